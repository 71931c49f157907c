import type { Mutant } from './mutant';
import { plant, set } from './plant';
import { areaPaths } from './real-site';

const SITE = 'pages/_site.json';

/** Places, clocks and money that there are not, or that are not those of the site. */
export function* identityMutants(): Generator<Mutant> {
  const unknown = { locale: ['qq-GB', 'zx'], timeZone: ['Europe/Lundon', 'Mars'], country: ['UK', 'YY'], currency: ['GBQ'] };
  for (const [field, codes] of Object.entries(unknown)) {
    for (const code of codes) {
      yield plant({ rule: 'not-in-standard', file: SITE, how: code, change: set([field], code), told: { at: [field] } });
    }
  }
  yield plant({ rule: 'foreign-currency', file: SITE, how: 'EUR', change: set(['currency'], 'EUR'), told: { at: ['currency'] } });
  for (const file of areaPaths) {
    for (const range of ['€€', '$$$', 'krkr']) {
      const at = ['facts', 'priceRange'];
      yield plant({ rule: 'foreign-currency', file, how: range, change: set(at, range), told: { at } });
    }
  }
}
