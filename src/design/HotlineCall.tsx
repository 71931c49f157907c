import { styled } from 'styled-components';
import type { ResolvedHotline } from '../blocks/resolved';
import { ActionLink } from './ActionLink';

const Box = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: .375rem;
  justify-items: start;
  padding: 1.125rem 1.25rem 1.25rem;
  border: 2px solid var(--alarm);
  border-radius: var(--radius-s);
  background: var(--alarm-tint);
  break-inside: avoid;
  & strong { color: var(--ink); font: 700 var(--step-1)/1.2 var(--font-display); }
  & > a { margin-block-start: .5rem; }
`;

/** Somebody else's emergency number, which comes before ours wherever it stands. */
export function HotlineCall({ hotline }: { hotline: ResolvedHotline }) {
  return (
    <Box>
      <p><strong>First: {hotline.name}</strong></p>
      <p>{hotline.text}</p>
      <ActionLink action={{ do: 'call', label: hotline.display, href: hotline.href }} size="large" about={hotline.name} />
    </Box>
  );
}
