import type { Resolver } from '../../content/resolve';
import { isListed } from '../../kinds/named';
import type { PageJob } from './page-maker';

/** Each page is resolved when its turn has come. */
export function* jobsOf(resolver: Resolver): Generator<PageJob> {
  for (const page of resolver.site.valid) {
    const { path, route, kind } = page;
    yield { path, route, isListed: isListed(kind), page: JSON.stringify(resolver.page(page)) };
  }
}
