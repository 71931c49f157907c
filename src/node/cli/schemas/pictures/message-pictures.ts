import { readFile } from 'node:fs/promises';
import { Checker } from '../../../../check/checker';
import type { Schemas } from '../../../../check/judge/judge';
import { RULES } from '../../../../check/rules';
import * as words from './words';
import { readPages } from '../../../read-pages';
import { prettyReport } from '../../../report/pretty';
import { terminalPicture } from './terminal-picture';

export const PICTURES = '.github/pictures';
const PAGE = 'pages/areas/e20.json';
/** A site and a page that nobody edits, so that no work on the real ones makes a picture stale. */
const SITE = 'tests/fixtures/v1/pages';
const COPY = 'tests/fixtures/stratford.json';

/** Mistakes of a copier, by the code of their message: what stands in the page, and what was made of it. */
const MISTAKES: Record<string, [right: string, wrong: string]> = {
  'missing-comma': ['"code": "E20",', '"code": "E20"'],
  'unknown-field': ['"responseMinutes"', '"responseMinuets"'],
  'leftover-place': ['"Local {area.code} Team"', '"Local SW1H Team"'],
  'contradicting-figure': ['"Help in {area.name}, day and night"', '"From £80 an hour, day and night"'],
};

export interface MessagePicture {
  /** Its path from the root of the project. */
  file: string;
  alt: string;
  svg: string;
}

/** A picture of the real message for each of the mistakes that the README shows. */
export async function messagePictures(schemas: Schemas): Promise<MessagePicture[]> {
  const [pages, page, checker] = [await readPages(SITE), await readFile(COPY, 'utf8'), new Checker(schemas, RULES)];
  return Object.entries(MISTAKES).map(([code, [right, wrong]]) => {
    const files = new Map(pages).set(PAGE, new TextEncoder().encode(page.replace(right, wrong)));
    const problem = checker.check(files).problems.find(({ file, rule }) => file === PAGE && rule === code);
    if (!problem) throw new Error(`${wrong} in ${COPY} is no longer told as ${code}.`);
    // The line that closes a report counts the files of the fixture, which is no part of the message.
    const output = prettyReport({ problems: [problem], files }, { colour: true }).split('\n\n').slice(0, -1).join('\n\n');
    return {
      file: `${PICTURES}/${code}.svg`,
      alt: words.alt(problem),
      svg: terminalPicture({ command: 'npm run check', output, title: words.title(problem) }),
    };
  });
}
