import { soundOf } from '../../../content/sound';
import { isObject } from '../../../json/is-object';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { tokensIn } from '../../texts/tokens';
import { wordsOf } from '../../texts/words-of';
import { valuesIn } from '../../documents/values';
import { quote } from '../../words';
import { unitsMeant } from './doubtful-unit';
import { speechOf } from './speech';
import { nounOf, statementsOf } from './statements';
import { anyOf } from './vocabulary';

/** Fields that stand beside a label, and say of what it names. */
const BESIDE = ['value', 'detail'] as const;
/** What is said of time may stand under either. */
const MAY_BE: Readonly<Record<string, readonly string[]>> = {
  work: ['response', 'notice'],
  hours: ['response', 'reply', 'work'],
};

export const mislabelledToken: Rule = {
  code: 'mislabelled-token',
  severity: 'error',
  mayAllow: true,
  summary: 'The label beside a token names something else than the token stands for.',
  example: { before: '"label": "Number", "value": "{email}"', after: '"label": "Number", "value": "{phone}"' },
  yieldsTo: ['misused-claim', 'wrong-unit', 'unknown-token', 'unknown-claim', 'misplaced-token', 'copied-page'],
  check: inEachDocumentBySiteFile((site) => {
    const isOther = readerOf(site);
    return (
      isOther &&
      function* find(document) {
        const tokens = tokensIn(document);
        const pairs = tokens.length === 0 ? [] : valuesIn(document.value);
        for (const { path, value: pair } of pairs) {
          if (!isObject(pair) || typeof pair['label'] !== 'string') continue;
          const { label } = pair;
          const field = BESIDE.find((each) => typeof pair[each] === 'string');
          if (!field) continue;
          const of = (name: string) =>
            tokens.filter((each) => each.path.at(-1) === name && each.path.slice(0, -1).join() === path.join());
          const [named, told] = [of('label'), of(field)];
          // "{claim.average}" beside "4.9 out of 5" says nothing of it.
          const bare = named.find(({ name = '' }) => name.startsWith('claim.') && label.trim() === `{${name}}`);
          const wrong = bare && told.length > 0 ? bare : told.find(({ name = '' }) => isOther(label, name, told));
          if (!wrong) continue;
          yield {
            document,
            location: { path: wrong.path, part: 'value', inside: wrong.inside },
            words: wrong === bare ? ofLabel(label) : words(label, wrong.name!),
          };
        }
      }
    );
  }),
};

type Told = readonly { name: string | undefined }[];

/** Tells whether a token beside a label is not of what the label names, among all that stand there. */
function readerOf(site: OfSiteFile): ((label: string, token: string, all: Told) => boolean) | undefined {
  const speech = speechOf(site);
  const { vocabulary, nouns } = speech;
  if (!vocabulary) return undefined;
  const { accreditations = [] } = soundOf(site.business);
  const statements = new Map(statementsOf(site, speech).map((each) => [each.token, each]));
  const labels = Object.entries(vocabulary.labels).map(
    ([kind, words]) => [kind, new RegExp(`^${anyOf(words).source}$`, 'iu')] as const,
  );
  const doubtful = unitsMeant(site);
  const bodies = accreditations.map((each) => ({
    token: `accreditation.${each?.id}`,
    words: wordsOf(`${each?.name} ${each?.body}`).map(({ word }) => word),
  }));
  const kindOf = (token: string): string | undefined => {
    const stated = statements.get(token);
    if (token.startsWith('claim.')) return stated && (stated.topic ?? (stated.measure === 'time' ? 'work' : 'figure'));
    return /^(?:phone|email|hours)\b/.exec(token)?.[0];
  };
  return (label, token, all) => {
    const words = wordsOf(label).map(({ word }) => word);
    const body = bodies.find((each) => each.token === token);
    if (body) {
      const others = bodies.filter((each) => each !== body && words.some((word) => each.words.includes(word)));
      return others.length > 0 && !words.some((word) => body.words.includes(word));
    }
    const named = labels.find(([, regex]) => regex.test(label.trim()))?.[0];
    const kinds = all.flatMap(({ name = '' }) => kindOf(name) ?? []);
    if (named && kinds.length > 0) return ![named, ...(MAY_BE[named] ?? [])].some((kind) => kinds.includes(kind));
    // What a misspelt unit counts is told there.
    if (doubtful.has(token.replace('claim.', ''))) return false;
    const { measure, noun } = statements.get(token) ?? {};
    const counted = words
      .map((word) => nounOf(word, speech))
      .filter((word) => nouns.includes(word) && statementsCount(statements, word));
    return measure === 'count' && noun !== undefined && counted.length > 0 && !counted.includes(nounOf(noun, speech));
  };
}

const statementsCount = (statements: ReadonlyMap<string, { noun?: string | undefined }>, noun: string) =>
  [...statements.values()].some((each) => each.noun === noun);

const WHY = 'Visitors would read one thing under the name of another.';

const words = (label: string, token: string): Words => ({
  message: `{${token}} stands beside ${quote(label)}, and is something else.`,
  fix: 'Write the token of what the label names, or the label of what the token stands for.',
  why: WHY,
});

const ofLabel = (label: string): Words => ({
  message: `This label is nothing but the figure ${label}, beside another.`,
  fix: 'Write in words what the figure beside it is of.',
  why: WHY,
});
