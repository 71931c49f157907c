import type { SiteDocument, SiteFileOnly } from './site';

type Fields = SiteDocument['fields'];

/** The same function, which works only once for each object. Neither the object nor the result may change. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let found = cache.get(key);
    if (!found) {
      found = { result: work(key) };
      cache.set(key, found);
    }
    return found.result;
  };
}

/** The same function, which works once for a document and the page that is made from it: their fields are one list. */
export function oncePerFields<Result>(work: (fields: Fields) => Result): (document: { fields: Fields }) => Result {
  const cache = oncePer(work);
  return ({ fields }) => cache(fields);
}

/** The same function, which works once for each version of the site file: it is given nothing else. */
export function oncePerSiteFile<Result>(work: (site: SiteFileOnly) => Result): (site: SiteFileOnly) => Result {
  const cache = oncePer((business: SiteDocument<'site'>) => ({ result: work({ business }) }));
  let without: { result: Result } | undefined;
  return ({ business }) => (business ? cache(business) : (without ??= { result: work({ business }) })).result;
}

/** The same function, which works once for equal texts. All results are dropped when there are more than `most`. */
export function oncePerText<Result>(work: (text: string) => Result, most = 20_000): (text: string) => Result {
  const cache = new Map<string, { result: Result }>();
  return (text) => {
    let found = cache.get(text);
    if (!found) {
      if (cache.size >= most) cache.clear();
      found = { result: work(text) };
      cache.set(text, found);
    }
    return found.result;
  };
}
