import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { HotlineCall } from '../../design/HotlineCall';
import { Icon } from '../../design/drawings/Icon';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Pill } from '../../design/Pill';
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
    --sound: var(--ink);
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
    /* What it is about beside its steps, or a text beside a number. */
    &[data-halves] {
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    }
    & > :nth-child(2):not(:last-child) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 0.75rem;
  align-items: center;
  color: var(--brand);
  & > h2 {
    font-size: var(--step-2);
  }
  & > span {
    grid-column: 2;
    justify-self: start;
    background: var(--paper);
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
  const { id, tone, icon, heading, severity, paragraphs, points, before, folded, more, action } = props;
  const name = useId();
  const isLong = paragraphs.length > 1 && JSON.stringify(paragraphs).length > LONG;
  const shown = isLong ? 1 : paragraphs.length;
  const head = (
    <Head>
      {icon && <Icon name={icon} size={28} />}
      <h2 id={name}>{heading}</h2>
      {severity && <Pill {...severity} />}
    </Head>
  );
  const call = before && <HotlineCall {...before} />;
  const button = action && <ActionLink action={action} look={before && action.do === 'call' ? 'outline' : undefined} />;
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      <Box data-tone={tone}>
        {points ? (
          <Reading data-halves="">
            <Words>
              {head}
              <Paragraphs paragraphs={paragraphs} />
              {call}
            </Words>
            <Words>
              <PhoneFold when={folded} more={more} about={heading}>
                <Points points={points} mark="tick" />
              </PhoneFold>
              {button}
            </Words>
          </Reading>
        ) : (
          <Reading data-halves={call && ''}>
            {head}
            {call}
            <Words>
              <Paragraphs paragraphs={paragraphs.slice(0, shown)} />
              {isLong && (
                <PhoneFold more={more} about={heading}>
                  <Paragraphs paragraphs={paragraphs.slice(1)} />
                </PhoneFold>
              )}
              {button}
            </Words>
          </Reading>
        )}
      </Box>
    </Section>
  );
}
