import { writtenAt } from '../../../content/site';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { pointerOf, valueAt } from '../../../json/path';
import { groupedBy } from '../../lists';
import { atValue } from '../../placed';
import { ofBusiness } from '../../documents/business';
import type { Words } from '../../problem';
import type { CodeWords, Rule } from '../../rule';
import type { Site } from '../../site';
import { digitsOf } from '../../texts/phone-numbers';
import { counted, listOf, quote } from '../../words';

type Found = [path: Path, words: Words];

const gate = ({ find, ...about }: CodeWords & { code: string; find(site: Site): Iterable<Found> }): Rule => ({
  ...about,
  severity: 'error',
  gate: 'live',
  scope: 'site',
  *check(site) {
    for (const [path, words] of site.business ? find(site) : []) {
      const isGroup = isObject(valueAt(site.business!.value, path));
      yield atValue(site.business!, path, words, { part: isGroup ? 'opening' : 'value' });
    }
  },
});

/** Whether a value only holds the place of a real one: "sample", or a number of zeros. */
function isStandIn(value: string): boolean {
  if (/\b(sample|example|dummy|test|todo|tbc|tba|n\/a)\b/i.test(value) || !/[\p{L}\p{N}]/u.test(value)) return true;
  const digits = digitsOf(value);
  return digits.length > 2 && /^0+$/.test(digits);
}

export const demoStatus = gate({
  code: 'demo-status',
  summary: 'The site still says that it is a demonstration.',
  example: { before: '"status": "demo"', after: '"status": "live"' },
  *find(site) {
    if (ofBusiness(site, 'status') !== 'demo') return;
    const message = 'The site says of itself that it is a demonstration.';
    const fix = 'Write "live" in its place when every figure, review and registration is real.';
    yield [['status'], { message, fix, why: 'Visitors of a real site would read that the business does not exist.' }];
  },
});

export const emptyAccreditation = gate({
  code: 'empty-accreditation',
  summary: 'An accreditation has no real number or body.',
  example: { before: '"number": "000000"', after: '"number": "512345"' },
  *find(site) {
    for (const [index, each] of (ofBusiness(site, 'accreditations') ?? []).entries()) {
      for (const field of ['body', 'number'] as const) {
        if (!isStandIn(each[field]) && (field === 'body' || /\d/.test(each[field]))) continue;
        const message = `The accreditation ${quote(each.name)} has no real ${field}.`;
        const fix = `Write the ${field} as the register shows it, or remove the accreditation.`;
        const why = 'Visitors look such registrations up, and to claim one without having it is an offence.';
        yield [['accreditations', index, field], { message, fix, why }];
      }
    }
  },
});

export const sampleCompany = gate({
  code: 'sample-company',
  summary: 'What the law wants said of the business is a sample.',
  example: { before: '"value": "00000000"', after: '"value": "07654321"' },
  *find(site) {
    for (const [index, { label, value }] of (ofBusiness(site, 'registration') ?? []).entries()) {
      const message = `The ${quote(label)} of the business is a sample.`;
      const why = 'The law wants the true name and numbers of a business on its site.';
      const words = { message, fix: 'Write what the register shows.', why };
      if (isStandIn(value)) yield [['registration', index, 'value'], words];
    }
  },
});

/** The claims whose figure comes from somewhere, by the place that says it: their own, or that of their group. */
function* claimsFrom(site: Site, origin: string, words: (ids: readonly string[]) => Words): Generator<Found> {
  const found = (ofBusiness(site, 'claims') ?? []).flatMap(({ id, provenance }, index) =>
    provenance === origin ? [{ id, path: ['claims', index, 'provenance'] }] : [],
  );
  const places = groupedBy(found, ({ path }) => pointerOf(writtenAt(site.business!, path).path));
  for (const claims of places.values()) yield [claims[0]!.path, words(claims.map(({ id }) => id))];
}

export const sampleClaim = gate({
  code: 'sample-claim',
  summary: 'A claim is a sample.',
  example: { before: '"provenance": "sample"', after: '"provenance": "measured"' },
  find: (site) =>
    claimsFrom(site, 'sample', (ids) => ({
      message: ids.length === 1 ? 'This claim is a sample.' : `These ${ids.length} claims are samples.`,
      fix: 'Write the real figure and its origin: "measured" from your records, or "policy" for a price or promise.',
      why: 'Visitors of a real site would be told something that is not true.',
    })),
});

export const unsignedPromise = gate({
  code: 'unsigned-promise',
  summary: 'A claim is a promise that the owner of the business has not signed.',
  example: { before: '"provenance": "promise"', after: '"provenance": "policy"' },
  find: (site) =>
    claimsFrom(site, 'promise', (ids) => ({
      message: `The owner of the business has not signed the promise ${listOf(ids)}.`,
      fix:
        'Ask the owner. Once it is signed, write "policy". Otherwise take ' +
        `${ids.map((id) => `{claim.${id}}`).join(', ')} out of the pages, and the claim too.`,
      why: 'Customers could hold the business to a promise that nobody there has made.',
    })),
});

const AREA_FIGURES = {
  ratings: {
    name: 'ratings',
    fact: 'rating',
    orElse: ', or take "rating" out of those that have no reviews',
    why: 'The law forbids invented ratings, and visitors decide by them whom to let into their homes.',
  },
  responseTimes: {
    name: 'response times',
    fact: 'responseMinutes',
    orElse: '',
    why: 'In an emergency people choose by them whom they call, and nobody would come in the time that was promised.',
  },
} as const;
const MEASURED = '"areaFigures": { "ratings": "measured", "responseTimes": "measured" }';

export const sampleAreaFigure = gate({
  code: 'sample-area-figure',
  summary: 'The ratings or response times of the area pages are samples.',
  example: { before: '"areaFigures": { "ratings": "sample", "responseTimes": "measured" }', after: MEASURED },
  *find({ business, pages }) {
    // A default is not what the file says.
    const declared = valueAt(business?.value, ['areaFigures']);
    for (const [figure, { name, fact, orElse, why }] of Object.entries(AREA_FIGURES)) {
      const origin = valueAt(declared, [figure]);
      const areas = pages.filter(({ value }) => valueAt(value, ['facts', fact]) !== undefined).length;
      if (areas === 0 || (origin !== undefined && origin !== 'sample')) continue;
      const message = `The ${name} of the area pages are samples${origin ? '' : ' until this file says that they are not'}.`;
      const fix = `Write the real figures into the facts of ${counted(areas, 'area page')}${orElse}, and then ${MEASURED}.`;
      const path = declared === undefined ? [] : origin === undefined ? ['areaFigures'] : ['areaFigures', figure];
      yield [path, { message, fix, why }];
      if (declared === undefined) return;
    }
  },
});
