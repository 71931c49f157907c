import { useMemo } from 'react';
import type { LostEntry } from '../../authoring/copy/lost-tokens';
import { fillTokens } from '../../content/tokens/tokens';
import type { TokenValues } from '../../content/tokens/tokens';
import { pointerOf } from '../../json/path';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';

type Props = {
  /** The page that is copied. */
  from: string;
  entries: readonly LostEntry[];
  /** The pointers of those that stay. */
  kept: ReadonlySet<string>;
  onKept: (kept: ReadonlySet<string>) => void;
};

/** Proposes to leave out what speaks of something that a copy does not have yet, as visitors read it. */
export function LostEntries({ from, entries, kept, onKept }: Props) {
  const site = useSite();
  const tokens = useMemo(() => tokensOfPage(site, from), [site, from]);
  return entries.map(({ path, text }) => {
    const pointer = pointerOf(path);
    const toggle = (isLeftOut: boolean) => {
      const others = [...kept].filter((each) => each !== pointer);
      onKept(new Set(isLeftOut ? others : [...others, pointer]));
    };
    return (
      <label key={pointer}>
        <input type="checkbox" checked={!kept.has(pointer)} onChange={({ target }) => toggle(target.checked)} /> Leave
        out “{fillTokens(text, tokens)}”: the new page has nothing to say there yet
      </label>
    );
  });
}

function tokensOfPage(site: EditorSite, path: string): TokenValues {
  const { resolver, valid } = site.site();
  const page = valid.find((each) => each.path === path);
  return resolver && page ? resolver.tokensOf(page) : new Map<string, string>();
}
