import { styled } from 'styled-components';
import { Icon } from './drawings/Icon';
import type { DrawnIcon } from './drawings/icon-names';
import { say, useWords } from './words';

/* Somebody else's number comes before all that is ours, and nothing of ours is louder. */
const Line = styled.a`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.5rem;
  padding: 0.5rem max(var(--gutter), 50% - var(--container) / 2);
  border-block: 2px solid transparent;
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
    margin-inline-start: 0.25rem;
    font: 700 1.25rem/1.2 var(--font-display);
    white-space: nowrap;
  }
  &:focus-visible {
    outline-color: var(--on-call);
    outline-offset: -6px;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border-color: LinkText;
  }
  @media print {
    min-height: 0;
    padding: 0.25rem 0;
    color: inherit;
    & strong {
      font-size: 1.5rem;
    }
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
        {when}{' '}
        {name.includes(display) ? (
          <strong>{say(words.first, { name })}</strong>
        ) : (
          <>
            {say(words.firstCall, { name })} <strong>{display}</strong>
          </>
        )}
      </span>
    </Line>
  );
}
