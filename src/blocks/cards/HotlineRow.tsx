import { styled } from 'styled-components';
import { firstSentence } from '../../design/first-sentence';
import { Linked } from '../../design/Linked';
import { precautionOf } from './item';
import type { Item } from './item';

const Row = styled.p`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  max-width: none;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border-radius: var(--radius-s);
  background: var(--call-tint);
  color: var(--ink);
  font-size: 0.875rem;
  line-height: 1.35;
  /* A target of 24 px that leaves the lines where they are. */
  & a {
    padding-block: 0.375rem;
    color: inherit;
    font: 700 1rem/1 var(--font-display);
    white-space: nowrap;
  }
`;

type Props = {
  /** When to call it, as a question. */
  when: string;
  /** Instructions, of which the row has the first. */
  text: string;
  /** The number as people read it. */
  display: string;
  href: string;
};

/** Somebody else's number where nothing is wrong yet: one row, and no button. */
export const HotlineRow = ({ when, text, display, href }: Props) => (
  <Row data-first={`${when} ${display}`}>
    <span>
      <strong>{when}</strong> <Linked>{firstSentence(text)[0]}</Linked> <a href={href}>{display}</a>
    </span>
  </Row>
);

/** The numbers of all cards that stand above them, each once. */
export const HotlineRows = ({ items }: { items: readonly Item[] }) => {
  const all = items.map(precautionOf);
  return all.map(
    (one, index) =>
      one && all.findIndex((other) => other?.href === one.href) === index && <HotlineRow key={index} {...one} />,
  );
};
