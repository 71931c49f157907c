import { z } from 'zod';
import { claim } from '../../content/documents/claims.schema';
import { siteFile } from '../../content/documents/site.schema';
import type { SiteFile } from '../../content/documents/site.schema';
import { siteTokens } from '../../content/tokens/token-values';
import type { TokenValues } from '../../content/tokens/tokens';
import { validPartsOf } from '../../content/valid-parts';
import { isObject } from '../../json/is-object';
import { areValid } from './is-sound';
import { oncePerSiteFile, oncePerText } from '../once';
import type { SiteFileOnly } from '../site';

type Field = keyof SiteFile;

/** A field of `pages/_site.json` that fits its schema, whatever mistakes stand elsewhere in that file. */
export const ofBusiness = <Name extends Field>(site: SiteFileOnly, name: Name): SiteFile[Name] | undefined =>
  // The field of the shape is that of the type, which TypeScript cannot follow through an index.
  fieldsOf(site)(name) as SiteFile[Name] | undefined;

const fieldsOf = oncePerSiteFile(({ business }) =>
  oncePerText((name) => {
    const value = isObject(business?.value) ? business.value[name] : undefined;
    return siteFile.shape[name as Field].safeParse(value).data;
  }),
);

/** The ids of a list of `pages/_site.json`; `undefined` while the list cannot be relied on. */
export function idsIn(
  site: SiteFileOnly,
  list: 'claims' | 'hotlines' | 'accreditations' | 'registration',
): string[] | undefined {
  const { value } = site.business ?? {};
  // A field with a name that nobody knows may be the list.
  const isLeftOut =
    isObject(value) &&
    !Object.hasOwn(value, list) &&
    Object.keys(value).every((key) => Object.hasOwn(siteFile.shape, key));
  const ids = isLeftOut ? [] : validPartsOf(site.business)[list]?.map((entry) => entry?.id);
  // Where an id stands twice, one of the two should be another one that nobody can guess.
  const isKnown = ids?.every((id) => id !== undefined) && new Set(ids).size === ids.length;
  return isKnown ? ids : undefined;
}

/** The values of the site's tokens; `undefined` while `pages/_site.json` lacks what they are made of. */
export const tokensOf = oncePerSiteFile((site): TokenValues | undefined => {
  const ids = idsIn(site, 'claims');
  const lines = idsIn(site, 'hotlines');
  const { data } = MADE_OF.safeParse(site.business?.value);
  if (!ids || !lines || !data || !idsIn(site, 'accreditations') || !idsIn(site, 'registration')) return undefined;
  const claims = (validPartsOf(site.business).claims ?? []).flatMap((each) => claim.safeParse(each).data ?? []);
  const names = [...ids.map((id) => `claim.${id}`), ...lines.map((id) => `hotline.${id}`)];
  const incomplete = names.map((name) => [name, ''] as const);
  // A year or place under a misspelt name is blank too.
  const founded = areValid(site.business, 'founded') ? data.founded : 0;
  const location = areValid(site.business, 'location') ? data.location : NOWHERE;
  return new Map([...incomplete, ...siteTokens({ ...data, founded, location, claims }, [])]);
});

const NOWHERE = { latitude: 0, longitude: 0 };
const { shape } = siteFile;
/**
 * The sources of tokens, but claims. A value with a mistake is blank; a list from which names of tokens are made must
 * be right, or a misspelt name would be reported again in each text.
 */
const MADE_OF = z.object({
  brand: shape.brand.catch({ first: '', second: '', tagline: '' }),
  product: shape.product.catch(''),
  worker: shape.worker.catch(undefined),
  numbers: shape.numbers.catch([]),
  address: shape.address.catch({ locality: '' }),
  phone: shape.phone.catch({ name: '', display: '', international: '' }),
  email: shape.email.catch({ information: '' }),
  hotlines: shape.hotlines.catch([]),
  hours: shape.hours.catch({ text: '', opens: '', closes: '', otherDays: [] }),
  founded: shape.founded.catch(0),
  location: shape.location.catch(NOWHERE),
  locale: shape.locale.catch('en'),
  country: shape.country.catch(''),
  currency: shape.currency.catch('XXX'),
  registration: shape.registration,
  accreditations: shape.accreditations,
});
