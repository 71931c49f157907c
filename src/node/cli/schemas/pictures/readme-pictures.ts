import { readFile } from 'node:fs/promises';
import { Checker } from '../../../../check/run/checker';
import type { Schemas } from '../../../../check/judge/judge';
import { RULES } from '../../../../check/rules';
import { iconPicture } from './icon-picture';
import * as words from './words';
import { readPages } from '../../../load/read-pages';
import { prettyReport } from '../../../report/pretty';
import { terminalPicture } from './terminal-picture';

export const PICTURES = '.github/pictures';
const MISTAKES = '.github/mistakes.json';

/** The pictures show mistakes of a copier in a site that nobody edits, so that no work makes a picture stale. */
interface Shown {
  /** The folder of the site. */
  site: string;
  /** The file with the page, and where it stands in the site. */
  copy: string;
  page: string;
  /** By the code of their message: what stands in the page, and what was made of it. */
  mistakes: Record<string, [right: string, wrong: string]>;
}

export interface ReadmePicture {
  /** Its path from the root of the project. */
  file: string;
  alt: string;
  svg: string;
}

/** Every picture that the README shows, in its order. */
export const readmePictures = async (schemas: Schemas): Promise<ReadmePicture[]> => [
  ...(await messagePictures(schemas)),
  { file: `${PICTURES}/icons.svg`, ...iconPicture() },
];

/** A picture of the real message for each of the mistakes that the README shows. */
async function messagePictures(schemas: Schemas): Promise<ReadmePicture[]> {
  const { site, copy, page: path, mistakes } = JSON.parse(await readFile(MISTAKES, 'utf8')) as Shown;
  const [pages, page, checker] = [await readPages(site), await readFile(copy, 'utf8'), new Checker(schemas, RULES)];
  return Object.entries(mistakes).map(([code, [right, wrong]]) => {
    const files = new Map(pages).set(path, new TextEncoder().encode(page.replace(right, wrong)));
    const problem = checker.check(files).problems.find(({ file, rule }) => file === path && rule === code);
    if (!problem) throw new Error(`${wrong} in ${copy} is no longer told as ${code}.`);
    // The line that closes a report counts the files of the fixture, which is no part of the message.
    const output = prettyReport({ problems: [problem], files }, { colour: true })
      .split('\n\n')
      .slice(0, -1)
      .join('\n\n');
    return {
      file: `${PICTURES}/${code}.svg`,
      alt: words.alt(problem),
      svg: terminalPicture({ command: 'npm run check', output, title: words.title(problem) }),
    };
  });
}
