import { useSyncExternalStore } from 'react';

/** The screens that stand for no one file. */
const SCREENS = ['new', 'figures', 'pictures'] as const;
type Screen = (typeof SCREENS)[number];

/** Where in the editor somebody is; it stands in the address, so that Back works. */
export type EditorPlace =
  | { screen: 'start' | Screen }
  | { screen: 'copy'; path: string }
  /** `at`: the pointer of a field that is shown first. */
  | { screen: 'edit'; path: string; at?: string | undefined };

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function hrefOf(place: EditorPlace): string {
  if (place.screen === 'start') return '#/';
  if (!('path' in place)) return `#/${place.screen}`;
  const at = place.screen === 'edit' && place.at ? `?at=${place.at}` : '';
  return `#/${place.screen}/${place.path}${at}`;
}

/** The place that a fragment of the address names; the start for one that names none. */
export function placeIn(fragment: string): EditorPlace {
  const hash = decoded(fragment);
  const lone = SCREENS.find((each) => hash === `#/${each}`);
  if (lone) return { screen: lone };
  const { screen, path, at } =
    /^#\/(?<screen>copy|edit)\/(?<path>pages\/[^?]+)(?:\?at=(?<at>.+))?$/.exec(hash)?.groups ?? {};
  if (screen === 'copy' && path) return { screen, path };
  return path ? { screen: 'edit', path, at } : { screen: 'start' };
}

function decoded(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return '';
  }
}

/** The same object as long as the address is. */
let cached: { hash: string; place: EditorPlace } | undefined;
const current = (): EditorPlace => {
  const { hash } = location;
  if (cached?.hash !== hash) cached = { hash, place: placeIn(hash) };
  return cached.place;
};

export const usePlace = (): EditorPlace => useSyncExternalStore(subscribe, current);

export function goTo(place: EditorPlace): void {
  location.hash = hrefOf(place);
}
