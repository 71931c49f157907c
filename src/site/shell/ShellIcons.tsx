import { LINES } from '../../design/drawings/line-icon';

/** Signs of the shell's own controls. They are not for authors, so they are not in the list of icons. */

export function MenuSign() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {...LINES}>
      <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />
    </svg>
  );
}

export function CloseSign() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {...LINES}>
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}

export function ChevronSign() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" {...LINES}>
      <path d="M3.5 5.5L7 9l3.5-3.5" />
    </svg>
  );
}
