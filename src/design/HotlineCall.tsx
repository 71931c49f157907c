import { styled } from 'styled-components';
import { ActionLink } from './ActionLink';
import { say, useWords } from './words';
import { Words } from './Words';

const Box = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 0.75rem 2rem;
  align-self: start;
  justify-items: start;
  width: 100%;
  padding: clamp(0.75rem, 2.5vw, 1.5rem);
  border-radius: var(--radius-s);
  background: var(--call-tint);
  break-inside: avoid;
  &[data-calm] {
    border: 1px solid var(--line);
    background: none;
  }
  & strong {
    display: block;
    margin-block-end: 0.25rem;
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  @container (min-width: 40rem) {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      align-self: stretch;
    }
  }
`;

type Props = {
  /** When to call it, as a question. */
  when: string;
  /** Who answers. */
  name: string;
  /** Instructions before and during the call. */
  text: string;
  /** The number as people read it. */
  display: string;
  href: string;
  /** Whether it comes before our own number; one that need not is less loud. */
  comesFirst: boolean;
  wide?: boolean;
};

/** Somebody else's number, such as that of an emergency service, which comes before ours wherever it stands. */
export function HotlineCall({ when, name, text, display, href, comesFirst, wide }: Props) {
  const words = useWords();
  const isNamed = comesFirst || text.includes(name);
  const label = isNamed ? display : name.includes(display) ? name : `${name}: ${display}`;
  return (
    <Box
      data-wide={wide || undefined}
      data-calm={comesFirst ? undefined : ''}
      data-first={comesFirst ? `${when} ${display}` : undefined}
    >
      <p>
        <strong>{comesFirst ? say(words.first, { name }) : when}</strong>
        <Words>{text}</Words>
      </p>
      <ActionLink
        action={{ do: 'call', label, href }}
        {...(comesFirst ? { size: 'large' } : { look: 'outline' })}
        {...(isNamed && { about: name })}
      />
    </Box>
  );
}
