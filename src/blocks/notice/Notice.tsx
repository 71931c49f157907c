import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { HotlineCall } from '../../design/HotlineCall';
import { Icon } from '../../design/drawings/Icon';
import { Paragraphs } from '../../design/Paragraphs';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import type { BlockProps } from '../schemas';

const Box = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
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
  @container (min-width: 48rem) {
    &[data-before] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: 2rem;
    }
  }
`;

const Reading = styled.div`
  display: grid;
  gap: 1rem 2rem;
  align-content: start;
  justify-items: start;
  @container (min-width: 56rem) {
    :not([data-before]) > &:not(:has(li)) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      justify-self: stretch;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`;

const Head = styled.div`
  display: flex;
  align-self: start;
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

/** A short box that must not be missed. */
export function Notice({ id, tone, icon, heading, paragraphs, points, before, action }: BlockProps<'notice'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      <Box data-tone={tone} data-before={before ? '' : undefined}>
        <Reading>
          <Head>
            {icon && <Icon name={icon} size={28} />}
            <h2 id={name}>{heading}</h2>
          </Head>
          <Words>
            <Paragraphs paragraphs={paragraphs} />
            {points && <Points points={points} />}
            {action && !before && <ActionLink action={action} />}
          </Words>
        </Reading>
        {before && <HotlineCall {...before} />}
        {action && before && <ActionLink action={action} look={action.do === 'call' ? 'outline' : undefined} />}
      </Box>
    </Section>
  );
}
