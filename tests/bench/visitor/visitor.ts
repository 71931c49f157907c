import { chromium } from 'playwright';
import { findChromium } from '../../../src/node/chromium';
import type { SiteFolder } from '../../../src/node/site-folder';
import { answers } from './answers';
import { serveCopies } from './copies';
import type { Figure } from './figure';
import { firstFlight, loading } from './loading';
import { moves } from './moves';

/**
 * Who watches a page has V8 read each function again for the places of its stack, 25 ms for a script on this computer,
 * which no visitor waits for. With this flag it notes them at the first reading.
 */
const UNWATCHED = '--js-flags=--no-enable-lazy-source-positions';

const PARTS = [moves, answers, loading, firstFlight];

/**
 * What somebody waits for who opens the built site on a slow phone, on the start page and these or the largest of each
 * kind; prints each figure as it is known.
 */
export async function visitorFigures(folder: SiteFolder, pages?: readonly string[]): Promise<void> {
  const copies = await serveCopies(folder, pages);
  const found = await findChromium();
  const browser = await chromium.launch({ ...found, args: [...(found.args ?? []), UNWATCHED] });
  try {
    console.log(row('a slow phone', 'measured', 'against', 'ratio', 'target'));
    for (const part of PARTS) for await (const figure of part(browser, copies)) console.log(rowOf(figure));
  } finally {
    await browser.close();
    copies.close();
  }
}

const row = (name: string, ...cells: string[]) => name.padEnd(72) + cells.map((cell) => cell.padStart(14)).join('');

function rowOf({ name, value, against, ratio, target = '' }: Figure): string {
  const shown = (number: number | undefined) => number?.toFixed(number < 1 ? 3 : 0) ?? '';
  const compared = ratio ?? (against === undefined ? undefined : value / against);
  const times = compared !== undefined && Number.isFinite(compared) ? `${compared.toFixed(2)}×` : '';
  return row(name, shown(value), shown(against), times, target);
}
