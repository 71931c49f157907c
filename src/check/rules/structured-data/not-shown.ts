import type { Words } from '../../problem';

export const NOT_SHOWN = 'Search engines show such a page without its hours, its number or its stars, or not at all.';

export const missingProperty = ({ type, property }: { type: string; property: string }): Words => ({
  message: `What search engines are told of this page lacks "${property}" of its ${type}.`,
  fix: `Add what "${property}" is made from, or tell whoever looks after the software.`,
  why: NOT_SHOWN,
});
