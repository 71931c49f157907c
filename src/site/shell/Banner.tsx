import { styled } from 'styled-components';
import type { ResolvedAction } from '../../blocks/resolved';
import { NewTab } from '../../design/NewTab';
import { useWords } from '../../design/words';

const Strip = styled.section`
  background: var(--band);
  color: var(--on-band);
  /* A phone on its side has no height to spare. */
  @media (max-height: 29.99em) {
    display: none;
  }
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

const Way = styled(Line)`
  display: grid;
  align-content: center;
  min-height: 3rem;
  color: inherit;
  text-decoration: none;
  & b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: var(--on-band);
    outline-offset: -4px;
    box-shadow: none;
  }
`;

/** The line above the header; with an action all of it is its link. */
export function Banner({ text, action }: { text: string; action?: ResolvedAction | undefined }) {
  return (
    <Strip aria-label={useWords().notice} data-print="none">
      {action ? <BannerLink text={text} action={action} /> : <Line>{text}</Line>}
    </Strip>
  );
}

function BannerLink({ text, action: { do: kind, href, label } }: { text: string; action: ResolvedAction }) {
  const isElsewhere = kind === 'book';
  return (
    <Way as="a" href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
      <span>
        {text} <b>{label}</b>
        {isElsewhere && <NewTab />}
      </span>
    </Way>
  );
}
