import type { z } from 'zod';
import { MAP_TYPES } from '../../../blocks/schemas';
import { isSharedFile, kindOf } from '../../../content/files';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { pageQuery } from '../../../kinds/fields';
import { kindNamed, listedKindNamed } from '../../../kinds/named';
import { atValue } from '../../placed';
import { isWhole } from '../../documents/whole';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { listOf } from '../../words';
import { shownOn } from './shared-files';

/** The rules of lists of pages, those that fit their schema. */
type Query = z.output<typeof pageQuery>;

const queriesIn = oncePer(({ fields }: SiteDocument): readonly { path: Path; query: Query }[] =>
  fields.flatMap(({ kind, value, path }) => {
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    return query?.success ? [{ path, query: query.data }] : [];
  }),
);

export const emptyList: Rule = {
  code: 'empty-list',
  severity: 'error',
  summary: 'A list of pages comes out empty.',
  example: {
    before: '"pages": { "kind": "service", "except": [every service there is] }',
    after: '"pages": { "kind": "service" }',
  },
  scope: 'site',
  *check(site) {
    // What cannot be read may be what the list would show.
    const { resolver } = site;
    if (!resolver || !isWhole(site)) return;
    for (const document of site.documents.values()) {
      // Each page of "only" that is not shown is told as a link. Near a far district may be none: nothing is drawn.
      const queries = queriesIn(document).filter(({ query }) => !query.only && query.withinKm === undefined);
      if (queries.length === 0) continue;
      const hosts = shownOn(site, document).map(({ route }) => resolver.index.summaries.get(route));
      // A shared file that no page shows is told by itself.
      const from = hosts.length > 0 || isSharedFile(document.path) ? hosts : [undefined];
      for (const { path, query } of queries) {
        if (from.every((host) => resolver.index.find(query, host).length > 0)) continue;
        yield atValue(document, path, emptyWords(site, query), { part: 'opening' });
      }
    }
  },
};

function emptyWords(site: Site, { kind, except }: Query) {
  const { words } = kindNamed(kind);
  const many = 'many' in words ? words.many : words.page;
  const some = site.pages.filter((page) => page.kind === kind);
  const isLeftOut = some.some(({ hidden }) => !hidden);
  const cause = isLeftOut ? 'every page that it could show is left out' : `the site shows no ${many}`;
  return {
    message: `This list of ${many} is empty: ${cause}.`,
    fix: except ? 'Take a page out of "except", or take the list out.' : `Take the list out until there are ${many}.`,
    why: 'Visitors would find a heading with nothing under it.',
  };
}

/** A whole list of plain pages, as of a sitemap, holds its own page rightly. */
export const listOfItself: Rule = {
  code: 'list-of-itself',
  severity: 'warning',
  summary: 'A list of other pages holds the page that it stands on.',
  example: {
    before: 'on /services/repairs: "pages": { "kind": "service" }',
    after: '"pages": { "kind": "service", "except": ["/services/repairs"] }',
  },
  scope: 'site',
  *check({ valid, resolver }) {
    for (const document of resolver ? valid : []) {
      const own = resolver!.index.summaries.get(document.route);
      for (const { path, query } of own ? queriesIn(document) : []) {
        const { only, kind, limit, except } = query;
        const isChosen = limit !== undefined || (except !== undefined && kind !== 'page');
        if (only || kind !== document.kind || !(listedKindNamed(kind)?.isAlike || isChosen)) continue;
        if (!resolver!.index.find(query, own).includes(own!)) continue;
        const words = {
          message: `This list holds the page that it stands on${except ? `, and leaves out ${listOf(except)}` : ''}.`,
          fix: except
            ? `Write "${document.route}" into "except", and take out what visitors should find here.`
            : `Write "except": ["${document.route}"] into it.`,
          why: 'Visitors who follow that link come back to where they are.',
        };
        yield atValue(document, path, words, { part: 'opening', follows: [{ document, path: [...path, 'kind'] }] });
      }
    }
  },
};

export const mixedList: Rule = {
  code: 'mixed-list',
  severity: 'error',
  mayAllow: true,
  summary: 'A list of one kind of pages names a page of another kind.',
  example: {
    before: '"pages": { "kind": "area", "only": ["/areas/harbour", "/services/repairs"] }',
    after: '"pages": { "kind": "area", "only": ["/areas/harbour"] }',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, query } of queriesIn(document)) {
        for (const [index, route] of (query.only ?? []).entries()) {
          const file = site.routes.get(site.aliases.get(route) ?? route);
          if (file === undefined || kindOf(file) === query.kind) continue;
          yield atValue(document, [...path, 'only', index], {
            message: `${route} is ${kindNamed(kindOf(file)).words.page}, and this is a list of the kind "${query.kind}".`,
            fix: 'Take it out of "only", or write it into a list of its own kind.',
            why: 'Visitors would find it among pages of another kind, where they do not look for it.',
          });
        }
      }
    }
  },
};

export const placelessMap: Rule = {
  code: 'placeless-map',
  severity: 'error',
  summary: 'A map asks for pages of a kind that lies nowhere.',
  example: {
    before: '{ "type": "area-map", "pages": { "kind": "service" } }',
    after: '{ "type": "area-map", "pages": { "kind": "area" } }',
  },
  scope: 'document',
  *check(document) {
    for (const { path, query } of queriesIn(document)) {
      const type = valueAt(document.value, [...path.slice(0, -1), 'type']);
      if (!MAP_TYPES.has(String(type)) || 'coordinates' in (listedKindNamed(query.kind)?.facts.shape ?? {})) continue;
      yield atValue(document, [...path, 'kind'], {
        message: `This map asks for pages of the kind "${query.kind}", and ${kindNamed(query.kind).words.page} says nowhere where it lies.`,
        fix: 'Write a kind whose pages have coordinates, or show a list instead of a map.',
        why: 'Visitors would be shown a map on which nothing is marked.',
      });
    }
  },
};
