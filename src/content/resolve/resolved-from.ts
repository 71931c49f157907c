import type { Page } from '../document';
import type { Resolver } from './resolver';

/**
 * The inputs of resolving: what every page is resolved with, and the page itself. A `Resolver` sees of other pages only
 * their addresses and what lists show, so that a page whose two inputs are the same is the same.
 */
export const surroundingsOf = (resolver: Resolver): string =>
  JSON.stringify([resolver.languages.map(ofLanguage), [...resolver.twins()]]);

function ofLanguage({ site, business, siteTokens, index }: Resolver): unknown {
  const others = [...site.documents.values()].filter(({ kind }) => kind === 'shared' || kind === 'region');
  const photos = [...site.photos].map(([path, { size }]) => [
    path,
    size && [size, site.setting.photos?.fingerprintOf(path)],
  ]);
  return [
    business,
    [...siteTokens],
    index.shown(),
    [...site.routes.keys()],
    others.map(({ path, document }) => [path, document]),
    [...site.drawings],
    photos,
  ];
}

export const ownPartOf = ({ path, hidden, value, source: { content } }: Page) => ({
  about: JSON.stringify([path, hidden]),
  // Its file, which says all of it, is at hand where its blocks were not read.
  content: content.length > 0 ? content : JSON.stringify(value),
});
