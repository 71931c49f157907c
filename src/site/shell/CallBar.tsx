import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';
import { Words } from '../../design/Words';
import type { ResolvedShell } from '../../content/resolve/shell';
import { watchHotlines } from './hotline-bar';

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  box-shadow: var(--shadow-float);
  /* Its copy, which calls a hotline, stands in its place. */
  html[data-hotline] #root & {
    display: none;
  }
  @media (min-width: 48em) {
    display: none;
  }
`;

const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: var(--bar-height, 4rem);
  padding: 0.25rem 1rem calc(0.25rem + env(safe-area-inset-bottom));
  background: var(--call-fill);
  color: var(--on-call);
  font: 700 1.125rem/1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-decoration: none;
  &:active {
    background: var(--call-fill-press);
  }
  &:focus-visible {
    outline-color: var(--on-call);
    outline-offset: -6px;
    box-shadow: none;
  }
  & > svg {
    flex: none;
  }
`;

/** The number at the bottom of a phone, always under the thumb. The footer keeps the page clear of it. */
export function CallBar({ shell, route }: { shell: ResolvedShell; route: string }) {
  useEffect(watchHotlines, [route]);
  return (
    <Bar aria-label={shell.phone.name} data-print="none">
      <CallBarLink shell={shell} />
    </Bar>
  );
}

/** The bar's link alone, for the sheet that covers it. */
export function CallBarLink({ shell }: { shell: ResolvedShell }) {
  return (
    <Call href={shell.phone.href}>
      <Icon name="phone" size={22} />
      <span>
        <Words>{shell.callBar}</Words>
      </span>
    </Call>
  );
}
