import type { z } from 'zod';
import type { IconName } from '../design/drawings/icon-names';
import type { SkylineName } from '../design/drawings/skyline-names';
import type { Path } from '../json/path';

/** Everything that the code knows of one kind of page. What can be done with such pages follows from this. */
export type Kind = ListedKind | LoneKind;

interface OfEveryKind<Name extends string> {
  /** Permanent: it names the schema and the tokens of such a page, and is the argument of `npm run new`. */
  readonly name: Name;
  /** The title and the description of its schema. */
  readonly title: string;
  readonly description: string;
  readonly words: {
    /** Such a page in a sentence: "an area page". */
    readonly page: string;
    /** Another word where it must be distinguished from other kinds: "a plain page". */
    readonly apart?: string;
  };
}

/** A kind of which there is one page, which nobody links to or lists, such as what stands at a wrong address. */
export interface LoneKind<Name extends string = string> extends OfEveryKind<Name> {
  readonly isListed: false;
  /** Its file under `pages/`. */
  readonly file: string;
}

/** A kind of page that visitors come to by links, lists, maps and search engines. */
export interface ListedKind<
  Name extends string = string,
  Facts extends z.ZodObject = z.ZodObject,
> extends OfEveryKind<Name> {
  readonly isListed: true;
  /** The folder under `pages/` that makes a page one of this kind; `''` for the one kind of all other pages. */
  readonly folder: string;
  readonly words: OfEveryKind<Name>['words'] & {
    /** The subject of such a page: "an area"; left out where it may be anything. */
    readonly about?: string;
    /** Several of them: "areas". */
    readonly many: string;
    /** Another word that people use for the kind: "district". */
    readonly also?: string;
  };
  /** The facts of each page of this kind. They include `name`. */
  readonly facts: Facts;
  /** The tokens of its facts: `code` for `{area.code}`. `undefined` where the page leaves the fact out. */
  readonly tokens: Readonly<Record<string, TokenText<z.output<Facts>>>>;
  /** The units of those that are bare whole numbers, by their CLDR codes: `minute`. */
  readonly units?: Readonly<Record<string, string>>;
  /** The fields of a page that lists, cards and maps show beside its name. */
  summary(facts: z.output<Facts>): Summary;
  /** Where a page stands in lists that are sorted by order: small numbers first. Left out, all pages are equal. */
  order?(facts: z.output<Facts>): number;
  /** The schema.org type of a page's subject, where its metadata has none. */
  readonly subject: 'LocalBusiness' | 'Service' | 'Article' | 'WebPage';
  /** The business as it is at the place that the page is about; it gets a node of its own in structured data. */
  branch?(facts: z.output<Facts>): Branch;
  /** Whether such pages are written from one mould, so that what one says may be left over from another. */
  readonly isAlike?: boolean;
  /** Whether visitors come to such a page in order to call, so that it has a call button of its own. */
  readonly hasCall?: boolean;
  readonly fileName: {
    /** The fact after which a file is called. */
    readonly fact: string & keyof z.output<Facts>;
    /** The same in words: "Call it after the code or the name of its district". */
    readonly after: string;
  };
  /** The questions of `npm run new`, in order. */
  readonly questions: readonly Question[];
}

/** Method syntax, so that a kind of certain facts is a kind. */
type TokenText<Facts> = { of(facts: Facts, formats: Formats): string | undefined }['of'];

/** How a site writes what is no text. */
export interface Formats {
  /** A whole number: `1,247`. */
  count(value: number): string;
  /** A number with one decimal: `4.9`. */
  average(value: number): string;
  coordinates(point: Point): string;
}

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The fields that lists, cards and maps can show. */
export interface Summary {
  /** A short sign that tells the page from others of its kind. */
  code?: string | undefined;
  /** Lists can be grouped by it. */
  borough?: string | undefined;
  coordinates?: Point | undefined;
  responseMinutes?: number | undefined;
  summary?: string | undefined;
  icon?: IconName | undefined;
  /** The kind of its houses. */
  skyline?: SkylineName | undefined;
}

export interface Branch {
  /** The text behind the name of the business. */
  name: string;
  /** The place that is served from here. */
  serves: string;
  locality: string;
  postalCode?: string | undefined;
  coordinates: Point;
  /** Left out, that of the whole business holds. */
  priceRange?: string | undefined;
  /** Left out while nobody has reviewed the work there. */
  rating?: { value: number; count: number } | undefined;
}

/** A field that `npm run new` asks for. Its words and its form are those of the field. */
export interface Question {
  /** The option, without its hyphens. */
  flag: string;
  path: Path;
  /** Without it there is no page; what else is not answered becomes a "TO DO". */
  isNeeded?: true;
}

/** Questions of nearly every kind. */
export const ASK_NAME: Question = { flag: 'name', path: ['facts', 'name'], isNeeded: true };
export const ASK_DESCRIPTION: Question = { flag: 'description', path: ['metadata', 'description'] };
export const ASK_HEADING: Question = { flag: 'heading', path: ['blocks', 0, 'heading'] };
export const ASK_INTRO: Question = { flag: 'intro', path: ['blocks', 0, 'intro'] };

/** Declares a listed kind, with the types of its own facts in each of its functions. */
export const listedKind = <const Name extends string, Facts extends z.ZodObject>(
  kind: ListedKind<Name, Facts>,
): ListedKind<Name, Facts> => kind;

export const loneKind = <const Name extends string>(kind: LoneKind<Name>): LoneKind<Name> => kind;
