import { diffSince } from './diff';
import { markdownReport, textReport } from './report';
import * as words from './words';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { namesOf } from '../../report/named';
import { siteFolder } from '../../site-folder';

const FORMATS = new Map([
  ['text', textReport],
  ['markdown', markdownReport],
]);

/** `npm run diff BASE`. Returns 0 when it could compare, whatever has changed. Throws a `Complaint`. */
export async function main(argv: string[]): Promise<number> {
  const read = optionsOf(argv, { site: 'word', format: 'word' }, words.USAGE, { takesWords: true });
  if (!read) return 0;
  const [base, ...more] = read.rest;
  if (base === undefined || more.length > 0) throw new Complaint(`${words.needBase()}\n\n${words.USAGE}`);
  const format = read.words.get('format') ?? 'text';
  const print = FORMATS.get(format);
  if (!print) throw new Complaint(words.unknownFormat(format));
  const site = siteFolder(read.words.get('site'));
  console.log(namesOf(site)(print(await diffSince(site, base))));
  return 0;
}
