import { styled } from 'styled-components';
import { ActionLink } from './ActionLink';
import { WORDS } from './interface-words';

const Box = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 0.875rem 2rem;
  align-self: start;
  justify-items: start;
  padding: 1.125rem 1.25rem 1.25rem;
  border: 2px solid var(--call);
  border-radius: var(--radius-s);
  background: var(--paper);
  break-inside: avoid;
  & strong {
    display: block;
    margin-block-end: 0.25rem;
    color: var(--ink);
    font: 700 var(--step-1)/1.25 var(--font-display);
  }
  @container (min-width: 50rem) {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

type Props = {
  /** Who answers. */
  name: string;
  /** What to do before and while calling. */
  text: string;
  /** The number as people read it. */
  display: string;
  href: string;
  wide?: boolean;
};

/** Somebody else's emergency number, which comes before ours wherever it stands. */
export function HotlineCall({ name, text, display, href, wide }: Props) {
  return (
    <Box data-wide={wide ? '' : undefined}>
      <p>
        <strong>{WORDS.first(name)}</strong>
        {text}
      </p>
      <ActionLink action={{ do: 'call', label: display, href }} size="large" about={name} />
    </Box>
  );
}
