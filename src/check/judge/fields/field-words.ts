import { lowerFirst } from '../../../content/wording/lower-first';
import type { JsonSchema } from '../../../schema/json-schema-type';
import type { Words } from '../../problem';
import { oddIn } from '../../texts/odd-character';
import { listOf, upperFirst } from '../../words';
import { hasExample, sampleOf } from '../sample';

const LEFT_OUT = 'A field that is not known is left out of the page, so visitors would not see what it says.';

/** Whole values to choose from, as they are written. */
const oneOf = (samples: readonly string[]) =>
  `Write one of these in its place: ${samples.join(', ').replace(/, (?=\{[^{]*$)/, ' or ')}.`;

interface Missing {
  /** `the facts of an area page`. */
  owner: string;
  lacking: { key: string; field: JsonSchema; why: string }[];
  /** Whole values that may stand in the place of the owner. */
  samples: string[];
}

/** Where a lot is missing, a few reasons are enough. */
const MOST_REASONS = 2;

export const missingField = {
  code: 'missing-field',
  summary: 'A field that is needed is not there.',
  example: { before: '{ "type": "hero", … }', after: '{ "type": "hero", …, "intro": "We come day and night." }' },

  words({ owner, lacking, samples }: Missing): Words {
    const names = listOf(lacking.map(({ key }) => key));
    const written = lacking.map(({ key, field }) => `"${key}": ${sampleOf(field)}`).join(', ');
    // Facts of another page must not be copied from here as they stand.
    const isLike = lacking.some(({ field }) => hasExample(field));
    const added = isLike
      ? `Add ${names} between these brackets, for example ${written}.`
      : `Add ${written} between these brackets.`;
    return {
      message: `${names} ${lacking.length === 1 ? 'is' : 'are'} missing from ${owner}.`,
      fix: samples.length > 0 ? oneOf(samples) : added,
      why: [...new Set(lacking.map(({ why }) => why))].slice(0, MOST_REASONS).join(' '),
    };
  },
};

interface Unknown {
  key: string;
  /** `the facts of an area page`. */
  owner: string;
  /** The likely intended field, and its documentation. */
  intended: string | undefined;
  field: JsonSchema | undefined;
  /** The consequence of its absence. */
  why: string;
  /** The fields that can still be added. */
  allowed: string[];
}

export const unknownField = {
  code: 'unknown-field',
  summary: 'A field has a name that is not known where it stands.',
  example: { before: '"headng": "Roof repair"', after: '"heading": "Roof repair"' },

  words({ key, owner, intended, field, why, allowed }: Unknown): Words {
    const message = `"${key}" is not a field of ${owner}.`;
    if (!intended) {
      const others = `, or write one of the fields that can still be added here: ${listOf(allowed, 'or')}`;
      return { message, fix: `Remove it${allowed.length > 0 ? others : ''}.`, why: LEFT_OUT };
    }
    const odd = oddIn(key);
    return {
      message: `${message}${odd ? ` It holds ${odd.named}.` : ''} Did you mean "${intended}"?`,
      fix: `Write "${intended}" in its place.`,
      why:
        field?.['x-visible'] === false
          ? `A field with a wrong name counts for nothing. ${why}`
          : 'A field with a wrong name is left out of the page, so visitors would not see the ' +
            `${lowerFirst(field?.title ?? intended)}.`,
    };
  },
};

interface Group {
  name: string;
  found: string[];
  needed: string[];
  /** Whole values that may stand in its place. */
  samples: string[];
  /** The field beside it in which such a group belongs. */
  home: string | undefined;
}

/** A group in brackets, of which no field belongs there. */
export const wrongGroup = ({ name, found, needed, samples, home }: Group): Words => ({
  message: `${upperFirst(name)} has ${listOf(found)}, but what belongs there has ${listOf(needed)}.`,
  fix:
    samples.length > 0
      ? oneOf(samples)
      : `Write ${listOf(needed)} in these brackets${home ? `, or move what stands here to "${home}" beside it` : ''}.`,
  why: LEFT_OUT,
});
