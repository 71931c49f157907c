import { ICON_WORDS } from '../../design/icon-words';
import { nearest } from '../nearest';

/** What people write for an icon that has another name: word → icons. */
const ICONS: ReadonlyMap<string, readonly string[]> = invert(Object.values(ICON_WORDS).flatMap((group) => Object.entries(group)));

/** The same for the other closed lists, whichever field they belong to. */
const WORDS: ReadonlyMap<string, readonly string[]> = invert([
  ['call', 'phone telephone ring tel'], ['email', 'mail e-mail mailto write message'], ['page', 'link url href go open goto web'], ['book', 'booking reserve appointment schedule'],
  ['critical', 'emergency urgent severe danger red highest'], ['high', 'important serious orange'], ['medium', 'normal moderate middle yellow'], ['planned', 'low routine later green'],
  ['danger', 'error alert critical emergency red'], ['warning', 'warn caution attention yellow'], ['info', 'note notice information tip blue neutral'],
  ['draft', 'hidden unpublished private off'], ['published', 'public visible live on'], ['live', 'real production published'], ['demo', 'demonstration test sample'],
  ['customer', 'real genuine verified client'], ['sample', 'example demo fake invented dummy'], ['measured', 'records counted data real'], ['policy', 'price promise rule'],
  ['large', 'big wide'], ['normal', 'small medium regular standard'], ['area', 'areas district districts place'], ['service', 'services'],
  ['prose', 'text paragraph paragraphs content words'], ['call-to-action', 'cta button buttons'], ['reviews', 'testimonials testimonial review quotes'], ['pricing', 'price prices price-list costs'],
  ['notice', 'alert warning note info box'], ['stat-row', 'stats statistics numbers figures'], ['tag-list', 'tags chips pills list'], ['hero', 'header heading title'], ['steps', 'process how-to howto'],
  ['cards', 'card grid tiles'], ['columns', 'column row'], ['do-dont', 'dos-and-donts advice'], ['page-list', 'pages links services areas'], ['fact-list', 'facts table'], ['badges', 'badge trust logos'],
]);

function invert(entries: readonly (readonly [name: string, words: string])[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, words] of entries) for (const word of words.split(' ')) names.set(word, [...(names.get(word) ?? []), name]);
  return names;
}

const MOST = 3;

/** What may stand in the place of a word that is on no closed list. */
export interface Offer {
  /** The word that was surely meant: misspelt, and no other word. */
  meant: string | undefined;
  /** Words that come near in meaning, at most three; a person must choose, also where it is one. */
  alike: string[];
}

export function offerFor(word: unknown, allowed: readonly string[], kind?: string): Offer {
  if (typeof word !== 'string') return { meant: undefined, alike: [] };
  const whole = word.trim().replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase().replaceAll(/[\s_]+/g, '-');
  const words = kind === 'icon' ? ICONS : WORDS;
  const known = (each: string) => [each, each.replace(/s$/, '')].flatMap((form) => [...(allowed.includes(form) ? [form] : []), ...(words.get(form) ?? [])]);
  const fit = (found: string[]) => [...new Set(found)].filter((each) => allowed.includes(each)).slice(0, MOST);
  const meant = nearest(word, allowed);
  const same = fit(known(whole));
  // "fire" is a word of its own, and no slip in "file".
  if (same.length > 0 && !(meant && same.includes(meant))) return { meant: undefined, alike: same };
  if (meant) return { meant, alike: [] };
  const parts = whole.split('-').filter((part) => part.length > 1);
  const byParts = fit(parts.flatMap(known));
  return { meant, alike: byParts.length > 0 ? byParts : fit(parts.flatMap((part) => allowed.filter((each) => each.split('-').includes(part)))) };
}

/** The allowed words in groups, for a person to look through; one group without a name where there are none. */
export function grouped(allowed: readonly string[], kind: string | undefined): [group: string, words: string[]][] {
  if (kind !== 'icon') return [['', [...allowed]]];
  return Object.entries(ICON_WORDS).map(([group, icons]) => [group, allowed.filter((each) => each in icons)]);
}
