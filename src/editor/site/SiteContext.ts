import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSite } from './editor-site';

export const EditorSiteContext = createContext<EditorSite | undefined>(undefined);

/** The site that is open; whoever asks is drawn again when it changes. */
export function useSite(): EditorSite {
  const site = useContext(EditorSiteContext)!;
  useSyncExternalStore(site.subscribe, site.version);
  return site;
}
