import { useEffect, useState } from 'react';
import { momentOf } from '../dates';
import { Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { NotDone } from './NotDone';
import { nameOf } from './page-rows';
import { Discard } from '../save/Discard';
import { draftsOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import { filesHeld } from '../session/writing-tabs';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';

/** Unsaved texts in this browser. */
export function Drafts({ site }: { site: EditorSite }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void (async () => {
      const found = await draftsOf(site.head.name);
      setHeld(
        await filesHeld(
          site.head.name,
          found.map(({ path }) => path),
        ),
      );
      setDrafts(found);
    })();
  }, [site]);
  const drop = async (path: string) => {
    await forgetDraft(site.head.name, path);
    setDrafts(drafts.filter((draft) => draft.path !== path));
  };
  if (drafts.length === 0) return null;
  return (
    <NotDone aria-labelledby="drafts">
      <h2 id="drafts">Not saved yet</h2>
      <ul>
        {drafts.map(({ path, at }) => (
          <li key={path}>
            <a href={hrefOf({ screen: 'edit', path })}>{nameIn(site, path)}</a>
            <Quiet>{held.has(path) ? 'open in another tab' : `changed on ${momentOf(at)}`}</Quiet>
            {!held.has(path) && <Discard name={nameIn(site, path)} onDiscard={() => void drop(path)} />}
          </li>
        ))}
      </ul>
    </NotDone>
  );
}

/** A page by its name; one that was never saved by the address that it will have. */
function nameIn(site: EditorSite, path: string): string {
  const saved = site.document(path)?.value;
  return (saved === undefined && addressOf(path)) || nameOf(path, saved);
}
