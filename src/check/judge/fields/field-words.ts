import type { JsonSchema } from '../../../schema/json-schema-type';
import type { Words } from '../../problem';
import { listOf, upperFirst } from '../../words';
import { lowerFirst } from '../naming';
import { oddIn } from '../odd-character';

const LEFT_OUT = 'A field that is not known is left out of the page, so visitors would not see what it says.';

/** Whole values to choose from, as they are written. */
const oneOf = (samples: readonly string[]) =>
  'Write one of these in its place: ' +
  `${samples.slice(0, -1).join(', ')}${samples.length > 1 ? ' or ' : ''}${samples.at(-1)}.`;

interface Missing {
  /** `the facts of an area page`. */
  owner: string;
  /** Each with a value to start from, and whether that is somebody else's. */
  lacking: { key: string; sample: string; isExample: boolean; why: string }[];
  /** Whole values that may stand in the place of the owner. */
  samples: string[];
}

/** Where a lot is missing, a few reasons are enough. */
const MOST_REASONS = 2;

export const missingField = {
  code: 'missing-field',
  summary: 'A field that is needed is not there.',
  example: {
    before: '{ "type": "hero", "heading": "Roof repair" }',
    after: '{ "type": "hero", "heading": "Roof repair", "intro": "We come day and night." }',
  },

  words({ owner, lacking, samples }: Missing): Words {
    const names = listOf(lacking.map(({ key }) => key));
    const written = lacking.map(({ key, sample }) => `"${key}": ${sample}`).join(', ');
    const needs = isMany(owner) ? 'need' : 'needs';
    const are = lacking.length === 1 ? 'is' : 'are';
    // What is true of another page must not be copied from here as it stands.
    const added = lacking.some(({ isExample }) => isExample)
      ? `Add ${names} between these brackets, for example ${written}.`
      : `Add ${written} between these brackets.`;
    return {
      message: `${upperFirst(owner)} ${needs} ${names}, which ${are} not there.`,
      fix: samples.length > 0 ? oneOf(samples) : added,
      why: [...new Set(lacking.map(({ why }) => why))].slice(0, MOST_REASONS).join(' '),
    };
  },
};

/** `the facts of an area page` need, `the address of the site file` needs. */
const isMany = (owner: string) => /^the [^"]*?[^s\W]s of /.test(owner);

interface Unknown {
  key: string;
  /** `the facts of an area page`. */
  owner: string;
  /** The field that was surely meant, and what it says of itself. */
  meant: string | undefined;
  field: JsonSchema | undefined;
  /** What it means when it is not there. */
  why: string;
  /** The fields that can still be added. */
  allowed: string[];
}

export const unknownField = {
  code: 'unknown-field',
  summary: 'A field has a name that is not known where it stands.',
  example: { before: '"headng": "Roof repair"', after: '"heading": "Roof repair"' },

  words({ key, owner, meant, field, why, allowed }: Unknown): Words {
    const message = `"${key}" is not a field of ${owner}.`;
    if (!meant)
      return {
        message,
        fix:
          allowed.length > 0
            ? `Remove it, or write one of the fields that can still be added here: ${listOf(allowed, 'or')}.`
            : 'Remove it. Every field that can stand here is already there.',
        why: LEFT_OUT,
      };
    const title = lowerFirst(field?.title ?? meant);
    const odd = oddIn(key)?.named;
    return {
      message: `${message}${odd === undefined ? '' : ` It holds ${odd}.`} Did you mean "${meant}"?`,
      fix: `Write "${meant}" in its place.`,
      why:
        field?.['x-visible'] === false
          ? `A field with a wrong name counts for nothing. ${why}`
          : `A field with a wrong name is left out of the page, so visitors would not see the ${title}.`,
    };
  },
};

interface Group {
  name: string;
  found: string[];
  needed: string[];
  /** Whole values that may stand in its place. */
  samples: string[];
}

/** A group in brackets, of which no field belongs there. */
export const wrongGroup = ({ name, found, needed, samples }: Group): Words => ({
  message: `${upperFirst(name)} has ${listOf(found)}, but what belongs there has ${listOf(needed)}.`,
  fix:
    samples.length > 0
      ? oneOf(samples)
      : `Write ${listOf(needed)} in these brackets, or take the brackets around them away if the value stands for ` +
        'the whole.',
  why: LEFT_OUT,
});
