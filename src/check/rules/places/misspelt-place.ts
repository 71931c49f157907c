import { REGION_FILE } from '../../../content/files';
import type { Region } from '../../../content/region/region';
import { valueAt } from '../../../json/path';
import { slugOf } from '../../../schema/slug';
import { atValue } from '../../placed';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { partsOfName, plainName } from '../../documents/place-name';
import { typos } from '../../nearest';
import { oncePer, oncePerText } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { eachIn, fact } from '../../store';
import { localeOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';

/** In a shorter name one other letter makes another name. */
const LEAST_LETTERS = 5;

const placesNamed = fact('places named', (document) =>
  textsIn(document).flatMap(({ path, kind, value }) =>
    kind === 'place' && path[0] !== 'facts' ? [{ path, value }] : [],
  ),
);

export const misspeltPlace: Rule = {
  code: 'misspelt-place',
  severity: 'warning',
  summary: 'The name of a place is one slip away from that of a district or an area page.',
  example: { before: '"place": "Rivreside"', after: '"place": "Riverside"' },
  scope: 'site',
  readsWords: true,
  uses: [placesNamed],
  *check(site) {
    if (site.region) for (const area of areasIn(site)) yield* ofArea(area, site.region, site);
    for (const [document, { path, value }] of eachIn(placesNamed, site)) {
      const intended = slipOn(site)(value);
      if (intended) yield atValue(document, path, wordsFor(value, intended));
    }
  },
};

/** The one name that another is one slip away from; `undefined` for a name that stands among them. */
function slipAmong(name: string, names: readonly string[]): string | undefined {
  if (name.length < LEAST_LETTERS || name.includes('{')) return undefined;
  const parts = new Set([...partsOfName(name)].map(plainName));
  const near = names.filter((each) => Math.abs(each.length - name.length) < 2 && typos(name, each) === 1);
  return near.length === 1 && !names.some((each) => parts.has(plainName(each))) ? near[0] : undefined;
}

const namesOfRegion = ({ file: { name, larger, districts } }: Region): string[] => [
  name,
  ...larger,
  ...districts.flatMap((each) => [each.name, ...each.also]),
];

const plainNamesOf = oncePer((region: Region) => new Set(namesOfRegion(region).map(plainName)));

/** The same among all names that places of the site have; `undefined` for a name of plain words of the dictionary. */
const slipOn = oncePer((site: Site) => {
  const spelling = site.setting.spelling?.(localeOf(site));
  const isOfWords = (name: string) => wordsOf(name).every(({ word }) => spelling?.knows(word));
  const own = areasIn(site).flatMap(({ name = '', locality = '' }) => [name, locality]);
  const names = [...new Set([...own, ...(site.region ? namesOfRegion(site.region) : [])])];
  return oncePerText((name) => (isOfWords(name) ? undefined : slipAmong(name, names)));
});

/** The name of a page against those of its district. A page whose file is called so too is right. */
function* ofArea(area: Area, region: Region, site: Site): Generator<Diagnostic> {
  const district = region.districts.get(area.code ?? '');
  if (!district) return;
  const borough = valueAt(area.page.value, ['facts', 'borough']);
  const larger = typeof borough === 'string' ? slipAmong(borough, region.file.larger) : undefined;
  if (larger) yield atValue(area.page, ['facts', 'borough'], wordsFor(String(borough), larger));
  const names = plainNamesOf(region);
  for (const field of ['name', 'locality'] as const) {
    const name = area[field] ?? '';
    const isFile = area.page.path.endsWith(`/${slugOf(name)}.json`);
    const intended =
      names.has(plainName(name)) && !isFile ? undefined : slipAmong(name, [district.name, ...district.also]);
    if (!intended) continue;
    if (isFile) {
      const other = district.also.indexOf(intended);
      const at = ['districts', region.file.districts.indexOf(district), ...(other < 0 ? ['name'] : ['also', other])];
      yield atValue(site.documents.get(REGION_FILE)!, at, wordsFor(intended, name));
      return;
    }
    yield atValue(area.page, ['facts', field], wordsFor(name, intended));
  }
}

const wordsFor = (name: string, intended: string): Words => ({
  message: `No place here is called "${name}". Did you mean "${intended}"?`,
  fix:
    `Write "${intended}" in its place. If "${name}" is right, leave it, or add it ` +
    `to the "also" of its district in ${REGION_FILE}.`,
  why: 'Visitors who live there see at once that it is misspelt, and searches for the name miss it.',
});
