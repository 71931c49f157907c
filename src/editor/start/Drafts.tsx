import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { draftsOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
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
  useEffect(() => {
    void draftsOf(site.head.name).then(setDrafts);
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
            <a href={hrefOf({ screen: 'edit', path })}>{addressOf(path) ?? path}</a>
            <Quiet>left on {new Date(at).toLocaleString()}</Quiet>
            <Button
              type="button"
              data-look="quiet"
              onClick={() => drop(path)}
              aria-label={`Throw away what is written at ${path}`}
            >
              Throw away
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
