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
import { Stopped, talkOf, withTerminal } from '../../terminal';
import type { Talk } from '../../terminal';

const FLAGS = new Set(
  [...LISTED_KINDS.flatMap(({ questions }) => questions), ...SITE_QUESTIONS].map(({ flag }) => flag),
);
const OPTIONS: Options = {
  ...Object.fromEntries([...FLAGS].map((flag) => [flag, 'word' as const])),
  file: 'word',
  draft: 'switch',
  site: 'word',
};

/** `npm run new area`. Returns the exit code: 0 made, 2 not made. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (talk) => {
    const refuse = (mistake: string) => {
      talk.complain(`${mistake}\n\n${words.USAGE}`);
      return 2;
    };
    const read = readArguments(argv, OPTIONS);
    if ('mistake' in read) return refuse(read.mistake);
    const [typed, place, extra] = read.rest;
    const isHelp = read.switches.has('help');
    if (!typed && isHelp) {
      talk.say(words.USAGE);
      return 0;
    }
    if (!typed) return refuse(words.noKind());
    if (typed === 'site') return makeSite(read, talk);
    if (typed === 'region' && !isHelp) {
      const site = siteFolder(read.words.get('site'));
      return newRegion(read.rest.slice(1), site, talkOf(site, talk));
    }
    if (typed === 'region') {
      talk.say(words.USAGE);
      return 0;
    }
    const kind = LISTED_KINDS.find(({ name }) => name === typed);
    if (!kind)
      return refuse(
        words.unknownKind(
          typed,
          nearest(
            typed,
            LISTED_KINDS.map(({ name }) => name),
          ),
        ),
      );
    if (isHelp) {
      const { site: judged } = await loadSite(siteFolder(read.words.get('site')));
      talk.say(optionsOf(kind, judged));
      return 0;
    }
    const kept = keptByNpm('npm run new', OPTIONS, read, process.env);
    if (kept) return refuse(kept);
    if (extra) return refuse(words.tooMuch(extra, kind));
    if (place && read.words.has('file')) return refuse(words.twoFiles(place, read.words.get('file')!));
    const strange = [...read.words.keys()].find(
      (flag) => flag !== 'file' && flag !== 'site' && !kind.questions.some((question) => question.flag === flag),
    );
    if (strange) return refuse(words.wrongKind(strange, kind));
    const site = siteFolder(read.words.get('site'));
    const file = place ?? read.words.get('file');
    const wish = {
      kind,
      given: read.words,
      isDraft: read.switches.has('draft'),
      file: file === undefined ? file : fileOrName(site, file),
    };
    try {
      return await newPage(wish, site, talkOf(site, talk));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      talk.complain(words.stopped());
      return 2;
    }
  });
}

/** `npm run new -- site FOLDER`. */
async function makeSite(read: Arguments, talk: Talk): Promise<number> {
  if (read.switches.has('help')) {
    talk.say(siteOptions());
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
    talk.complain(mistake);
    return 2;
  }
  try {
    return await newSite(folder, read.words, talk);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    talk.complain(words.stopped());
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
