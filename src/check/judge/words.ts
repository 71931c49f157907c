import type { JsonSchema } from '../../schema/json-schema-type';
import type { Offer } from './other-words';
import type { Words } from '../problem';
import { counted, listOf, quote, upperFirst } from '../words';

interface UnknownField {
  key: string;
  owner: string;
  meant: string | undefined;
  /** The field that was meant. */
  field: JsonSchema | undefined;
  /** What it means when it is not there. */
  why: string;
  allowed: string[];
}

const lower = (title: string) => (/^[A-Z][A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));

export function unknownField({ key, owner, meant, field, why, allowed }: UnknownField): Words {
  if (meant) {
    return {
      message: `"${key}" is not a field of ${owner}. Did you mean "${meant}"?`,
      fix: `Write "${meant}" in its place.`,
      why: field?.['x-visible'] === false ? `A field with a wrong name counts for nothing. ${why}`
        : `A field with a wrong name is left out of the page, so visitors would not see the ${lower(field?.title ?? meant)}.`,
    };
  }
  return {
    message: `"${key}" is not a field of ${owner}.`,
    fix: allowed.length > 0
      ? `Remove it, or write one of the fields that can still be added here: ${listOf(allowed, 'or')}.`
      : 'Remove it. Every field that can stand here is already there.',
    why: 'A field that is not known is left out of the page, so visitors would not see what it says.',
  };
}

/** `the facts of an area page` need, `the address of the site file` needs. */
const isMany = (owner: string) => /^the [^"]*?[^s\W]s of /.test(owner);

/** Where a lot is missing, a few reasons are enough. */
const MOST_REASONS = 2;

export function missingField({ owner, lacking, samples: whole }: { owner: string; lacking: { key: string; sample: string; isExample: boolean; why: string }[]; samples: string[] }): Words {
  const one = lacking.length === 1;
  const samples = lacking.map(({ key, sample }) => `"${key}": ${sample}`).join(', ');
  return {
    message: `${upperFirst(owner)} ${isMany(owner) ? 'need' : 'needs'} ${listOf(lacking.map(({ key }) => key))}, which ${one ? 'is' : 'are'} not there.`,
    // What is true of another page must not be copied from here as it stands.
    fix: whole.length > 0 ? oneOf(whole) : lacking.some(({ isExample }) => isExample)
      ? `Add ${listOf(lacking.map(({ key }) => key))} between these brackets, for example ${samples}.`
      : `Add ${samples} between these brackets.`,
    why: [...new Set(lacking.map((each) => each.why))].slice(0, MOST_REASONS).join(' '),
  };
}

/** Whole values to choose from, as they are written. */
const oneOf = (samples: string[]) => `Write one of these in its place: ${samples.slice(0, -1).join(', ')}${samples.length > 1 ? ' or ' : ''}${samples.at(-1)}.`;

export const wrongGroup = ({ name, found, needed, samples }: { name: string; found: string[]; needed: string[]; samples: string[] }): Words => ({
  message: `${upperFirst(name)} has ${listOf(found)}, but what belongs there has ${listOf(needed)}.`,
  fix: samples.length > 0 ? oneOf(samples) : `Write ${listOf(needed)} in these brackets, or take the brackets around them away if the value stands for the whole.`,
  why: 'A field that is not known is left out of the page, so visitors would not see what it says.',
});

export interface ValueWords {
  /** `"rating"`, `item 3 of "streets"`. */
  name: string;
  value: unknown;
  /** What the field itself says of a wrong value. */
  hint: string;
  /** What it means for a visitor when it is wrong. */
  why: string;
}

export function wrongType(about: ValueWords, { expected, got }: { expected: string; got: string }): Words {
  return {
    message: `${upperFirst(about.name)} is ${got}, but it must be ${expected}.`,
    fix: about.hint,
    why: about.why,
  };
}

export function nothing(about: ValueWords): Words {
  return {
    message: `${upperFirst(about.name)} is null, which stands for nothing.`,
    fix: 'Write a value, or take the field out if there is nothing to say.',
    why: about.why,
  };
}

export const numberInQuotes = (about: ValueWords, literal: string): Words => ({
  message: `${upperFirst(about.name)} is a number in quotes, which makes it a text.`,
  fix: `Write ${literal} without quotes.`,
  why: 'Only a number without quotes can be compared and counted, and shown to visitors and search engines.',
});

export const booleanInQuotes = (about: ValueWords, literal: string): Words => ({
  message: `${upperFirst(about.name)} is ${literal} in quotes, which makes it a text.`,
  fix: `Write ${literal} without quotes.`,
  why: about.why,
});

export const textWithoutQuotes = (about: ValueWords): Words => ({
  message: `${upperFirst(about.name)} is ${quote(about.value)} without quotes, but it must be a text.`,
  fix: `Write "${String(about.value)}" in double quotes.`,
  why: about.why,
});

export const notAList = (about: ValueWords): Words => ({
  message: `${upperFirst(about.name)} is a single value, but it must be a list.`,
  fix: `Write it in square brackets: [${quote(about.value)}].`,
  why: about.why,
});

const didYouMean = ({ meant, alike }: Offer) => (meant ? ` Did you mean "${meant}"?` : alike.length > 0 ? ` Nearest in meaning ${alike.length > 1 ? 'are' : 'is'} ${listOf(alike)}.` : '');
const offered = ({ meant, alike }: Offer) => (meant ? `Write "${meant}" in its place.` : alike.length > 0 ? `Write ${listOf(alike, 'or')} in its place.` : undefined);

export const unknownValue = (about: ValueWords, offer: Offer): Words => ({
  message: `${quote(about.value)} is not one of the words that ${about.name} can be.${didYouMean(offer)}`,
  fix: offered(offer) ?? about.hint,
  why: about.why,
});

export const onlyValue = (about: ValueWords, literal: string): Words => ({
  message: `${upperFirst(about.name)} is ${quote(about.value)}, but it can only be ${literal}.`,
  fix: `Write ${literal} in its place.`,
  why: about.why,
});

export const emptyText = (about: ValueWords): Words => ({
  message: `${upperFirst(about.name)} is an empty text.`,
  fix: 'Write some words between the quotes, or take the field out if it may be left out.',
  why: 'Visitors would see a hole in the page, and people who hear it would be told nothing.',
});

export function wrongForm(about: ValueWords, meant: string | undefined): Words {
  return {
    message: `${quote(about.value)} is not written as ${about.name} must be.${meant ? ` Did you mean "${meant}"?` : ''}`,
    fix: meant ? `Write "${meant}" in its place.` : about.hint,
    why: about.why,
  };
}

export const addressOfButton = (about: ValueWords, does: 'call' | 'email'): Words => ({
  message: `${quote(about.value)} is no page of this site: a button that ${does === 'call' ? 'calls' : 'writes to us'} says so in its "do".`,
  fix: `Write { "do": "${does}", "label": "…" } in the place of this button, without an address.`,
  why: about.why,
});

export const misplacedToken = (about: ValueWords, token: string): Words => ({
  message: `${upperFirst(about.name)} contains the token {${token}}, but tokens only work in texts that visitors read.`,
  fix: `${about.hint} Write the value itself here.`,
  why: 'The token would be taken for the value itself, and visitors would find something that does not work.',
});

export function listLength(about: ValueWords, { count, limit }: { count: number; limit: { least?: number | undefined; most?: number | undefined } }): Words {
  const { least, most } = limit;
  const wanted = least === most ? `exactly ${least}` : count < (least ?? 0) ? `at least ${least}` : `at most ${most}`;
  const isTooFew = count < (least ?? 0);
  const gap = isTooFew ? (least ?? 0) - count : count - (most ?? 0);
  return {
    message: `${upperFirst(about.name)} has ${counted(count, 'entry', 'entries')}, but it must have ${wanted}.`,
    fix: isTooFew ? `Add ${counted(gap, 'entry', 'entries')}.` : `Take ${counted(gap, 'entry', 'entries')} out.`,
    why: about.why,
  };
}

export function outOfRange(about: ValueWords, { least, most }: { least?: number | undefined; most?: number | undefined }): Words {
  return {
    message: `${upperFirst(about.name)} is ${quote(about.value)}, but it must be ${least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `from ${least} to ${most}`}.`,
    fix: about.hint,
    why: about.why,
  };
}

/** `choices` names the types that may stand there. */
export function unknownBlock({ type, choices, offer }: { type: unknown; choices: string; offer: Offer }): Words {
  return {
    message: `There is no block of the type ${quote(type)}.${didYouMean(offer)}`,
    fix: offered(offer) ?? choices,
    why: 'Visitors would see nothing where this block stands.',
  };
}

export const wrongBlock = ({ type, meant }: { type: string; meant: string }): Words => ({
  message: `This block says that it is a "${type}", but its fields are those of a "${meant}".`,
  fix: `Write "${meant}" as its type, or write the fields of a "${type}".`,
  why: 'A block is drawn by its type, from the fields of that type alone: visitors would see nothing of what it says.',
});

export const misplacedBlock = ({ type, allowed }: { type: string; allowed: string[] }): Words => ({
  message: `A "${type}" block cannot stand here.`,
  fix: `Move it out to the blocks of the page. What can stand here is ${listOf(allowed, 'or')}.`,
  why: 'Columns hold only plain blocks, and shared files no other shared files: visitors would see nothing of this one.',
});

export const noBlock = (value: unknown): Words => ({
  message: `${quote(value)} is not a block.`,
  fix: 'Write a block in curly brackets, beginning with its type, for example { "type": "prose", "paragraphs": ["…"] }.',
  why: 'Visitors would see nothing where it stands.',
});

export const blockWithoutType = ({ allowed, misspelt }: { allowed: string[]; misspelt: string | undefined }): Words => (misspelt
  ? {
    message: `"${misspelt}" is not a field of a block. Did you mean "type"?`,
    fix: 'Write "type" in its place.',
    why: 'Without its type nobody knows what the block is, and visitors would see nothing where it stands.',
  }
  : {
    message: 'This block does not say what it is: its "type" is not there.',
    fix: `Add "type" as its first field. The types are ${listOf(allowed)}.`,
    why: 'Without its type nobody knows what the block is, and visitors would see nothing where it stands.',
  });
