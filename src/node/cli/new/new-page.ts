import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { slugOf } from '../../../schema/slug';
import { metaOf } from '../../../schema/children';
import { valueAt } from '../../../json/path';
import { placeOfKind } from '../../../kinds/named';
import type { ListedKind, Question } from '../../../kinds/kind';
import { routeOf } from '../../../content/routes';
import { signOfMoney } from '../../../content/wording/figures';
import { loadSite } from '../../load/load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { nextSteps } from '../../authoring/next-steps';
import * as words from './words';
import { refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { aliasesIn, intendedFile, refusalOf } from '../../../authoring/place';
import type { Taken } from '../../../authoring/place';
import { choicesOf, fieldOf, readAnswer } from './questions';
import { filledIn } from '../../../authoring/new/filled-in';
import { answerFromRegion, answerTo } from './answers-known';
import type { Answers } from './answers-known';
import { namingFact } from './name-of-file';
import type { Site } from '../../../content/site';
import { templateOf } from '../../../authoring/new/template';
import { withSchema } from '../../../authoring/new/with-schema';
import { toDoLines } from '../../authoring/to-do-lines';

interface Wish {
  kind: ListedKind;
  /** Options that were given: flag → words. */
  given: ReadonlyMap<string, string>;
  isDraft: boolean;
  /** The file as it was typed; left out, its name follows from the facts. */
  file?: string | undefined;
}

/** A short list of choices is in the description; of a long one an example is shown. */
const MOST_CHOICES = 6;

/** Makes a page of a site from the template of its kind. Returns the exit code. Throws `Stopped`. */
export async function newPage(
  { kind, given: flags, isDraft, file }: Wish,
  site: SiteFolder,
  dialogue: Dialogue,
): Promise<number> {
  const answers: Answers = new Map();
  const { files, site: judged } = await loadSite(site);
  const document: unknown = JSON.parse(templateOf(kind));
  const usual = questionsOf(kind, JSON.parse(templateOf(kind, judged)));
  const questions = kind.questions.filter((question) => usual.includes(question) || flags.has(question.flag));
  const business = judged.business?.document;
  // Nothing while the site file has a mistake.
  const sign = business ? signOfMoney(business) : '';
  const mistakes = questions.flatMap((question) => {
    const typed = flags.get(question.flag);
    if (typed === undefined) return [];
    const answer = readAnswer(fieldOf(kind, question, document), typed, sign);
    if ('mistake' in answer) return [words.wrongAnswer(question.flag, answer.mistake)];
    answers.set(question, answer.value);
    return [];
  });
  if (mistakes.length > 0) return refuse(dialogue, mistakes.join('\n'));
  answerFromRegion(judged, questions, answers);
  const isNeeded = neededOn(kind, judged);
  const left = questions.filter((question) => !answers.has(question));
  const missing = left.filter(isNeeded);
  if (!dialogue.ask && missing.length > 0) return refuse(dialogue, whatIsMissing(kind, missing, document));

  const taken = { paths: files.keys(), aliases: aliasesIn(judged.documents) };
  if (dialogue.ask)
    await askAll(kind, { questions: left, isNeeded, document, answers, sign, ask: dialogue.ask, dialogue });
  answerFromRegion(judged, questions, answers);
  const naming = { fact: namingFact(kind, judged), typed: file };
  const path = await placeOf(kind, { naming, answers, taken: { ...taken, paths: [...taken.paths] }, dialogue });
  if (path === undefined) return 2;

  const given = [...answers].map(([{ path: at }, value]) => ({ path: at, value }));
  const template = templateOf(kind, judged, new Set(given.map(({ path: [, fact] }) => String(fact))));
  const text = withSchema(filledIn(template, { kind, answers: given, isDraft }), path, judged.documents);
  const place = placeIn(site, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' });
  dialogue.say(`${words.made(path, routeOf(path))}\n`);
  dialogue.say(nextSteps({ path, route: routeOf(path), left: toDoLines(path, text) }));
  return 0;
}

/** Without which answers there is no page of a kind on a site: its own, and what its pages are called after. */
export const neededOn =
  (kind: ListedKind, site: Site) =>
  ({ isNeeded, path: [, fact] }: Question): boolean =>
    isNeeded === true || fact === namingFact(kind, site);

/** The questions about a page: the fields of its template. */
export const questionsOf = (kind: ListedKind, template: unknown): Question[] =>
  kind.questions.filter(({ path }) => valueAt(template, path) !== undefined);

/** One line on a question: its title, what belongs there, an example. */
export function describe(kind: ListedKind, question: Question, document: unknown): string {
  const { title = '', description = '', example } = questionWords(kind, question, document);
  return `${title}: ${description}${example && ` For example: ${example}`}`;
}

function questionWords(kind: ListedKind, question: Question, document: unknown) {
  const field = fieldOf(kind, question, document);
  const meta = metaOf(field);
  const [choice, ...others] = choicesOf(field);
  const example = Array.isArray(meta.examples)
    ? String(meta.examples[0])
    : choice && others.length > MOST_CHOICES
      ? choice
      : '';
  const hint = Array.isArray(valueAt(document, question.path)) ? words.listHint : '';
  return { title: meta.title ?? question.flag, description: `${meta.description ?? ''}${hint}`, example };
}

function whatIsMissing(kind: ListedKind, lacking: readonly Question[], document: unknown): string {
  return words.missing(
    kind,
    lacking.map((question) => ({ flag: question.flag, what: describe(kind, question, document) })),
  );
}

type Asking = {
  questions: readonly Question[];
  isNeeded: (question: Question) => boolean;
  document: unknown;
  answers: Answers;
  sign: string;
  ask: NonNullable<Dialogue['ask']>;
  dialogue: Dialogue;
};

async function askAll(
  kind: ListedKind,
  { questions, isNeeded, document, answers, sign, ask, dialogue }: Asking,
): Promise<void> {
  if (questions.length > 0) dialogue.say(words.intro(kind));
  for (const question of questions) {
    for (;;) {
      const typed = (await ask(words.ask(questionWords(kind, question, document)))).trim();
      if (!typed && !isNeeded(question)) break;
      const answer = typed ? readAnswer(fieldOf(kind, question, document), typed, sign) : { mistake: words.needed() };
      if ('value' in answer) {
        answers.set(question, answer.value);
        break;
      }
      dialogue.say(answer.mistake);
    }
  }
}

type Naming = { fact: string; /** The file as it was typed. */ typed: string | undefined };
type Placing = { naming: Naming; answers: Answers; taken: Taken; dialogue: Dialogue };

async function placeOf(
  kind: ListedKind,
  { naming: { fact, typed }, answers, taken, dialogue }: Placing,
): Promise<string | undefined> {
  const proposal = slugOf(String(answerTo(fact, answers) ?? answerTo('name', answers)));
  let name = typed ?? (dialogue.ask ? (await dialogue.ask(words.askFile(proposal))).trim() || proposal : proposal);
  for (;;) {
    const path = intendedFile(name, placeOfKind(kind));
    const refusal = refusalOf(path, kind, taken);
    if (!refusal) return path;
    dialogue.complain(refusal);
    if (!dialogue.ask) return undefined;
    name = (await dialogue.ask(words.askFile(proposal))).trim() || proposal;
  }
}
