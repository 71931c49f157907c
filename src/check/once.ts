import type { SiteFileOnly } from './site';

/** The same function, which works only once for each object. Neither the object nor the result may change. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { result: work(key) };
      known.set(key, found);
    }
    return found.result;
  };
}

const NO_SITE_FILE = {};

/** The same function, which works once for each version of the site file: it is given nothing else. */
export function oncePerSiteFile<Result>(work: (site: SiteFileOnly) => Result): (site: SiteFileOnly) => Result {
  const known = oncePer((key: object) =>
    // Every other key is a site file.
    work({ business: key === NO_SITE_FILE ? undefined : (key as SiteFileOnly['business']) }),
  );
  return ({ business }) => known(business ?? NO_SITE_FILE);
}

/** The same function, which works once for equal texts. All results are dropped when there are more than `most`. */
export function oncePerText<Result>(work: (text: string) => Result, most = 20_000): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      if (known.size >= most) known.clear();
      found = { result: work(text) };
      known.set(text, found);
    }
    return found.result;
  };
}
