import { styled } from 'styled-components';
import { Icon } from './drawings/Icon';
import type { DrawnIcon } from './drawings/icon-names';
import { say, useWords } from './words';

/* Somebody else's number comes before all that is ours, and nothing of ours is louder. */
const Line = styled.a`
  order: -1;
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.5rem;
  padding: 0.5rem 1.25rem 0.5rem 0.875rem;
  border: 2px solid transparent;
  border-radius: var(--radius-s);
  background: var(--call-fill);
  color: var(--on-call);
  font-size: var(--step--1);
  line-height: 1.3;
  text-wrap: balance;
  text-decoration: none;
  &:hover {
    background: var(--call-fill-press);
  }
  & > svg {
    flex: none;
  }
  & strong {
    display: block;
    font: 700 1.25rem/1.2 var(--font-display);
    white-space: nowrap;
  }
  @media (max-width: 30em) {
    width: 100%;
  }
  @media (forced-colors: active) {
    border-color: LinkText;
  }
  @media print {
    padding: 0;
    color: inherit;
  }
`;

type Props = {
  /** When to call it, as a question. */
  when: string;
  /** Who answers. */
  name: string;
  /** The number as people read it. */
  display: string;
  href: string;
  icon: DrawnIcon;
};

/** Somebody else's emergency number in one line, for the top of a page; `HotlineCall` says more. */
export function HotlineLine({ when, name, display, href, icon }: Props) {
  const words = useWords();
  return (
    <Line href={href} data-part="hotline">
      <Icon name={icon} size={22} />
      <span>
        {when} {say(words.firstCall, { name })} <strong>{display}</strong>
      </span>
    </Line>
  );
}
