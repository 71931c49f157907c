import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { nameOf } from './page-rows';
import { Discard } from '../save/Discard';
import { draftsOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import { filesHeld } from '../session/writing-tabs';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';

const Box = styled.section`
  margin-block-end: 1rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--brass);
  border-radius: 12px;
  background: var(--brass-tint);
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
`;

/** What was written in this browser and not saved. */
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
    <Box aria-labelledby="drafts">
      <h2 id="drafts">Not saved yet</h2>
      <ul>
        {drafts.map(({ path, at }) => (
          <li key={path}>
            <a href={hrefOf({ screen: 'edit', path })}>{addressOf(path) ?? nameOf(path, undefined)}</a>
            <Quiet>{held.has(path) ? 'open in another tab' : `changed on ${new Date(at).toLocaleString()}`}</Quiet>
            {!held.has(path) && (
              <Discard name={addressOf(path) ?? nameOf(path, undefined)} onDiscard={() => void drop(path)} />
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
