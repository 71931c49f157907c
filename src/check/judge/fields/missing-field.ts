import type { Words } from '../../problem';
import { listOf, upperFirst } from '../../words';
import { oneOf } from '../one-of';

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
    return {
      message:
        `${upperFirst(owner)} ${isMany(owner) ? 'need' : 'needs'} ${names}, which ` +
        `${lacking.length === 1 ? 'is' : 'are'} not there.`,
      // What is true of another page must not be copied from here as it stands.
      fix:
        samples.length > 0
          ? oneOf(samples)
          : lacking.some(({ isExample }) => isExample)
            ? `Add ${names} between these brackets, for example ${written}.`
            : `Add ${written} between these brackets.`,
      why: [...new Set(lacking.map(({ why }) => why))].slice(0, MOST_REASONS).join(' '),
    };
  },

  ofType: (allowed: readonly string[]): Words => ({
    message: 'This block does not say what it is: its "type" is not there.',
    fix: `Add "type" as its first field. The types are ${listOf(allowed)}.`,
    why: 'Without its type nobody knows what the block is, and visitors would see nothing where it stands.',
  }),
};

/** `the facts of an area page` need, `the address of the site file` needs. */
const isMany = (owner: string) => /^the [^"]*?[^s\W]s of /.test(owner);
