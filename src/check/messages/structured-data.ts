import type { Words } from '../problem';
import { quote } from '../words';

const NOT_SHOWN = 'Search engines show such a page without its hours, its number or its stars, or not at all.';

export const phoneMismatch = ({ shown, dialled }: { shown: string; dialled: string }): Words => ({
  message: `The number that people read, ${shown}, is not the number that phones dial, ${dialled}.`,
  fix: 'Write the same number in "display" and in "international".',
  why: 'Some visitors press the number and some dial what they read: half of them would reach somebody else.',
});

export const missingProperty = ({ type, property }: { type: string; property: string }): Words => ({
  message: `What search engines are told of this page lacks "${property}" of its ${type}.`,
  fix: `Add what "${property}" is made from, or tell whoever looks after the software.`,
  why: NOT_SHOWN,
});

export const wrongProperty = ({ property, value, expected }: { property: string; value: unknown; expected: string }): Words => ({
  message: `${quote(value)} cannot be ${WHAT[property] ?? `the "${property}" of a page`}: it must be ${expected}.`,
  fix: `Write ${expected}.`,
  why: NOT_SHOWN,
});

const WHAT: Record<string, string> = {
  closes: 'the time at which the line closes',
  opens: 'the time at which the line opens',
  telephone: 'the number of the business',
};

export const secondBusiness = (count: number): Words => ({
  message: `Search engines are told of ${count} businesses on this page, but there is one.`,
  fix: 'Tell whoever looks after the software.',
  why: NOT_SHOWN,
});
