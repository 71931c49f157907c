import { styled } from 'styled-components';
import type { ResolvedAction } from '../../blocks/resolved';
import { NewTab } from '../../design/NewTab';
import { useWords } from '../../design/words';

const Strip = styled.section`
  background: var(--band);
  color: var(--on-band);
`;

const Line = styled.p`
  max-width: none;
  padding: 0.5rem var(--gutter);
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
  @media (min-width: 48em) {
    font-size: var(--step--1);
  }
`;

const Way = styled.a`
  color: inherit;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:focus-visible {
    outline-color: var(--on-band);
    outline-offset: 1px;
    box-shadow: none;
  }
`;

/** The line above the header. */
export function Banner({ text, action }: { text: string; action?: ResolvedAction | undefined }) {
  return (
    <Strip aria-label={useWords().notice} data-print="none">
      <Line>
        {text}
        {action && (
          <>
            {' '}
            <BannerLink action={action} />
          </>
        )}
      </Line>
    </Strip>
  );
}

function BannerLink({ action }: { action: ResolvedAction }) {
  if (action.do === 'page') return <Way href={action.href}>{action.label}</Way>;
  if (action.do !== 'book') return <Way href={action.href}>{action.label}</Way>;
  return (
    <Way href={action.href} target="_blank" rel="noopener">
      {action.label}
      <NewTab />
    </Way>
  );
}
