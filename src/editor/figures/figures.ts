import { claimText } from '../../content/wording/claim-text';
import type { SiteFile } from '../../content/documents/site.schema';
import { isSharedFile, MENUS_FILE, SITE_FILE } from '../../content/files';
import { writtenAt } from '../../content/site';
import type { Site } from '../../content/site';
import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import { fillTokens } from '../../content/tokens/tokens';
import { priceIn } from '../../content/wording/units';
import { placesOfTokens } from './token-places';
import type { TokenPlace } from './token-places';

export const SORTS = { figure: 'Figures', number: 'Phone numbers', menu: 'Menus' } as const;

/** A value that the business states once for all pages: a figure, a phone number, a link of a menu. */
export interface Figure {
  sort: keyof typeof SORTS;
  /** The name of its token, `claim.hourly-rate`; a pointer where it has none. */
  id: string;
  /** As people read it: "€95 per hour". */
  words: string;
  about: string;
  /** The day on which somebody looks whether it still holds, `2027-03-31`. */
  until?: string;
  /** Where it is written: the file, and the place in it as RFC 6901 says it. */
  at: { file: string; pointer: string };
  places: readonly TokenPlace[];
  /** The pages that show it; every page for what stands around pages. */
  pages: readonly string[] | 'all';
}

type Claim = SiteFile['claims'][number];

/** A claim with what it is paid for, which the text of its token leaves to the words around it. */
export function figureWords(claim: Claim, business: SiteFile): string {
  const text = claimText(claim, business);
  const per = 'unit' in claim && claim.text === undefined ? priceIn(claim.unit)?.per : undefined;
  return per === undefined ? text : `${text} per ${per.replace('-', ' ')}`;
}

/** All that the site file says once for many pages; nothing while it cannot be read. */
export function figuresOf(site: Site): Figure[] {
  const { resolver } = site;
  if (!resolver) return [];
  const { business } = resolver;
  const placeOf = (...path: Path) => {
    const written = writtenAt(site.business!, path);
    return { file: written.document.path, pointer: pointerOf(written.path) };
  };
  const places = placesOfTokens(site);
  const shownBy = (id: string) => {
    const found = places.get(id) ?? [];
    return { places: found, pages: pagesWith(found, site) };
  };
  const claims = business.claims.map((claim, index): Figure => ({
    sort: 'figure',
    id: `claim.${claim.id}`,
    words: figureWords(claim, business),
    about: claim.subject,
    until: claim.reviewBy,
    at: placeOf('claims', index),
    ...shownBy(`claim.${claim.id}`),
  }));
  const own: Figure = {
    sort: 'number',
    id: 'phone',
    words: business.phone.display,
    about: business.phone.name,
    at: placeOf('phone'),
    places: places.get('phone') ?? [],
    pages: 'all',
  };
  const hotlines = business.hotlines.map(({ id, display, name }, index): Figure => ({
    sort: 'number',
    id: `hotline.${id}`,
    words: display,
    about: name,
    at: placeOf('hotlines', index),
    ...shownBy(`hotline.${id}`),
  }));
  const menus = menusOf(business, { placeOf, fill: (text) => fillTokens(text, resolver.siteTokens) });
  return [...claims, own, ...hotlines, ...menus];
}

interface Around {
  placeOf: (...path: Path) => Figure['at'];
  fill: (text: string) => string;
}

function menusOf({ navigation }: SiteFile, { placeOf, fill }: Around): Figure[] {
  const row = (where: string, words: string, ...path: Path): Figure => ({
    sort: 'menu',
    id: pointerOf(path),
    words: fill(words),
    about: where,
    at: placeOf('navigation', ...path),
    places: [],
    pages: 'all',
  });
  return [
    ...navigation.header.map(({ label }, index) => row('At the top', label, 'header', index)),
    ...navigation.footer.map(({ heading }, index) => row('At the bottom', heading, 'footer', index)),
    ...navigation.legal.map(({ label }, index) => row('Last line', label, 'legal', index)),
  ];
}

/** The pages on which files are shown: a page on itself, shared blocks on each page that has them. */
function pagesWith(places: readonly TokenPlace[], site: Site): readonly string[] | 'all' {
  const files = new Set(places.map(({ file }) => file));
  if (
    places.some(
      ({ file, pointer }) => file === MENUS_FILE || (file === SITE_FILE && pointer.startsWith('/navigation/')),
    )
  )
    return 'all';
  const shared = new Set([...files].filter(isSharedFile).map((file) => file.replace(/^.*\/(.+)\.json$/, '$1')));
  return site.valid
    .filter(
      ({ path, document }) =>
        files.has(path) || document.blocks.some((block) => block.type === 'shared' && shared.has(block.ref)),
    )
    .map(({ path }) => path);
}
