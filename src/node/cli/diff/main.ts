import { diffSince, NoSite } from './diff';
import { NoRevision } from './read-revision';
import { markdownReport, textReport } from './report';
import * as words from './words';
import { readArguments } from '../../read-arguments';
import { today } from '../../today';

const FORMATS = new Map([['text', textReport], ['markdown', markdownReport]]);

/** `npm run diff BASE`. Returns the exit code: 0 compared, whatever has changed; 2 not compared. */
export async function main(argv: string[]): Promise<number> {
  const read = readArguments(argv, { format: 'word' });
  if ('mistake' in read) return complain(`${read.mistake}\n\n${words.USAGE}`);
  if (read.switches.has('help')) {
    console.log(words.USAGE);
    return 0;
  }
  const [base, ...more] = read.rest;
  if (base === undefined || more.length > 0) return complain(`${words.needBase()}\n\n${words.USAGE}`);
  const format = read.words.get('format') ?? 'text';
  const print = FORMATS.get(format);
  if (!print) return complain(words.unknownFormat(format));
  try {
    console.log(print(await diffSince(process.cwd(), base, { today: today() })));
    return 0;
  } catch (error) {
    if (error instanceof NoSite) return complain(words.noSite());
    if (!(error instanceof NoRevision)) throw error;
    return complain(words.noRevision[error.why](base));
  }
}

function complain(text: string): number {
  console.error(text);
  return 2;
}
