import { soundOf } from '../../../content/sound';
import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { quote } from '../../words';
import { wordsOf } from '../../texts/words-of';

export const unbackedCredential: Rule = {
  code: 'unbacked-credential',
  severity: 'error',
  gate: 'live',
  summary: 'A credential of an area is backed by no accreditation.',
  example: {
    before: '"credentials": ["Security Cleared", "Fully Insured"]',
    after: '"credentials": ["Guild Registered", "Fully Insured"]',
  },
  scope: 'site',
  *check(site) {
    const known = backing(site);
    for (const page of site.pages) {
      for (const [index, credential] of (soundOf(page).facts?.credentials ?? []).entries()) {
        if (credential === undefined) continue;
        if (known.some((has) => wordsOf(credential).every(({ word }) => has.has(word)))) continue;
        yield {
          document: page,
          location: { path: ['facts', 'credentials', index], part: 'value' },
          words: words(credential),
        };
      }
    }
  },
};

/** The words of each accreditation. */
const backing = (site: Site): ReadonlySet<string>[] =>
  (ofBusiness(site, 'accreditations') ?? []).map(
    ({ name, body }) => new Set(wordsOf(`${name} ${body}`).map(({ word }) => word)),
  );

const words = (credential: string): Words => ({
  message: `Nothing in pages/_site.json backs the credential ${quote(credential)}.`,
  fix:
    'Add the accreditation with its number and body to "accreditations", under a name that has these words, or ' +
    'write another credential here.',
  why: 'Visitors let people into their homes because of it, and cannot look it up.',
});
