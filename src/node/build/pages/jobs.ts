import { isIn } from '../output/shards';
import type { Shard } from '../output/shards';
import { openingOf } from '../../../blocks/schemas';
import type { Page } from '../../../content/document';
import type { ResolvedPage } from '../../../content/resolve/resolved-page';
import type { Resolver } from '../../../content/resolve/resolver';
import { ownPartOf, surroundingsOf } from '../../../content/resolve/resolved-from';
import { partsOf } from '../../../content/resolve/parts';
import { isListed } from '../../../kinds/named';
import type { CardWords } from '../cards/card-painter';
import type { PageJob } from './page-maker';
import { hashOf, keyOf } from '../../hashes';
import type { ResolvedPages } from '../output/record';

/** A page that may be taken over from the build before, and then is not even resolved. */
export interface PlannedPage extends Pick<PageJob, 'path' | 'route' | 'isListed' | 'sum'> {
  page: Page;
  /** Which part of the page it is, from 1. */
  number: number;
  job: () => PageJob;
}

/** Each page is resolved when its turn has come, with its later parts. */
export function* jobsOf(resolver: Resolver): Generator<PageJob> {
  for (const page of resolver.site.valid) yield* partsInFull(resolver, page);
}

/** The same, of a shard only its own, where pages are resolved only if something that they are made of has changed. */
export function* plannedPages(
  resolver: Resolver,
  { shard, before }: { shard: Shard | undefined; before: ResolvedPages },
): Generator<PlannedPage> {
  const surroundings = keyOf(surroundingsOf(resolver));
  const pages = resolver.site.valid.filter((_, place) => !shard || isIn(shard, place));
  for (const page of pages) {
    const { path } = page;
    const { about, content } = ownPartOf(page);
    const key = keyOf(`${surroundings} ${about} ${keyOf(content)}`);
    const cached = before.resolvedBefore(path, key);
    const jobs = cached ? [] : [...partsInFull(resolver, page)];
    const parts = cached ?? jobs.map(({ route, sum }) => ({ route, sum }));
    before.addResolved(path, key, parts);
    for (const [index, { route, sum }] of parts.entries()) {
      const number = index + 1;
      const job = () => jobs[index] ?? jobOf(resolver, page, number);
      yield { path, route, sum, isListed: isPartListed(page, number), page, number, job };
    }
  }
}

function* partsInFull(resolver: Resolver, page: Page): Generator<PageJob> {
  const resolved = resolver.page(page);
  yield jobFrom(resolved, page, 1);
  for (let number = 2; number <= partsOf(resolved.blocks); number += 1) yield jobOf(resolver, page, number);
}

const jobOf = (resolver: Resolver, page: Page, number: number) => jobFrom(resolver.page(page, number), page, number);

function jobFrom(resolved: ResolvedPage, page: Page, number: number): PageJob {
  const text = JSON.stringify(resolved);
  return {
    path: page.path,
    route: resolved.route,
    isListed: isPartListed(page, number),
    page: text,
    sum: hashOf(text),
    ...(number === 1 && { card: cardOf(resolved) }),
  };
}

/** Visitors come to a later part by links, whatever the page is. */
const isPartListed = ({ kind }: Page, number: number) => number > 1 || isListed(kind);

function cardOf({ name, blocks }: ResolvedPage): CardWords {
  const opening = openingOf(blocks);
  const pin = opening?.picture?.show === 'map' ? opening.picture.pin : undefined;
  return { heading: opening?.heading ?? name, eyebrow: opening?.eyebrow, pin };
}
