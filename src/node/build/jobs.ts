import { isIn } from './shards';
import type { Shard } from './shards';
import type { Resolver } from '../../content/resolve';
import { isListed } from '../../kinds/named';
import type { PageJob } from './page-maker';

/** Each page is resolved when its turn has come; of a shard only its own. */
export function* jobsOf(resolver: Resolver, shard?: Shard): Generator<PageJob> {
  for (const [place, page] of resolver.site.valid.entries()) {
    if (shard && !isIn(shard, place)) continue;
    const { path, route, kind } = page;
    yield { path, route, isListed: isListed(kind), page: JSON.stringify(resolver.page(page)) };
  }
}
