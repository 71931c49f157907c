import type { HeaderRules } from '../build/site-files/headers-file';

/** How long files may be kept: as a rule, and in folders where it is otherwise. */
export interface CacheRules {
  usual: string;
  /** `folder` as an address with both slashes: `/assets/`. */
  others: { folder: string; value: string }[];
}

const KEPT = 'Cache-Control';

export function cacheRules(rules: HeaderRules): CacheRules {
  return {
    usual: rules.find(({ path }) => path === '/*')?.headers[KEPT] ?? '',
    others: rules
      .filter(({ path, headers }) => path !== '/*' && headers[KEPT])
      .map(({ path, headers }) => ({ folder: path.replace(/\*$/, ''), value: headers[KEPT]! })),
  };
}

/** Headers of every answer, without `Cache-Control`. */
export function commonHeaders(rules: HeaderRules): [string, string][] {
  return rules
    .filter(({ path }) => path === '/*')
    .flatMap(({ headers }) => Object.entries(headers).filter(([name]) => name !== KEPT));
}
