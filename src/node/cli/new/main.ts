import { nearest } from '../../../check/nearest';
import { loadSite } from '../../load/load-site';
import { describe, neededOn, newPage, questionsOf } from './new-page';
import { newRegion } from './new-region';
import { newSite, SITE_QUESTIONS, siteOptions } from './new-site';
import type { Site } from '../../../content/site';
import { LISTED_KINDS } from '../../../kinds/named';
import type { ListedKind } from '../../../kinds/kind';
import { templateOf } from '../../../authoring/new/template';
import * as words from './words';
import { keptByNpm, readArguments } from '../../read-arguments';
import type { Arguments, Options } from '../../read-arguments';
import { fileOrName, siteFolder } from '../../site-folder';
import { Stopped, dialogueOf, withTerminal } from '../../terminal';
import type { Dialogue } from '../../terminal';

const FLAGS = new Set(
  [...LISTED_KINDS.flatMap(({ questions }) => questions), ...SITE_QUESTIONS].map(({ flag }) => flag),
);
const OPTIONS: Options = {
  ...Object.fromEntries([...FLAGS].map((flag) => [flag, 'word' as const])),
  file: 'word',
  around: 'word',
  draft: 'switch',
  site: 'word',
};

/** `npm run new area`. Returns the exit code: 0 made, 2 not made. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (dialogue) => {
    const read = readArguments(argv, OPTIONS);
    if ('mistake' in read) return refuse(read.mistake, dialogue);
    const [typed] = read.rest;
    const isHelp = read.switches.has('help');
    if (isHelp && (!typed || typed === 'region')) {
      dialogue.say(words.USAGE);
      return 0;
    }
    if (!typed) return refuse(words.noKind(), dialogue);
    if (typed === 'site') return makeSite(read, dialogue);
    if (typed === 'region') {
      const site = siteFolder(read.words.get('site'));
      return newRegion(read.rest.slice(1), { around: read.words.get('around') }, site, dialogueOf(site, dialogue));
    }
    const kind = LISTED_KINDS.find(({ name }) => name === typed);
    const names = LISTED_KINDS.map(({ name }) => name);
    if (!kind) return refuse(words.unknownKind(typed, nearest(typed, names)), dialogue);
    if (!isHelp) return makePage(kind, read, dialogue);
    const { site: judged } = await loadSite(siteFolder(read.words.get('site')));
    dialogue.say(optionsOf(kind, judged));
    return 0;
  });
}

function refuse(mistake: string, dialogue: Dialogue): number {
  dialogue.complain(`${mistake}\n\n${words.USAGE}`);
  return 2;
}

async function makePage(kind: ListedKind, read: Arguments, dialogue: Dialogue): Promise<number> {
  const [, place, extra] = read.rest;
  const typedFile = read.words.get('file');
  const kept = keptByNpm('npm run new', OPTIONS, read, process.env);
  if (kept) return refuse(kept, dialogue);
  if (extra) return refuse(words.tooMuch(extra, kind), dialogue);
  if (place && typedFile !== undefined) return refuse(words.twoFiles(place, typedFile), dialogue);
  const strange = [...read.words.keys()].find(
    (flag) => flag !== 'file' && flag !== 'site' && !kind.questions.some((question) => question.flag === flag),
  );
  if (strange) return refuse(words.wrongKind(strange, kind), dialogue);
  const site = siteFolder(read.words.get('site'));
  const file = place ?? typedFile;
  const wish = {
    kind,
    given: read.words,
    isDraft: read.switches.has('draft'),
    file: file === undefined ? file : fileOrName(site, file),
  };
  return unlessStopped(dialogue, () => newPage(wish, site, dialogueOf(site, dialogue)));
}

/** `npm run new -- site FOLDER`. */
async function makeSite(read: Arguments, dialogue: Dialogue): Promise<number> {
  if (read.switches.has('help')) {
    dialogue.say(siteOptions());
    return 0;
  }
  const [, folder, extra] = read.rest;
  const strange = [...read.words.keys()].find((flag) => !SITE_QUESTIONS.some((question) => question.flag === flag));
  const kept = keptByNpm('npm run new', OPTIONS, read, process.env);
  const mistake =
    kept ??
    (strange ? `A new site has no --${strange}. See npm run new -- site --help.` : undefined) ??
    (extra ? `Write one folder: it cannot be both "${folder}" and "${extra}".` : undefined);
  if (mistake) {
    dialogue.complain(mistake);
    return 2;
  }
  return unlessStopped(dialogue, () => newSite(folder, read.words, dialogue));
}

/** 2 where the person stopped the questions. */
async function unlessStopped(dialogue: Dialogue, make: () => Promise<number>): Promise<number> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    dialogue.complain(words.stopped());
    return 2;
  }
}

function optionsOf(kind: ListedKind, site: Site): string {
  const template: unknown = JSON.parse(templateOf(kind, site));
  const isNeeded = neededOn(kind, site);
  return words.options(
    kind,
    questionsOf(kind, template).map((question) => ({
      flag: question.flag,
      isNeeded: isNeeded(question),
      what: describe(kind, question, template),
    })),
  );
}
