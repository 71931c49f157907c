import type { Mutant } from './mutant';
import { introOf, plant, say, set } from './plant';
import { areaPaths, pagePaths, textOf } from './real-site';

const SITE = 'pages/_site.json';

/** Places, clocks and money that there are not, or that are not those of the site. */
export function* identityMutants(): Generator<Mutant> {
  const unknown = {
    locale: ['qq-GB', 'zx', 'en-UK'],
    timeZone: ['Europe/Lundon', 'Mars'],
    country: ['UK', 'YY'],
    currency: ['GBQ'],
  };
  for (const [field, codes] of Object.entries(unknown)) {
    for (const code of codes) {
      yield plant({
        rule: 'not-in-standard',
        file: SITE,
        how: code,
        change: set([field], code),
        told: { at: [field] },
      });
    }
  }
  for (const name of ['lastUpdated', 'firstCall', 'ratedBy'])
    yield plant({
      rule: 'missing-words',
      file: SITE,
      how: name,
      change: set(['interfaceWords'], [{ language: 'en', words: [{ name, text: 'Please see below.' }] }]),
      told: { at: ['interfaceWords', 0, 'words', 0, 'text'] },
    });
  yield plant({
    rule: 'foreign-currency',
    file: SITE,
    how: 'EUR',
    change: set(['currency'], 'EUR'),
    told: { at: ['currency'] },
  });
  for (const file of areaPaths) {
    for (const range of ['€€', '$$$', 'krkr']) {
      const at = ['facts', 'priceRange'];
      yield plant({ rule: 'foreign-currency', file, how: range, change: set(at, range), told: { at } });
    }
  }
  const saying = (rule: string, file: string, words: string, inside: string) =>
    plant({ rule, file, how: inside, change: say(introOf(file), words), told: { at: introOf(file), inside } });
  for (const file of pagePaths) {
    for (const slip of ['helo@tapwright.example', 'hello@tapwrigth.example', 'www.tapwright.com'])
      yield saying('misspelt-address', file, ` Write to ${slip} for it.`, slip);
    const [number, slip] = ['020 7946 0123', '020 7946 0132'];
    if (textOf('pages/_site.json').includes(number))
      yield saying('misspelt-number', file, ` Ring ${slip} for it.`, slip);
  }
  for (const zone of ['America/New_York', 'Europe/Dublin'])
    yield plant({
      rule: 'not-in-standard',
      file: SITE,
      how: zone,
      change: set(['timeZone'], zone),
      told: { at: ['timeZone'] },
    });
  for (const [path, value] of [
    [['origin'], 'https://www.tapwrigth.example'],
    [['email', 'information'], 'hello@tapwright.exmple'],
    [['booking'], 'https://book.tapwrihgt.example/a'],
  ] as const) {
    yield plant({ rule: 'misspelt-address', file: SITE, how: value, change: set(path, value), told: { at: path } });
  }
}
