import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { slugOf } from '../../../schema/slug';
import { metaOf } from '../../../schema/children';
import { valueAt } from '../../../json/path';
import { placeOfKind } from '../../../kinds/named';
import type { ListedKind, Question } from '../../../kinds/kind';
import { routeOf } from '../../../content/routes';
import { signOfMoney } from '../../../content/figures';
import { loadSite } from '../../load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { nextSteps } from '../../authoring/next-steps';
import * as words from './words';
import type { Talk } from '../../terminal';
import { aliasesIn, fileMeant, refusalOf } from '../../../authoring/place';
import type { Taken } from '../../../authoring/place';
import { choicesOf, fieldOf, readAnswer } from './questions';
import { filledIn } from '../../../authoring/new/filled-in';
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

type Answers = Map<Question, unknown>;

/** A short list of choices is in the description; of a long one an example is shown. */
const MOST_CHOICES = 6;

/** Makes a page of a site from the template of its kind. Returns the exit code. Throws `Stopped`. */
export async function newPage({ kind, given, isDraft, file }: Wish, site: SiteFolder, talk: Talk): Promise<number> {
  const answers: Answers = new Map();
  const { files, site: judged } = await loadSite(site);
  const flagged = kind.questions.filter(({ flag }) => given.has(flag)).map(({ path: [, fact] }) => String(fact));
  const template = templateOf(kind, judged, new Set(flagged));
  const document: unknown = JSON.parse(template);
  const questions = questionsOf(kind, document);
  const business = judged.business?.document;
  // Nothing while the site file has a mistake.
  const sign = business ? signOfMoney(business) : '';
  const mistakes = questions.flatMap((question) => {
    const typed = given.get(question.flag);
    if (typed === undefined) return [];
    const answer = readAnswer(fieldOf(kind, question, document), typed, sign);
    if ('mistake' in answer) return [words.wrongAnswer(question.flag, answer.mistake)];
    answers.set(question, answer.value);
    return [];
  });
  if (mistakes.length > 0) return complain(talk, mistakes.join('\n'));
  const left = questions.filter((question) => !answers.has(question));
  if (!talk.ask && left.some(({ isNeeded }) => isNeeded))
    return complain(
      talk,
      whatIsMissing(
        kind,
        left.filter(({ isNeeded }) => isNeeded),
        document,
      ),
    );

  const taken = { paths: files.keys(), aliases: aliasesIn(judged.documents) };
  if (talk.ask) await askAll(kind, { questions: left, document, answers, sign, ask: talk.ask, talk });
  const path = await placeOf(kind, { typed: file, answers, taken: { ...taken, paths: [...taken.paths] }, talk });
  if (path === undefined) return 2;

  const text = withSchema(
    filledIn(template, { kind, answers: [...answers].map(([{ path: at }, value]) => ({ path: at, value })), isDraft }),
    path,
    judged.documents,
  );
  const place = placeIn(site, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag: 'wx' });
  talk.say(`${words.made(path, routeOf(path))}\n`);
  talk.say(nextSteps({ path, route: routeOf(path), left: toDoLines(path, text) }));
  return 0;
}

/** What is asked of a page: what its template has. */
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
  document: unknown;
  answers: Answers;
  sign: string;
  ask: NonNullable<Talk['ask']>;
  talk: Talk;
};

async function askAll(kind: ListedKind, { questions, document, answers, sign, ask, talk }: Asking): Promise<void> {
  if (questions.length > 0) talk.say(words.intro(kind));
  for (const question of questions) {
    for (;;) {
      const typed = (await ask(words.ask(questionWords(kind, question, document)))).trim();
      if (!typed && !question.isNeeded) break;
      const answer = typed ? readAnswer(fieldOf(kind, question, document), typed, sign) : { mistake: words.needed() };
      if ('value' in answer) {
        answers.set(question, answer.value);
        break;
      }
      talk.say(answer.mistake);
    }
  }
}

type Placing = { typed: string | undefined; answers: Answers; taken: Taken; talk: Talk };

async function placeOf(kind: ListedKind, { typed, answers, taken, talk }: Placing): Promise<string | undefined> {
  const answerTo = (wanted: string) =>
    [...answers].find(
      ([
        {
          path: [, fact],
        },
      ]) => fact === wanted,
    )?.[1];
  const proposal = slugOf(String(answerTo(kind.fileName.fact) ?? answerTo('name')));
  let name = typed ?? (talk.ask ? (await talk.ask(words.askFile(proposal))).trim() || proposal : proposal);
  for (;;) {
    const path = fileMeant(name, placeOfKind(kind));
    const refusal = refusalOf(path, kind, taken);
    if (!refusal) return path;
    talk.complain(refusal);
    if (!talk.ask) return undefined;
    name = (await talk.ask(words.askFile(proposal))).trim() || proposal;
  }
}

function complain(talk: Talk, text: string): number {
  talk.complain(text);
  return 2;
}
