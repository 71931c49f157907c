import type { Path } from '../../../json/path';
import { CERTAIN, fitOf } from './claim-fit';
import { claimsIn, claimSpot, topicOf } from './claims';
import type { Claim } from './claims';
import { lengthOf } from './figure-patterns';
import { figuresIn } from './figures';
import type { Figure, FigureSort } from './figures';
import { factHere, ledgerHere } from '../../messages/claims';
import { oncePer } from '../../once';
import type { Diagnostic } from '../../rule';
import { isObject } from '../../judge/schema-walk';
import { countryOf, phoneNumberOf } from '../../phone-numbers';
import type { CountryCode } from '../../phone-numbers';
import { localeOf } from '../../sentences';
import type { Site, SiteDocument } from '../../site';

/** Something that we say by a token, and where it is written down. */
export interface Known {
  token: string;
  text: string;
  /** What the token stands for, where that is less than the text: "25" of "25 minutes". */
  bare?: string;
  /** How well it fits the words around the figure: 0 for not at all. */
  fit: number;
  value: readonly number[];
  document: SiteDocument;
  path: Path;
}

export interface JudgedFigure {
  document: SiteDocument;
  figure: Figure;
  /** What we say of the same sort, and what of it is this very figure. */
  known: readonly Known[];
  equal: readonly Known[];
}

const UNITS: Record<Exclude<FigureSort, 'phone'>, RegExp> = {
  price: /^GBP/, insurance: /^GBP/, rating: /^out of 5$/, reviews: /^(?:reviews|ratings)$/, response: /^(?:minutes?|hours?)$/, guarantee: /^(?:days?|weeks?|months?|years?)$/,
};
const TOPICS: Partial<Record<FigureSort, RegExp>> = { price: /^price/, insurance: /^insurance/, response: /^response/, guarantee: /^(?:warranty|guarantee)/ };
/** How the facts of an area page are called, by what they say. */
const OWN: Partial<Record<FigureSort, { token: string; path: Path }>> = {
  response: { token: 'area.responseMinutes', path: ['facts', 'responseMinutes'] },
  rating: { token: 'area.rating', path: ['facts', 'rating', 'value'] },
  reviews: { token: 'area.reviewCount', path: ['facts', 'rating', 'count'] },
};

/** Every figure that is typed in a text of a page or shared file, held against the ledger. */
export const judgedFigures = oncePer((site: Site): readonly JudgedFigure[] => {
  const claims = claimsIn(site);
  const language = { locale: localeOf(site), country: countryOf(site.business?.value) };
  const hotlines = hotlinesIn(site, language.country);
  return [...site.documents.values()].filter(({ kind }) => kind !== 'site').flatMap((document) => figuresIn(document, language)
    .filter(({ sort, value }) => sort !== 'phone' || !hotlines.includes(value[0]!))
    .map((figure) => judge(figure, document, { site, claims })));
});

function judge(figure: Figure, document: SiteDocument, { site, claims }: { site: Site; claims: readonly Claim[] }): JudgedFigure {
  const { sort } = figure;
  const own = document.kind === 'area' ? ownFact(document, sort) : undefined;
  const phone = sort === 'phone' ? ourPhone(site) : undefined;
  if (own ?? phone ?? sort === 'phone') return verdict(figure, document, [own ?? phone].filter((each) => each !== undefined));
  const ofUnit = claims.filter(({ unit }) => UNITS[sort as Exclude<FigureSort, 'phone'>].test(unit));
  const ofTopic = ofUnit.filter((claim) => TOPICS[sort]?.test(topicOf(claim)) ?? true);
  const knownOf = (list: readonly Claim[], isOfTopic: boolean) =>
    list.map((claim) => knownBy(claim, { site, fit: fitOf(claim, { near: figure.near, isOfTopic }) })).sort((a, b) => b.fit - a.fit);
  const found = verdict(figure, document, knownOf(ofTopic, true));
  // A figure of another topic is still one of ours: "answered within 2 hours" is the reply to an e-mail.
  return found.equal.length > 0 ? found : { ...found, equal: verdict(figure, document, knownOf(ofUnit, false)).equal };
}

const verdict = (figure: Figure, document: SiteDocument, known: Known[]): JudgedFigure =>
  ({ document, figure, known, equal: known.filter(({ value }) => value.join() === figure.value.join()) });

function knownBy(claim: Claim, { site, fit }: { site: Site; fit: number }): Known {
  const { id, text, value, unit } = claim;
  const scale = /^(?:minute|hour|day|week|month|year)/.test(unit) ? lengthOf(unit) : 1;
  return { token: `claim.${id}`, text, fit, value: value.map((number) => number * scale), document: site.business!, path: claimSpot(claim, 'text').path };
}

function ownFact(document: SiteDocument, sort: FigureSort): Known | undefined {
  const own = OWN[sort];
  const value = own?.path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), document.value);
  if (!own || typeof value !== 'number') return undefined;
  return { token: own.token, text: sort === 'response' ? `${value} minutes` : String(value), bare: String(value), fit: CERTAIN, value: [value], document, path: own.path };
}

function ourPhone(site: Site): Known | undefined {
  const phone = isObject(site.business?.value) ? site.business.value['phone'] : undefined;
  const display = isObject(phone) ? phone['display'] : undefined;
  const value = numberOf(display, countryOf(site.business?.value));
  if (typeof display !== 'string' || value === undefined) return undefined;
  return { token: 'phone', text: display, fit: CERTAIN, value: [value], document: site.business!, path: ['phone', 'display'] };
}

const numberOf = (display: unknown, country: CountryCode | undefined): number | undefined => {
  const number = typeof display === 'string' ? phoneNumberOf(display, country) : undefined;
  return number && Number(number.number);
};

function hotlinesIn(site: Site, country: CountryCode | undefined): number[] {
  const list = isObject(site.business?.value) ? site.business.value['hotlines'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((each: unknown) => (isObject(each) ? numberOf(each['display'], country) ?? [] : []));
}

/** What to write in the place of a figure, with the unit that the token lacks, and how it reads: "{area.reviewCount} reviews". */
export function inPlaceOf({ written, sort }: Figure, { token, text, bare = text }: Known): { write: string; reads: string } {
  const unit = written.replace(/^[\d.,]+(?:\s?(?:–|-|to|or)\s?[\d.,]+)?\+?/, '');
  if (sort === 'phone' || !/^[\d.,+–-]+$/.test(bare)) return { write: `{${token}}`, reads: bare };
  const kept = sort === 'response' && !/^[\s-]?min(?:ute)?s?$/i.test(unit) ? ' minutes' : unit;
  return { write: `{${token}}${kept}`, reads: `${bare}${kept}` };
}

/** What stands for a typed figure beyond doubt: our phone number, a fact of the page, or the one claim that fits best and reads the same. */
export function certainFor({ figure, known, equal }: JudgedFigure): string | undefined {
  const [only, ...others] = equal;
  if (!only || others.length > 0) return undefined;
  const { write, reads } = inPlaceOf(figure, only);
  if (!only.token.startsWith('claim.')) return write;
  return reads === figure.written && only.fit >= CERTAIN && known.every(({ fit }) => fit <= only.fit) ? write : undefined;
}

/** Where the figures stand that a typed one is held against: at most four, the page's own first. */
export const placesOf = (known: readonly Known[]): NonNullable<Diagnostic['related']> => known.slice(0, 4).map(({ document, path, text }) =>
  ({ document, location: { path, part: 'value' }, message: document.kind === 'site' ? ledgerHere(text) : factHere(text) }));
