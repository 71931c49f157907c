import { BEFORE } from '../../../check/approval/approved-file';
import type { Approvals } from '../../../check/approval/approved-file';
import { counted } from '../../../check/words';
import type { WaitingItem } from '../../../check/approval/waiting-item';
import type { WaitingPage } from './waiting-pages';

const MOST_USES = 5;

/** An item in lines, as visitors will read it. */
export function itemLines({ title, texts, beside, assistant, alsoIn, uses }: WaitingItem): string[] {
  return [
    `  ${title}`,
    ...texts.map((text) => `    ${text}`),
    ...(assistant === undefined ? [] : [`    (changed by an assistant: ${assistant})`]),
    ...(beside ? [`    (${beside})`] : []),
    ...(alsoIn.length > 0 ? [`    (also on ${counted(alsoIn.length, 'page')})`] : []),
    ...uses.slice(0, MOST_USES).map(({ file, text }) => `    shown by ${file}: ${text}`),
    ...(uses.length > MOST_USES ? [`    and in ${counted(uses.length - MOST_USES, 'other place')}`] : []),
  ];
}

/** The waiting items, and the number of approved ones, for people. */
export function asText(pages: readonly WaitingPage[], approvals: Approvals): string {
  const items = pages.flatMap((page) => page.items);
  const lines = pages.flatMap(({ file, items: own }) => [`${file}`, ...own.flatMap(itemLines), '']);
  const waits =
    items.length === 0
      ? 'Nothing waits to be approved.'
      : `${counted(items.length, 'item waits', 'items wait')} in ${counted(pages.length, 'file')}. Nothing was ` +
        'approved.';
  return [...lines, `${waits} ${approvedLine(approvals)}`].join('\n');
}

/** "812 items are approved, 805 of them stood before approval began." */
export function approvedLine(approvals: Approvals): string {
  const before = [...approvals.values()].filter(({ by }) => by === BEFORE).length;
  const all = `${counted(approvals.size, 'item is', 'items are')} approved`;
  return before === 0 ? `${all}.` : `${all}, ${before} of them stood before approval began.`;
}

export const asJson = (pages: readonly WaitingPage[], approvals: Approvals): string =>
  JSON.stringify(
    {
      version: 1,
      waiting: pages,
      approved: approvals.size,
      before: [...approvals.values()].filter(({ by }) => by === BEFORE).length,
    },
    null,
    2,
  );
