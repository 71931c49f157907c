import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { HotlineCall } from '../../design/HotlineCall';
import { Icon } from '../../design/drawings/Icon';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import type { BlockProps } from '../schemas';

const Box = styled.div`
  padding: var(--space-m);
  border: 2px solid var(--brand);
  border-radius: var(--radius-m);
  background: var(--brand-tint);
  break-inside: avoid;
  &[data-tone='warning'] {
    border-color: var(--brass);
    background: var(--brass-tint);
  }
  &[data-tone='danger'] {
    border-color: var(--call);
    background: var(--call-tint);
  }
`;

const Reading = styled.div`
  display: grid;
  gap: 0.75rem var(--space-xl);
  @container (min-width: 56rem) {
    /* The columns of the page, less the box's own air. */
    grid-template-columns: calc(100% / 3 - 2rem) minmax(0, 1fr);
    &[data-halves] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  & > [data-wide] {
    margin-block-end: 0.75rem;
  }
`;

const Head = styled.div`
  display: flex;
  gap: 0.75rem;
  color: var(--brand);
  & > h2 {
    font-size: var(--step-2);
  }
  & > svg {
    flex: none;
  }
  [data-tone='warning'] & {
    color: var(--brass);
  }
  [data-tone='danger'] & {
    color: var(--call);
  }
`;

/** Some twelve lines on a phone, links and quotes counted as they are written. */
const LONG = 480;

/** A short box that must not be missed. */
export function Notice(props: BlockProps<'notice'>) {
  const { id, tone, icon, heading, paragraphs, points, before, folded, more, action } = props;
  const name = useId();
  const isLong = paragraphs.length > 1 && JSON.stringify(paragraphs).length > LONG;
  const shown = isLong ? 1 : paragraphs.length;
  // Beside steps it stands under what they are about.
  const call = before && <HotlineCall {...before} wide={!points} />;
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      <Box data-tone={tone}>
        <Reading data-halves={points && ''}>
          <Words>
            <Head>
              {icon && <Icon name={icon} size={28} />}
              <h2 id={name}>{heading}</h2>
            </Head>
            {points && <Paragraphs paragraphs={paragraphs} />}
            {points && call}
          </Words>
          <Words>
            {!points && call}
            {points ? (
              <PhoneFold when={folded} more={more} about={heading}>
                <Points points={points} />
              </PhoneFold>
            ) : (
              <>
                <Paragraphs paragraphs={paragraphs.slice(0, shown)} />
                {isLong && (
                  <PhoneFold more={more} about={heading}>
                    <Paragraphs paragraphs={paragraphs.slice(1)} />
                  </PhoneFold>
                )}
              </>
            )}
            {action && <ActionLink action={action} look={before && action.do === 'call' ? 'outline' : undefined} />}
          </Words>
        </Reading>
      </Box>
    </Section>
  );
}
