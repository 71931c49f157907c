import { REGION_FILE } from '../../../content/files';
import type { District, Region } from '../../../content/region';
import { isToDo } from '../../../content/to-do';
import { slugOf } from '../../../schema/slug';
import { isSound } from '../../documents/is-sound';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { pushTo } from '../../lists';
import { nearest, typos } from '../../nearest';
import { oncePer, oncePerText, oncePerWords } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { nameKey, partsOfName, plainName } from '../../documents/place-name';
import { wordsOf } from '../../texts/words-of';
import type { Word } from '../../texts/words-of';

/** In shorter names one letter makes another name. */
const LEAST_LETTERS = 5;

export const misspeltPlace: Rule = {
  code: 'misspelt-place',
  severity: 'warning',
  yieldsTo: ['copied-page', 'look-alike-letter', 'unseen-character'],
  summary: 'The name of a place is nearly, but not quite, that of a district or an area page.',
  example: { before: '"place": "Rivreside"', after: '"place": "Riverside"' },
  *check(site) {
    const { region } = site;
    if (region) for (const area of areasIn(site)) yield* ofArea(area, region, site);
    for (const area of areasIn(site)) yield* againstTexts(area);
    if (region) yield* inRegion(region, site);
    yield* [...site.documents.values()].flatMap(finderAmong([...namesIn(site)]));
  },
};

/** Finds the places in documents that are nearly, but not quite, one of the names of the site. */
const finderAmong = oncePerWords((known) => {
  const plain = new Set(known.map(plainName));
  const meantBy = oncePerText((value) =>
    [...partsOfName(value)].some((part) => plain.has(plainName(part))) ? undefined : nearest(value, known),
  );
  return oncePer((document: SiteDocument) =>
    textsIn(document).flatMap(({ path, kind, value }): Diagnostic[] => {
      if (kind !== 'place' || path[0] === 'facts' || value.length < LEAST_LETTERS || value.includes('{')) return [];
      const meant = meantBy(value);
      return meant ? [{ document, location: { path, part: 'value' }, words: words(value, meant) }] : [];
    }),
  );
});

/** The plain names of all that a region knows. */
const plainNamesIn = oncePer(
  ({ file: { larger, districts } }: Region): ReadonlySet<string> =>
    new Set([...larger, ...districts.flatMap((each) => [each.name, ...each.also])].map(plainName)),
);

/** Every name that a place of the site is known by. */
const namesIn = oncePer((site: Site): ReadonlySet<string> => {
  const { name = '', larger = [], districts = [] } = site.region?.file ?? {};
  const own = areasIn(site).flatMap((area) => [area.name ?? '', area.locality ?? '']);
  return new Set([...own, name, ...larger, ...districts.flatMap((each) => [each.name, ...each.also])].filter(Boolean));
});

/** The name of a page against those of its district: one of both is misspelt. */
function* ofArea(area: Area, region: Region, site: Site): Generator<Diagnostic> {
  const district = region.districts.get(area.code ?? '');
  if (!district) return;
  const names = [district.name, ...district.also];
  const known = new Set(names.map(plainName));
  const meantBy = (name: string) =>
    plainNamesIn(region).has(plainName(name)) && !isOfFile(area, name) ? undefined : nearest(name, names);
  const slips = (['name', 'locality'] as const).flatMap((field) => {
    const name = area[field];
    if (
      name === undefined ||
      name.length < LEAST_LETTERS ||
      [...partsOfName(name)].some((part) => known.has(plainName(part)))
    )
      return [];
    const meant = meantBy(name);
    return meant ? [{ field, name, meant }] : [];
  });
  const [first] = slips;
  if (!first) return;
  const isOfRegion = isOfFile(area, first.name) || isSaidOnly(first.name, first.meant, area, site);
  if (isOfRegion && slips.every(({ name }) => name === first.name)) {
    yield ofRegion({ district, wrong: first.meant, meant: first.name }, site, region);
    return;
  }
  for (const { field, name, meant } of slips) {
    yield {
      document: area.page,
      location: { path: ['facts', field], part: 'value' },
      words: field === 'name' ? ofName(name, meant, district) : words(name, meant),
      ...(field === 'name' && { isCertain: true }),
    };
  }
}

/**
 * A street or landmark whose name the texts of its page have with one letter more, less or other. While some are left
 * to write, a text may speak of those.
 */
const againstTexts = oncePer(({ page, places }: Area): readonly Diagnostic[] => {
  if (!isSound(page, 'facts') || places.some(({ name }) => isToDo(name))) return [];
  const texts = textsIn(page).flatMap(({ path, value }) =>
    path[0] === 'facts' ? [] : [{ value, all: wordsOf(value) }],
  );
  const listed = new Set(places.map((place) => plainName(place.name)));
  return places.flatMap(({ name, list, index, in: other }): Diagnostic[] => {
    const own = wordsOf(name).map(({ word }) => word);
    if (own.length < 2 || name.length < LEAST_LETTERS) return [];
    const rows = texts.flatMap(({ value, all }) =>
      all.flatMap((_, from) => {
        const row = all.slice(from, from + own.length);
        const odd = row.filter(({ word }, at) => word !== own[at]);
        return row.length === own.length &&
          odd.length <= 1 &&
          (odd.length === 0 || !listed.has(row.map(({ word }) => word).join(' ')))
          ? [{ value, row, odd: odd[0] }]
          : [];
      }),
    );
    if (rows.some(({ odd }) => odd === undefined)) return [];
    const said = rows.find(({ value, row, odd }) => isSlip(odd!, own[row.indexOf(odd!)]!, value));
    if (!said) return [];
    const { value, row } = said;
    const path = ['facts', list, index, ...(other === undefined ? [] : ['name'])];
    const spelt = value.slice(row[0]!.start, row.at(-1)!.end);
    return [{ document: page, location: { path, part: 'value' }, words: ofTexts(name, spelt) }];
  });
});

const isSlip = ({ word, start }: Word, own: string, text: string) =>
  Math.min(word.length, own.length) >= LEAST_LETTERS &&
  typos(word, own) === 1 &&
  nameKey(word) !== nameKey(own) &&
  /\p{Lu}/u.test(text[start]!);

/** Whether all that the site says elsewhere is spelt as the name of a page, and nothing as the region has it. */
function isSaidOnly(name: string, other: string, { page, places }: Area, { documents, region }: Site): boolean {
  const [own, others] = [name, other].map((each) => wordsOf(each).map(({ word }) => word));
  const odd = own!.filter((word) => !others!.includes(word));
  const wrong = others!.filter((word) => !own!.includes(word));
  const spelt = new Set(
    [
      ...places.map((place) => place.name),
      ...region!.file.districts.flatMap((each) => each.also),
      ...[...documents.values()].flatMap((each) =>
        textsIn(each).flatMap(({ value, path }) => (each === page && path[0] === 'facts' ? [] : [value])),
      ),
    ].flatMap((text) => wordsOf(text).map(({ word }) => word)),
  );
  return odd.length > 0 && odd.every((word) => spelt.has(word)) && !wrong.some((word) => spelt.has(word));
}

/** A word in the names of the region in which two letters changed places in a word of the others. */
function* inRegion({ file: { larger, districts } }: Region, site: Site): Generator<Diagnostic> {
  const entries = districts.flatMap(({ name, also }, index) => [
    { path: ['districts', index, 'name'], name },
    ...also.map((other, at) => ({ path: ['districts', index, 'also', at], name: other })),
  ]);
  const counts = new Map<string, number>();
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  [...entries.map(({ name }) => name), ...larger].flatMap(wordsOf).forEach(({ word }) => count(word));
  areasIn(site).flatMap(wordsOfArea).forEach(count);
  const alike = new Map<string, string[]>();
  for (const word of counts.keys()) pushTo(alike, lettersOf(word), word);
  for (const { path, name } of entries) {
    for (const { word, start, end } of wordsOf(name)) {
      if (word.length < LEAST_LETTERS || counts.get(word)! > 1) continue;
      const meant = alike.get(lettersOf(word))!.find((other) => other !== word && typos(word, other) === 1);
      if (!meant) continue;
      const spelt = name.slice(0, start) + meant[0]!.toUpperCase() + meant.slice(1) + name.slice(end);
      yield {
        document: site.documents.get(REGION_FILE)!,
        location: { path, part: 'value' },
        words: words(name, spelt),
      };
    }
  }
}

/** The words of all the names of an area. */
const wordsOfArea = oncePer(({ name = '', locality = '', places }: Area): readonly string[] =>
  [name, locality, ...places.map((place) => place.name)].flatMap(wordsOf).map(({ word }) => word),
);

const lettersOf = (word: string) => [...word].sort().join('');

/** Whether the page is called so itself; then it is the region that has it wrong. */
const isOfFile = ({ page }: Area, name: string) => page.path.endsWith(`/${slugOf(name)}.json`);

function ofRegion(
  { district, wrong, meant }: { district: District; wrong: string; meant: string },
  site: Site,
  region: Region,
): Diagnostic {
  const other = district.also.indexOf(wrong);
  const path = ['districts', region.file.districts.indexOf(district), ...(other < 0 ? ['name'] : ['also', other])];
  return { document: site.documents.get(REGION_FILE)!, location: { path, part: 'value' }, words: words(wrong, meant) };
}

const ofTexts = (name: string, spelt: string): Words => ({
  message: `The texts of this page have "${spelt}", and this list "${name}": one of the two is misspelt.`,
  fix: 'Write it as a map shows it, here and there.',
  why: 'Visitors who live there see at once that it is misspelt, and searches for the name miss it.',
});

const ofName = (name: string, meant: string, { code }: District): Words => ({
  ...words(name, meant),
  fix: `Write "${meant}" in its place. If people call ${code} so, add the name to its "also" in pages/_region.json.`,
});

const words = (name: string, meant: string): Words => ({
  message: `No place here is called "${name}". Did you mean "${meant}"?`,
  fix: `Write "${meant}" in its place, or, if "${name}" is right, leave it.`,
  why: 'Visitors who live there see at once that it is misspelt, and searches for the name miss it.',
});
