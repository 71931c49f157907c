import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { siteFile } from '../../../content/documents/site.schema';
import { APPROVED_FILE, CLAIMS_FILE, MENUS_FILE, SITE_FILE } from '../../../content/files';
import { replaceValue } from '../../../json/edit-json';
import type { Path } from '../../../json/path';
import { metaOf, schemaAt } from '../../../schema/children';
import { engine, root, withSlashes } from '../../paths';
import { typedIn } from '../../site-folder';
import type { Talk } from '../../terminal';
import { DOOR, doorTo } from './door';
import { readAnswer } from './questions';
import { writeRepository } from './repository';
import * as words from './site-words';
import SITE from './templates/site/_site.json?raw';
import CLAIMS from './templates/site/_claims.json?raw';
import MENUS from './templates/site/_menus.json?raw';
import HOME from './templates/site/index.json?raw';
import NOT_FOUND from './templates/site/404.json?raw';

interface Question {
  flag: string;
  path: Path;
}

/** What is asked of a firm; what is not answered is left to write in its files. */
export const SITE_QUESTIONS: readonly Question[] = [
  { flag: 'name', path: ['brand', 'first'] },
  { flag: 'trade', path: ['product'] },
  { flag: 'town', path: ['address', 'locality'] },
  { flag: 'country', path: ['country'] },
  { flag: 'locale', path: ['locale'] },
  { flag: 'currency', path: ['currency'] },
  { flag: 'time-zone', path: ['timeZone'] },
  { flag: 'phone', path: ['phone', 'display'] },
  { flag: 'email', path: ['email', 'emergency'] },
  { flag: 'origin', path: ['origin'] },
  { flag: 'price-range', path: ['defaults', 'priceRange'] },
  { flag: 'opens', path: ['hours', 'opens'] },
  { flag: 'closes', path: ['hours', 'closes'] },
];

const template: unknown = JSON.parse(SITE);
const fieldOf = ({ path }: Question) => schemaAt(siteFile, template, path)!;
const ask = (question: Question) => {
  const { title = question.flag, description = '', examples } = metaOf(fieldOf(question));
  return { title, description, example: Array.isArray(examples) ? String(examples[0]) : '' };
};

export const siteOptions = () =>
  words.options(SITE_QUESTIONS.map((question) => ({ flag: question.flag, ...ask(question) })));

/** Writes the smallest site into a folder that is new or empty. Returns the exit code. Throws `Stopped`. */
export async function newSite(
  typed: string | undefined,
  given: ReadonlyMap<string, string>,
  talk: Talk,
): Promise<number> {
  const refuse = (text: string) => {
    talk.complain(text);
    return 2;
  };
  if (typed === undefined) return refuse(words.noFolder());
  const typedFolder = resolve(typedIn(), typed);
  // A project that has this code as a package becomes a repository of one site.
  const isRepository = engine !== root && typedFolder === root;
  const folder = isRepository ? join(root, 'pages') : typedFolder;
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => error.code);
  if (there === 'ENOTDIR' || (Array.isArray(there) && there.length > 0))
    return refuse(words.isTaken(isRepository ? 'pages' : typed));

  const answers = new Map<Question, unknown>();
  const mistakes = SITE_QUESTIONS.flatMap((question) => {
    const word = given.get(question.flag);
    const answer = word === undefined ? undefined : readAnswer(fieldOf(question), word, '');
    if (answer && 'mistake' in answer) return [`--${question.flag}: ${answer.mistake}`];
    if (answer) answers.set(question, answer.value);
    return [];
  });
  if (mistakes.length > 0) return refuse(mistakes.join('\n'));
  if (talk.ask) await askAll(answers, talk, talk.ask);

  await mkdir(folder, { recursive: true });
  const files = new Map([
    [SITE_FILE, filledIn(SITE, answers)],
    [CLAIMS_FILE, CLAIMS],
    [MENUS_FILE, MENUS],
    ['pages/index.json', HOME],
    ['pages/404.json', NOT_FOUND],
    // Empty from the first day: nothing goes live that nobody has read.
    [APPROVED_FILE, ''],
  ]);
  for (const [path, text] of files) await writeFile(join(folder, relative('pages', path)), text, { flag: 'wx' });
  if (isRepository) talk.say(words.madeRepository(await writeRepository()));
  else {
    await writeFile(join(folder, DOOR), doorTo(withSlashes(relative(folder, engine)), ['--site', '.']), { flag: 'wx' });
    talk.say(words.made(typed));
  }
  return 0;
}

async function askAll(answers: Map<Question, unknown>, talk: Talk, put: NonNullable<Talk['ask']>): Promise<void> {
  talk.say(words.intro());
  for (const question of SITE_QUESTIONS.filter((each) => !answers.has(each))) {
    for (;;) {
      const typed = (await put(words.ask(ask(question)))).trim();
      if (!typed) break;
      const answer = readAnswer(fieldOf(question), typed, '');
      if ('value' in answer) {
        answers.set(question, answer.value);
        break;
      }
      talk.say(answer.mistake);
    }
  }
}

/** The number that phones dial follows from the one that people read, where the country is known. */
function filledIn(text: string, answers: ReadonlyMap<Question, unknown>): string {
  const filled = [...answers].reduce((now, [{ path }, value]) => replaceValue(now, path, value), text);
  const said = (flag: string) => [...answers].find(([question]) => question.flag === flag)?.[1];
  const [phone, country] = [said('phone'), said('country')];
  if (typeof phone !== 'string' || typeof country !== 'string') return filled;
  const number = parsePhoneNumberFromString(phone, country as CountryCode)?.number;
  return number === undefined ? filled : replaceValue(filled, ['phone', 'international'], number);
}
