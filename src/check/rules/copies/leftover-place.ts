import { kmBetween } from '../../../content/region/geometry';
import { isInDistrict } from '../../../content/region/region';
import type { Region } from '../../../content/region/region';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { groupedBy } from '../../lists';
import { oncePerText } from '../../once';
import { beside, inText } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import { listOf } from '../../words';
import { copiesIn, isLeft } from './copies';
import { placeNamesOf } from './place-names';
import type { Mention, PlaceNames } from './place-names';

/** Kinds of fields that speak of the page itself. */
const TITLES = new Set(['heading', 'label', 'alt']);
const isTitle = ({ kind, path }: Mention) => TITLES.has(kind) || path[0] === 'metadata';
/** The name of the page, on it and in search results. */
const isHeadline = ({ path }: Mention) => ['metadata/title', 'blocks/0/heading'].includes(path.join('/'));

const isKeyword = ({ path }: Mention) => path[0] === 'metadata' && path[1] === 'keywords';

/** Fields that say what the page is about; a label may name what it shares with a neighbour, such as a county. */
const saysWhere = (mention: Mention) => isHeadline(mention) || isKeyword(mention) || mention.path[1] === 'description';

/**
 * A name that one page alone has, in a text of another area page that does not say what that one is called. A neighbour
 * may be named in sentences, and a name that several districts have is nobody's own.
 */
export const leftoverPlace: Rule = {
  code: 'leftover-place',
  severity: 'error',
  mayAllow: true,
  summary:
    'The title, description, main heading or search words of an area page name another area page, and not its own; ' +
    'so does another heading or label, where that one is far away, or a text that has its code or was copied from it.',
  example: { before: '"heading": "Repairs in R4" on the page of R5', after: '"heading": "Repairs in {area.code}"' },
  scope: 'site',
  readsWords: true,
  *check(site) {
    const names = placeNamesOf(site);
    const sources = groupedBy(copiesIn(site), ({ page }) => page);
    for (const area of areasIn(site)) {
      if (area.name === undefined) continue;
      const copied = new Map(sources.get(area.page)?.map(({ source, whole }) => [source, whole]));
      const mentions = names.mentionsIn(area.page);
      const foreign = mentions.filter((mention) => {
        const { owner, sort } = names.ownedAs(mention.key) ?? {};
        if (!owner || owner.page === area.page || isLeft(site, area.page, mention.path)) return false;
        if (isOneDistrict(site.region, owner, area) || mention.to === owner.page.route) return false;
        // A page whose code is still to write may be about the owner's district or a part of it.
        const isOpen = area.code === undefined && mention.path[1] === 'description' && !copied.has(owner.page);
        if (isOpen || (sort === 'also' && (area.code === undefined || !isKeyword(mention)))) return false;
        if (sort === 'place') return copied.has(owner.page);
        if (saysOwn(area, { names, mentions, mention })) return false;
        const isCode = sort === 'code';
        if (saysWhere(mention) || (isCode && isTitle(mention))) return true;
        return (isTitle(mention) || isCode || copied.has(owner.page)) && !areNextDoor(site.region, area, owner);
      });
      const wordsOfOwner = oncePerText(() => ({}));
      const byText = groupedBy(foreign, ({ key, path }) => `${names.ownedAs(key)!.owner.page.path} ${path.join('/')}`);
      for (const found of byText.values()) {
        const { owner } = names.ownedAs(found[0]!.key)!;
        const ofList = isKeyword(found[0]!) ? wordsOfOwner(owner.page.path) : undefined;
        // Without the right code of its own a page speaks of the parts of its district as if they were others.
        const follows = copied.has(owner.page) ? [] : [{ document: area.page, path: ['facts', 'code'] }];
        yield { ...diagnosticOf(area, names, found), partOf: copied.get(owner.page) ?? ofList, follows };
      }
    }
  },
};

/** Whether the text says the own name or code too, by a token or in words; a code just before the name is no excuse. */
function saysOwn(
  { page, code = '' }: Area,
  { names, mentions, mention }: { names: PlaceNames; mentions: readonly Mention[]; mention: Mention },
): boolean {
  const { text, path, start } = mention;
  if (text.includes('.name}')) return true;
  const isOwn = ({ key }: Mention) => names.isOf(page, key);
  const own = mentions.filter((other) => other.path === path && isOwn(other));
  const before = text.slice(0, start).trimEnd();
  const isBehind = isHeadline(mention) && (before.endsWith('.code}') || (code !== '' && before.endsWith(code)));
  if (!isBehind) return own.length > 0 || text.includes('.code}');
  return own.some(({ end }) => end !== before.length);
}

/** Whether two areas are the same district, or parts of one. */
const isOneDistrict = (region: Region | undefined, { code: one = '' }: Area, { code: other = '' }: Area) =>
  region !== undefined && region.wholeOf(one) === region.wholeOf(other);

/** Whether two areas lie next door; `true` where nobody knows where one of them lies. */
function areNextDoor(region: Region | undefined, one: Area, other: Area): boolean {
  const [here, there] = [one, other].map(({ code = '', coordinates }) => {
    const district = region?.districts.get(code);
    return district && coordinates && isInDistrict(district, coordinates) ? { district, coordinates } : undefined;
  });
  if (!region || !here || !there) return true;
  const { nearKm, farKm } = region.file.distances;
  const way = kmBetween(here.coordinates, there.coordinates);
  return way <= nearKm || (way <= farKm && way <= here.district.reachKm + there.district.reachKm);
}

const TOKENS = { name: '{area.name}', code: '{area.code}', place: undefined, also: undefined };

/** The message for the names of one owner, `found`, in one text. */
function diagnosticOf(area: Area, names: PlaceNames, found: readonly Mention[]): Diagnostic {
  const [first] = found as readonly [Mention, ...Mention[]];
  const { owner, path } = names.ownedAs(first.key)!;
  const named = [...new Map(found.map((each) => [each.key, each])).values()].map(({ key, text, start, end }) => ({
    place: text.slice(start, end),
    token: TOKENS[names.ownedAs(key)!.sort],
  }));
  const places = named.map(({ place }) => place);
  const own = [area.code, area.name].filter(Boolean).join(' ');
  const words = {
    message:
      `This text speaks of ${listOf(places)}, which ${places.length > 1 ? 'belong' : 'belongs'} ` +
      `to the page of ${owner.page.path}. This page is about ${own}.`,
    fix: named.every(({ token }) => token)
      ? `Write ${named.map(({ place, token }) => `${token} in the place of "${place}"`).join(' and ')}, ` +
        'or take the sentence out.'
      : 'Write this text anew for this area, or take the sentence out.',
    why: 'Visitors would think that the page is not about where they live.',
  };
  const message = `"${places[0]}" stands here, on the page it belongs to.`;
  return inText(area.page, first, words, { related: [beside(owner.page, path, message)] });
}
