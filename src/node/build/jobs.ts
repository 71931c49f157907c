import { isIn } from './shards';
import type { Shard } from './shards';
import { openingOf } from '../../blocks/schemas';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import type { Resolver } from '../../content/resolve/resolver';
import { partsOf } from '../../content/resolve/parts';
import { isListed } from '../../kinds/named';
import type { CardWords } from './card-painter';
import type { PageJob } from './page-maker';
import { sumOf } from '../fingerprints';

/** Each page is resolved when its turn has come, with its later parts; of a shard only its own. */
export function* jobsOf(resolver: Resolver, shard?: Shard): Generator<PageJob> {
  for (const [place, page] of resolver.site.valid.entries()) {
    if (shard && !isIn(shard, place)) continue;
    const { path, route, kind } = page;
    const resolved = resolver.page(page);
    yield { path, route, isListed: isListed(kind), ...textOf(resolved), card: cardOf(resolved) };
    for (let number = 2; number <= partsOf(resolved.blocks); number += 1) {
      const part = resolver.page(page, number);
      yield { path, route: part.route, isListed: true, ...textOf(part) };
    }
  }
}

function textOf(resolved: ResolvedPage): Pick<PageJob, 'page' | 'sum'> {
  const page = JSON.stringify(resolved);
  return { page, sum: sumOf(page) };
}

function cardOf({ name, blocks }: ResolvedPage): CardWords {
  const opening = openingOf(blocks);
  const pin = opening?.picture?.show === 'map' ? opening.picture.pin : undefined;
  return { heading: opening?.heading ?? name, eyebrow: opening?.eyebrow, pin };
}
