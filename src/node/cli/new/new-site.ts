import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { inLanguage } from '../../../authoring/new/in-language-of';
import { pageSchemas } from '../../../content/documents/page.schema';
import { schemaTypeOf, SETS_OF_TYPES } from '../../../content/documents/schema-types';
import { siteFile } from '../../../content/documents/site.schema';
import { claimsFile } from '../../../content/documents/claims.schema';
import { menusFile } from '../../../content/documents/menus.schema';
import { signOfMoney } from '../../../content/wording/figures';
import { APPROVED_FILE, CLAIMS_FILE, MENUS_FILE, SITE_FILE } from '../../../content/files';
import { addField, replaceValue } from '../../../json/edit-json';
import type { Path } from '../../../json/path';
import { metaOf, schemaAt } from '../../../schema/children';
import { engine, root, withSlashes } from '../../paths';
import { typedIn } from '../../site-folder';
import { refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { MCP_FILE, mcpSettings } from './mcp-settings';
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

/** The questions about a firm; an unanswered one is left to write in its files. */
export const SITE_QUESTIONS: readonly Question[] = [
  { flag: 'name', path: ['brand', 'first'] },
  { flag: 'trade', path: ['product'] },
  { flag: 'town', path: ['address', 'locality'] },
  { flag: 'country', path: ['country'] },
  { flag: 'locale', path: ['locale'] },
  { flag: 'currency', path: ['currency'] },
  { flag: 'time-zone', path: ['timeZone'] },
  { flag: 'phone', path: ['phone', 'display'] },
  { flag: 'email', path: ['email', 'information'] },
  { flag: 'origin', path: ['origin'] },
  { flag: 'price-range', path: ['defaults', 'priceRange'] },
  { flag: 'opens', path: ['hours', 'opens'] },
  { flag: 'closes', path: ['hours', 'closes'] },
];

type Answers = ReadonlyMap<Question, unknown>;

const template: unknown = JSON.parse(SITE);
const fieldOf = ({ path }: Question) => schemaAt(siteFile, template, path)!;
const ask = (question: Question, answers: Answers = new Map()) => {
  const { title = question.flag, description = '', examples, kind } = metaOf(fieldOf(question));
  const sign = kind === 'price-range' ? signOf(answers) : '';
  return { title, description, example: sign ? sign.repeat(2) : Array.isArray(examples) ? String(examples[0]) : '' };
};

const answerTo = (flag: string, answers: Answers): string | undefined => {
  const value = [...answers].find(([question]) => question.flag === flag)?.[1];
  return typeof value === 'string' ? value : undefined;
};

/** The sign of the money that was answered; empty while that is unknown. */
function signOf(answers: Answers): string {
  const [locale, currency] = [answerTo('locale', answers), answerTo('currency', answers)];
  return currency === undefined ? '' : signOfMoney({ locale: locale ?? 'en', currency });
}

export const siteOptions = () =>
  words.options(SITE_QUESTIONS.map((question) => ({ flag: question.flag, ...ask(question) })));

/** Writes the smallest site into a folder that is new or empty. Returns the exit code. Throws `Stopped`. */
export async function newSite(
  typed: string | undefined,
  given: ReadonlyMap<string, string>,
  dialogue: Dialogue,
): Promise<number> {
  if (typed === undefined) return refuse(dialogue, words.noFolder());
  const typedFolder = resolve(typedIn(), typed);
  // A project that has this code as a package becomes a repository of one site.
  const isRepository = engine !== root && typedFolder === root;
  const folder = isRepository ? join(root, 'pages') : typedFolder;
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => error.code);
  if (there === 'ENOTDIR' || (Array.isArray(there) && there.length > 0))
    return refuse(dialogue, words.isTaken(isRepository ? 'pages' : typed));

  const answers = new Map<Question, unknown>();
  const mistakes = SITE_QUESTIONS.flatMap((question) => {
    const word = given.get(question.flag);
    const answer = word === undefined ? undefined : readAnswer(fieldOf(question), word, signOf(answers));
    if (answer && 'mistake' in answer) return [`--${question.flag}: ${answer.mistake}`];
    if (answer) answers.set(question, answer.value);
    return [];
  });
  if (mistakes.length > 0) return refuse(dialogue, mistakes.join('\n'));
  if (dialogue.ask) await askAll(answers, dialogue, dialogue.ask);

  await mkdir(folder, { recursive: true });
  const locale = answerTo('locale', answers);
  const files = new Map([
    [SITE_FILE, filledIn(inLanguage(locale, siteFile, SITE), answers)],
    [CLAIMS_FILE, inLanguage(locale, claimsFile, CLAIMS)],
    [MENUS_FILE, inLanguage(locale, menusFile, MENUS)],
    ['pages/index.json', inLanguage(locale, pageSchemas.page, HOME)],
    ['pages/404.json', inLanguage(locale, pageSchemas['not-found'], NOT_FOUND)],
    // Empty from the first day: nothing goes live that nobody has read.
    [APPROVED_FILE, ''],
  ]);
  for (const [path, text] of files) await writeFile(join(folder, relative('pages', path)), text, { flag: 'wx' });
  if (isRepository) dialogue.say(words.madeRepository(await writeRepository()));
  else {
    await writeFile(join(folder, MCP_FILE), mcpSettings(withSlashes(relative(folder, engine)), ['--site', '.']), {
      flag: 'wx',
    });
    dialogue.say(words.made(typed));
  }
  return 0;
}

async function askAll(
  answers: Map<Question, unknown>,
  dialogue: Dialogue,
  put: NonNullable<Dialogue['ask']>,
): Promise<void> {
  dialogue.say(words.intro());
  for (const question of SITE_QUESTIONS.filter((each) => !answers.has(each))) {
    for (;;) {
      const typed = (await put(words.ask(ask(question, answers)))).trim();
      if (!typed) break;
      const answer = readAnswer(fieldOf(question), typed, signOf(answers));
      if ('value' in answer) {
        answers.set(question, answer.value);
        break;
      }
      dialogue.say(answer.mistake);
    }
  }
}

/** The number that phones dial and the kind of business follow from what people read, where that is known. */
function filledIn(text: string, answers: Answers): string {
  const filled = [...answers].reduce((now, [{ path }, value]) => replaceValue(now, path, value), text);
  const [phone, country, trade] = ['phone', 'country', 'trade'].map((flag) => answerTo(flag, answers));
  const number = phone && country && parsePhoneNumberFromString(phone, country as CountryCode)?.number;
  const dialled = number ? replaceValue(filled, ['phone', 'international'], number) : filled;
  if (trade === undefined) return dialled;
  const type = schemaTypeOf(trade);
  const typed = replaceValue(dialled, ['schemaType'], type);
  const set = SETS_OF_TYPES[type];
  const drawn = set ? addField(typed, ['look'], { name: 'drawings', value: set }) : typed;
  return replaceValue(drawn, ['product'], trade[0]!.toLocaleUpperCase(answerTo('locale', answers)) + trade.slice(1));
}
