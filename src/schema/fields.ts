import { z } from 'zod';
import { ICON_NAMES, ICON_WORDS } from '../design/icon-names';
import { SCENE_NAMES } from '../design/scene-names';

/**
 * The vocabulary that every block and document is written in. A field says what it *holds* (its kind), so that
 * resolving and cross-page rules can ask for "every phone" or "every route" without knowing any block by name.
 */
export const TEXT_KINDS = ['text', 'heading', 'label', 'alt', 'duration', 'price', 'place', 'guarantee'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type FieldKind =
  | TextKind
  | 'action' | 'address' | 'claim' | 'coordinates' | 'date' | 'dialled' | 'email' | 'fact' | 'hotline' | 'icon' | 'id' | 'map'
  | 'page-query' | 'phone' | 'price-range' | 'ref' | 'route';

declare module 'zod' {
  interface GlobalMeta {
    /** What the value is; emitted as `x-kind`. Text kinds may carry tokens. */
    kind?: FieldKind;
    /** What a person who copies the page must do with this value; emitted as `x-on-copy`. */
    onCopy?: 'must-change' | 'keep';
    /** Said instead of the validator's own words, by editors and by the check. */
    errorMessage?: string;
    markdownDescription?: string;
    /**
     * What it means for visitors, or for the office, when this is missing or wrong; emitted as `x-why`. A field that has
     * none is meant with the nearest one around it.
     */
    why?: string;
    /** Whether visitors see the value. Left out, it follows from the kind: see `isVisible`. Emitted as `x-visible`. */
    visible?: boolean;
    /** Of a word that is chosen: what people write for it, in one line. Suggestions go by it; emitted as `x-other-words`. */
    otherWords?: Readonly<Record<string, string>>;
    /** Of a block: it draws the main heading of its page. */
    opensPage?: boolean;
  }
}

interface Words extends Pick<z.GlobalMeta, 'onCopy' | 'why' | 'visible'> {
  title: string;
  description: string;
  examples?: string[];
}

/** How many characters each sort of text may have. No good one comes near: what is longer was pasted by mistake. */
const LONGEST: Record<TextKind, number> = {
  text: 3000, heading: 200, label: 300, alt: 300, duration: 100, price: 100, place: 150, guarantee: 300,
};

/** One line of words in which tokens such as `{phone}` work. Never empty, never only spaces. */
export function text({ kind = 'text', ...words }: Words & { kind?: TextKind }) {
  return z.string().regex(/\S/).max(LONGEST[kind]).meta({
    kind, errorMessage: 'Write some words here: this text is empty.', ...words,
  });
}

export const heading = (description: string, examples?: string[]) => text({
  title: 'Heading', kind: 'heading', description, ...(examples && { examples }),
  why: 'Visitors skim a page by its headings, and people who hear it jump from one to the next: '
    + 'they would miss what stands here.',
});

export const intro = text({
  title: 'Introduction', description: 'A sentence or two under the heading.',
  why: 'Visitors could not tell what they are about to look at.',
}).optional();

/** A few words that name what stands beside them. */
export const label = (description: string, examples?: string[]) => text({
  title: 'Label', kind: 'label', description, ...(examples && { examples }),
  why: 'Visitors would see something without a name, and could not tell what it is.',
});

const UNREAD = 'Visitors would not read what should stand here.';

export const body = (description: string, title = 'Text') => text({ title, description, why: UNREAD });

/** A sentence that makes the rest of its block true. */
export const note = (description: string, title = 'Note') =>
  text({ title, description, why: 'Visitors would miss what makes the rest of this block true.' });

export const paragraphs = (description: string) =>
  z.array(text({ title: 'Paragraph', description: 'One paragraph of plain words. Start a new entry for a new paragraph.' }))
    .min(1)
    .meta({ title: 'Paragraphs', description, why: UNREAD });

export const points = (description: string) =>
  z.array(text({ title: 'Point', description: 'One point of the list, a short phrase or sentence.' }))
    .min(1)
    .meta({ title: 'Points', description, why: 'Visitors would miss the points of this list.' });

/** The sign of some money, twice to four times. Which money is a matter of the site. */
export const PRICE_LEVELS = /^(\S{1,4}?)\1{1,3}$/u;

export const priceRange = (description: string) => z.string().regex(PRICE_LEVELS).meta({
  kind: 'price-range', title: 'Price range', description, examples: ['€€'],
  why: 'Visitors could not tell what to expect before they call, and search engines would not show it.',
  errorMessage: 'Write the sign of the currency two, three or four times, for example "€€".',
});

/** Lower-case words joined by hyphens; names a place on a page, a claim or a shared file. */
export const slug = (words: Words & { kind?: FieldKind }) =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).max(100).meta({
    kind: 'id',
    errorMessage: 'It has small letters, digits and single hyphens, for example "sw1h" or "boiler-heating".',
    ...words,
  });

/** An address on this site: `/areas/sw1h`, `/emergency#gas`. No trailing slash, no other host. */
export const route = (description = 'A page of this site, written as its address without the trailing slash.') =>
  z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/).meta({
    kind: 'route',
    title: 'Page address',
    description,
    examples: ['/areas/sw1h', '/services/boiler-heating', '/contact'],
    errorMessage: 'Write the address of a page of this site: it starts with "/" and has lower-case letters, digits and hyphens, for example "/areas/sw1h".',
  });

export const isoDate = (description: string) =>
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).meta({
    kind: 'date',
    title: 'Date',
    description,
    examples: ['2030-03-31'],
    errorMessage: 'Write the date as year-month-day, for example "2030-03-31".',
  });

export const icon = z.enum(ICON_NAMES).meta({
  kind: 'icon',
  title: 'Icon',
  description: 'The small picture beside the words.',
  why: 'People who skim a page go by the small pictures: here they would see an empty place.',
  otherWords: ICON_WORDS,
  errorMessage: `Choose one of the ${ICON_NAMES.length} icons: your editor lists them when you press Ctrl and Space `
    + 'between the quotes, and "npm run dev" shows them at /_gallery.',
});

export const scene = z.enum(SCENE_NAMES).meta({
  title: 'Drawing',
  description: 'One of the line drawings made for this site.',
  why: 'Visitors would see an empty place where the drawing belongs.',
});

const actionLabel = (example: string) => text({
  title: 'Label',
  kind: 'label',
  description: 'The words on the button. They must make sense on their own.',
  examples: [example],
  why: 'Visitors could not tell what happens when they press the button.',
});

const LEADS_ASTRAY = 'Visitors who press the button would not come to where it promises.';
const NO_BUTTON = 'Visitors would find no button here that works.';

const doing = <const Deed extends string>(deed: Deed, title: string, words: { description: string; otherWords: string }) =>
  z.literal(deed).meta({ title, description: words.description, otherWords: { [deed]: words.otherWords } });

/**
 * What a button does. A closed list, so that nobody writes `tel:` or a booking address by hand and a button
 * that does nothing cannot be written. Addresses are filled in from `_site.json`.
 */
export const action = z.discriminatedUnion('do', [
  z.strictObject({
    do: doing('call', 'Call', { description: 'Phones the 24-hour line.', otherWords: 'phone telephone ring tel' }),
    label: actionLabel('Call: {phone}'),
  }).meta({ title: 'Call button', description: 'A button that phones the 24-hour line.' }),
  z.strictObject({
    do: doing('email', 'E-mail', { description: 'Starts an e-mail to us.', otherWords: 'mail e-mail mailto write message' }),
    label: actionLabel('Write to us'),
    to: z.enum(['emergency', 'information']).default('emergency').meta({
      title: 'To', description: 'Which of our two mailboxes.', why: LEADS_ASTRAY,
    }),
    subject: text({
      title: 'Subject', description: 'The subject line that is filled in for the visitor.', examples: ['Free {area.code} quote'],
      visible: false, why: 'Visitors would send us an e-mail that does not say what it is about.',
    }).optional(),
  }).meta({ title: 'E-mail button', description: 'A button that starts an e-mail to us.' }),
  z.strictObject({
    do: doing('book', 'Book', {
      description: 'Opens our online-booking page in a new tab.', otherWords: 'booking reserve appointment schedule',
    }),
    label: actionLabel('Book online'),
  }).meta({ title: 'Booking button', description: 'A button that opens our online-booking page in a new tab.' }),
  z.strictObject({
    do: doing('page', 'Page', { description: 'Goes to a page of this site.', otherWords: 'link url href go open goto web' }),
    label: actionLabel('What a boiler service includes'),
    to: route().meta({ why: LEADS_ASTRAY }),
  }).meta({ title: 'Page button', description: 'A link to a page of this site.' }),
]).meta({
  kind: 'action',
  title: 'Button',
  description: 'What happens when a visitor presses it: call, email, book, or go to a page.',
  why: NO_BUTTON,
});

export const actions = (description: string) =>
  z.array(action).min(1).max(3).meta({ title: 'Buttons', description, why: NO_BUTTON });

/** A place, or a place next door that says whose it is. */
export const place = z.union([
  text({ title: 'Place', kind: 'place', description: 'A street, station, park or building.', examples: ['Strutton Ground'] }),
  z.strictObject({
    name: text({ title: 'Name', kind: 'place', description: 'The place.', examples: ['New Scotland Yard'] }),
    in: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]?$/).meta({
      title: 'Postcode district',
      description: 'The neighbouring district that this place lies in.',
      examples: ['SW1A'],
      errorMessage: 'Write a postcode district such as "SW1A".',
      why: 'Visitors would think that the place lies in this district.',
    }),
  }).meta({ title: 'Place next door', description: 'A place that lies in a neighbouring postcode district.' }),
]).meta({
  title: 'Place',
  description: 'A street or place of the district; one that lies next door is written { "name": …, "in": "SW1A" }.',
  errorMessage: 'Write a place in quotes, or { "name": "…", "in": "SW1A" } for one that lies next door.',
});

/** Where something lies. */
export const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({
    title: 'Latitude',
    description: 'How far north the place lies, in degrees with four decimals: about 51.5 in London.', examples: [51.4979],
    errorMessage: 'Write the latitude as a number without quotes, for example 51.4979.',
  }),
  longitude: z.number().min(-180).max(180).meta({
    title: 'Longitude',
    description: 'How far east the place lies, in degrees with four decimals; west of Greenwich with a minus: about -0.13 in London.',
    examples: [-0.1357],
    errorMessage: 'Write the longitude as a number without quotes, for example -0.1357.',
  }),
}).meta({
  kind: 'coordinates', title: 'Coordinates', description: 'Where the district lies, WGS 84. The map shows the pin.',
  onCopy: 'must-change',
  why: 'The map would show the pin in the wrong place, and visitors would be sent to the wrong neighbours.',
});

/** A number that is not ours, kept once in `_site.json` (`hotlines`). */
export const hotline = z.strictObject({
  hotline: slug({ title: 'Hotline', description: 'The id of a hotline in _site.json, for example "gas".', examples: ['gas'] }),
}).meta({
  kind: 'hotline',
  title: 'Hotline',
  description: 'Somebody else\'s emergency number that must be shown before ours.',
  why: 'The number that people must call first would not be shown. It can save lives.',
});

/** `when` says where it is needed. */
export const callFirst = (when: string) => hotline.optional().meta({
  title: 'Call first', description: `An emergency number that must be called before ours; ${when}.`,
});

export const picture = z.discriminatedUnion('show', [
  z.strictObject({
    show: z.literal('map').meta({ title: 'Map', description: 'The map of London, with this page\'s own pin if it has coordinates.' }),
  }).meta({ kind: 'map', title: 'Map', description: 'The map of London drawn from coordinates.' }),
  z.strictObject({
    show: z.literal('scene').meta({ title: 'Drawing', description: 'One of our line drawings.' }),
    scene,
  }).meta({ title: 'Drawing', description: 'One of our line drawings.' }),
]).meta({
  title: 'Picture',
  description: 'What is drawn beside the words.',
  why: 'Visitors would see an empty place beside the words.',
});

const CANNOT_WAIT = 'Visitors see by it what cannot wait.';

export const severity = z.strictObject({
  level: z.enum(['critical', 'high', 'medium', 'planned']).meta({
    title: 'Level',
    description: 'How urgent it is; decides the colour and the shape of the pill.',
    otherWords: {
      critical: 'emergency urgent severe danger red highest', high: 'important serious orange',
      medium: 'normal moderate middle yellow', planned: 'low routine later green',
    },
  }),
  label: label('The word that is shown.', ['Critical', 'High Priority', 'Diagnostic']).meta({ why: CANNOT_WAIT }),
}).meta({ title: 'Severity', description: 'How urgent this is, in a word and a shape.', why: CANNOT_WAIT });

export const labelledFact = z.strictObject({
  label: label('What the figure is.', ['Response', 'Warranty']),
  value: text({
    title: 'Value', description: 'The figure, with its unit.', examples: ['15–30 minutes', '12 months'],
    why: 'Visitors would read a name without its figure.',
  }),
}).meta({ title: 'Fact', description: 'A figure with its name.' });

/**
 * A block: its type, its fields, and an optional name for links such as `/emergency#gas`.
 * Strict, so that a misspelt field is a mistake and not a silence.
 */
export function block<const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  { otherWords, ...words }: { title: string; description: string; otherWords?: string; opensPage?: boolean },
  shape: Shape,
) {
  return z.strictObject({
    type: blockType(type, words.description, otherWords),
    ...shape,
    id: slug({
      title: 'Name for links',
      description: 'A short name, so that a link can lead straight to this block: "/emergency#gas".',
      examples: ['gas'],
      why: 'A link that promises to lead straight to this part would end at the top of the page.',
    }).optional(),
  }).meta({ why: 'Visitors would not see this block.', ...words });
}

export const blockType = <const Type extends string>(type: Type, description: string, otherWords?: string) =>
  z.literal(type).meta({
    title: 'Block type', description, why: 'Visitors would see nothing where this block stands.',
    ...(otherWords && { otherWords: { [type]: otherWords } }),
  });

/** What every file of a site may begin with; `version` is that of its kind. */
export const fileHead = <const Version extends number>(version: Version) => ({
  $schema: z.string().optional().meta({
    title: 'Schema',
    description: 'Tells your editor which fields this file may have. Keep it as it is.',
    visible: false,
    why: 'Your editor could not explain the fields of this file, nor underline what is wrong.',
  }),
  version: z.literal(version).default(() => version).meta({
    title: 'Version',
    description: 'The version of the format that this file is written in.',
    why: 'The file would be read by the rules of another version, and visitors could see something else than you wrote.',
  }),
});
