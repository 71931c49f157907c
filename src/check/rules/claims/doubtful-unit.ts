import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { oncePerSiteFile } from '../../documents/site-file';
import { claimsIn, claimSpot } from './claims';
import type { Claim } from './claims';
import { timesIn } from './quantities';
import { speechOf } from './speech';
import type { Speech } from './speech';
import { measureOf } from './statements';
import type { Vocabulary } from './vocabulary';

/** Of so many others, all of one subject and one unit, the one that differs is told; beside money, of one. */
const leastAlike = (measure: string) => (measure === 'money' ? 1 : 2);

export const doubtfulUnit: Rule = {
  code: 'doubtful-unit',
  severity: 'error',
  summary: 'The unit of a claim is misspelt, or another than that of all others of its subject or than its id says.',
  example: { before: '"value": 20, "unit": "minuts"', after: '"value": 20, "unit": "minutes"' },
  check: oncePerSiteFile((site) =>
    [...unitsMeant(site).values()].map(({ claim, meant, isMisspelt }) => ({
      document: site.business!,
      location: claimSpot(claim, 'unit'),
      words: isMisspelt ? misspelt(claim, meant) : words(claim, meant),
      ...(isMisspelt && { insert: JSON.stringify(meant) }),
    })),
  ),
};

/** The claims with a doubtful unit, by their ids: nothing that follows from one is told. */
export const unitsMeant = oncePerSiteFile((site): ReadonlyMap<string, Meant & { claim: Claim }> => {
  const { vocabulary, ...speech } = speechOf(site);
  const claims = vocabulary ? claimsIn(site) : [];
  return new Map(
    claims.flatMap((claim) => {
      const meant = meantBy(claim, claims, { ...speech, vocabulary: vocabulary! });
      return meant === undefined ? [] : [[claim.id, { claim, ...meant }] as const];
    }),
  );
});

/** A unit of which only the letters are wrong has one mending; of any other, the value may be what is wrong. */
interface Meant {
  meant: string;
  isMisspelt: boolean;
}

type Reading = Speech & { vocabulary: Vocabulary };

function meantBy(claim: Claim, claims: readonly Claim[], speech: Reading): Meant | undefined {
  const { unit, id } = claim;
  const [name = '', per] = unit.split(/ per (?!cent)/);
  const times = [...timesIn(speech).keys()];
  const others = claims.filter((each) => each !== claim).map((each) => each.unit);
  const counted = others.filter((each) => !each.includes(' '));
  const names = new Set([
    ...times,
    speech.currency,
    ...speech.vocabulary.percent,
    ...counted,
    claim.subject.toLowerCase(),
  ]);
  const isRight = names.has(name) || claim.subject.toLowerCase().includes(name);
  // "minuts" is as near to one as to many.
  const near = isRight ? name : (nearest(name, names) ?? [...names].findLast((each) => nearest(name, [each])));
  const nearPer = per === undefined || times.includes(per) ? per : nearest(per, times);
  if (per !== undefined && nearPer === per && !id.split('-').some((word) => word === `${per}ly`)) {
    // "domestic-hourly" is per hour.
    const said = times.find((time) => id.split('-').includes(`${time}ly`));
    if (said !== undefined) return { meant: `${name} per ${said}`, isMisspelt: false };
  }
  const written = [near ?? name, ...(per === undefined ? [] : [nearPer ?? per])].join(' per ');
  if (written !== unit) return { meant: written, isMisspelt: true };
  const alike = claims.filter((each) => each !== claim && each.subject.split(',')[0] === claim.subject.split(',')[0]);
  const [first, ...more] = new Set(alike.map((each) => measureOf(each.unit, speech).measure));
  return first && more.length === 0 && alike.length >= leastAlike(first) && measureOf(unit, speech).measure !== first
    ? { meant: alike[0]!.unit, isMisspelt: false }
    : undefined;
}

const WHY = 'Texts are held against what the unit says, and visitors would read a figure of something else.';

const misspelt = ({ id, unit }: Claim, meant: string): Words => ({
  message: `The unit "${unit}" of the claim "${id}" is misspelt.`,
  fix: `Write "${meant}" in its place.`,
  why: WHY,
});

const words = ({ id, unit }: Claim, meant: string): Words => ({
  message: `The claim "${id}" counts in "${unit}". Is "${meant}" meant?`,
  fix: `Write "${meant}" in its place, with the value for it, or let id and subject say what it counts.`,
  why: WHY,
});
