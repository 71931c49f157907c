import { region } from '../fixtures/region';
import type { Mutant } from './mutant';
import { append, plant, set } from './plant';

const FILE = 'pages/_region.json';
const SITE = 'pages/_site.json';

/** Mistakes in the region itself, and a business that lies in none of its places. */
export function* regionMutants(): Generator<Mutant> {
  const { districts, distances, inset, centre } = region.file;
  for (const [index, district] of districts.entries()) {
    const { code, partOf } = district;
    const { latitude, longitude } = district.centre;
    const path = ['districts', index];
    const planted = (rule: string, field: string, value: unknown, how = '') =>
      plant({
        rule,
        file: FILE,
        how: `${code} ${how}`,
        change: set([...path, field], value),
        told: { at: [...path, field] },
      });
    yield planted('misplaced-centre', 'centre', { latitude: longitude, longitude: latitude }, 'turned');
    if (index % 4 > 0) continue;
    const north = { latitude: latitude + 1, longitude };
    yield planted('misplaced-centre', 'centre', north, 'digit');
    yield plant({
      rule: 'repeated-district',
      file: FILE,
      how: code,
      change: append(['districts'], district),
      told: { at: ['districts', districts.length, 'code'] },
    });
    if (partOf !== undefined) yield planted('contradicting-region', 'partOf', code);
  }
  const contradiction = (at: (string | number)[], value: unknown) =>
    plant({ rule: 'contradicting-region', file: FILE, how: at.join('.'), change: set(at, value), told: { at } });
  yield contradiction(['distances', 'nearKm'], distances.farKm + 1);
  yield contradiction(['inset', 'north'], inset!.south - 0.01);
  yield contradiction(['inset', 'west'], inset!.east + 0.01);
  const misplaced = (at: string[], value: unknown, how: string) =>
    plant({ rule: 'misplaced-business', file: SITE, how, change: set(at, value), told: { at } });
  const { latitude, longitude } = centre;
  yield misplaced(['location'], { latitude: longitude, longitude: latitude }, 'turned');
  yield misplaced(['location'], { latitude: latitude + 1, longitude }, 'digit');
  for (const town of ['Exampleton', 'Sampleham']) yield misplaced(['address', 'locality'], town, town);
  yield contradiction(['centre'], { ...centre, latitude: centre.longitude, longitude: centre.latitude });
}
