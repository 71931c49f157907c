import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { valuesIn } from '../../documents/values';

export const unprovenPerson: Rule = {
  code: 'unproven-person',
  severity: 'error',
  gate: 'live',
  summary: 'A person is made up, or is named without having agreed to it.',
  example: {
    before: '{ "name": "Ada Example", "role": "Roofer", "source": "staff" }',
    after: '{ "name": "Ada Example", "role": "Roofer", "source": "staff", "consent": "2026-01-31" }',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, value } of valuesIn(document)) {
        const fault = isObject(value) ? faultOf(value, path) : undefined;
        if (fault) yield { document, location: { path: fault.path, part: 'value' }, words: fault.words };
      }
    }
  },
};

/** People alone say in `source` who they are. */
function faultOf(person: Record<string, unknown>, path: Path): { path: Path; words: Words } | undefined {
  if (person['source'] === 'sample') return { path: [...path, 'source'], words: sample(person['name']) };
  if (person['source'] !== 'staff' || person['consent'] !== undefined) return undefined;
  return { path: [...path, 'name'], words: unasked(person['name']) };
}

const sample = (name: unknown): Words => ({
  message: `${quote(name)} is an example and no person.`,
  fix: 'Take the entry out, or write who really comes and "source": "staff".',
  why: 'Visitors would take whoever stands at their door for somebody who does not exist.',
});

const unasked = (name: unknown): Words => ({
  message: `Nothing says that ${quote(name)} has agreed to be named here.`,
  fix: 'Write the day of the written consent, for example "consent": "2026-01-31", or take the entry out.',
  why: 'The law wants people to agree before their name is published.',
});
