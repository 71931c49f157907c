import { useSyncExternalStore } from 'react';

/** Where in the editor somebody is; it stands in the address, so that Back works. */
export type EditorPlace = { screen: 'start' } | { screen: 'copy' | 'edit'; path: string };

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const hrefOf = (place: EditorPlace): string =>
  place.screen === 'start' ? '#/' : `#/${place.screen}/${place.path}`;

function placeIn(hash: string): EditorPlace {
  const [, screen, path] = /^#\/(copy|edit)\/(pages\/.+)$/.exec(hash) ?? [];
  return screen && path ? { screen: screen as 'copy' | 'edit', path } : { screen: 'start' };
}

/** The same object as long as the address is. */
let known: { hash: string; place: EditorPlace } | undefined;
const current = (): EditorPlace => {
  const { hash } = location;
  if (known?.hash !== hash) known = { hash, place: placeIn(decodeURI(hash)) };
  return known.place;
};

export const usePlace = (): EditorPlace => useSyncExternalStore(subscribe, current);

export function goTo(place: EditorPlace): void {
  location.hash = hrefOf(place);
}
