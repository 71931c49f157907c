import type { Page } from '../document';
import type { Resolver } from './resolver';

/**
 * The inputs of resolving, as two texts: what every page is resolved with, and the page itself. A `Resolver` sees of
 * other pages only their addresses and what lists show, so that a page whose two texts are the same is the same.
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

export const ownPartOf = ({ path, hidden, value }: Page): string => JSON.stringify([path, hidden, value]);
