import { REGION_FILE } from '../../../content/files';
import type { District, Region } from '../../../content/region';
import { slugOf } from '../../../schema/slug';
import { areasIn } from '../../areas';
import type { Area } from '../../areas';
import { nearest } from '../../nearest';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { textsIn } from '../../texts';
import { partsOfName, plainName } from '../../place-name';

/** In shorter names one letter makes another name. */
const LEAST_LETTERS = 5;

export const misspeltPlace: Rule = {
  code: 'misspelt-place',
  severity: 'warning',
  yieldsTo: ['copied-page'],
  summary: 'The name of a place is nearly, but not quite, that of a district or an area page.',
  example: { before: '"place": "Rivreside"', after: '"place": "Riverside"' },
  *check(site) {
    const { region } = site;
    if (region) for (const area of areasIn(site)) yield* ofArea(area, region, site);
    const known = namesIn(site);
    const plain = new Set([...known].map(plainName));
    for (const document of site.documents.values()) {
      for (const { path, kind, value } of textsIn(document)) {
        if (kind !== 'place' || path[0] === 'facts' || value.length < LEAST_LETTERS || value.includes('{')) continue;
        if ([...partsOfName(value)].some((part) => plain.has(plainName(part)))) continue;
        const meant = nearest(value, known);
        if (meant) yield { document, location: { path, part: 'value' }, words: words(value, meant) };
      }
    }
  },
};

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
  const all = new Set(
    [...region.file.larger, ...region.file.districts.flatMap((each) => [each.name, ...each.also])].map(plainName),
  );
  const meantBy = (name: string) =>
    all.has(plainName(name)) && !isOfFile(area, name) ? undefined : nearest(name, names);
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
  if (isOfFile(area, first.name) && slips.every(({ name }) => name === first.name)) {
    yield ofRegion({ district, wrong: first.meant, meant: first.name }, site, region);
    return;
  }
  for (const { field, name, meant } of slips) {
    yield { document: area.page, location: { path: ['facts', field], part: 'value' }, words: words(name, meant) };
  }
}

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

const words = (name: string, meant: string): Words => ({
  message: `No place here is called "${name}". Did you mean "${meant}"?`,
  fix: `Write "${meant}" in its place, or, if "${name}" is right, leave it.`,
  why: 'Visitors who live there see at once that it is misspelt, and searches for the name miss it.',
});
