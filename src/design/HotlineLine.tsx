import { styled } from 'styled-components';
import { Icon } from './Icon';
import type { IconName } from './icon-names';
import { WORDS } from './interface-words';

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  gap: .75rem;
  min-height: 3rem;
  padding: .375rem .875rem .375rem .625rem;
  border: 2px solid var(--call);
  border-radius: var(--radius-s);
  background: var(--paper);
  color: var(--text);
  font-size: var(--step--1);
  line-height: 1.3;
  text-decoration: none;
  &:hover { background: var(--call-tint); }
  & > svg { flex: none; color: var(--call); }
  & strong { color: var(--call); font-family: var(--font-display); font-size: 1.0625rem; white-space: nowrap; }
`;

type Props = {
  /** When to call it, as a question. */
  when: string;
  /** Who answers. */
  name: string;
  /** The number as people read it. */
  display: string;
  href: string;
  icon: IconName;
};

/** Somebody else's emergency number in one line, for the top of a page; `HotlineCall` says more. */
export function HotlineLine({ when, name, display, href, icon }: Props) {
  return (
    <Line href={href}>
      <Icon name={icon} size={22} /><span>{when} {WORDS.firstCall(name)} <strong>{display}</strong></span>
    </Line>
  );
}
