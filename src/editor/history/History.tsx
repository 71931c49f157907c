import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { momentOf } from '../dates';
import { Button, Quiet } from '../look/controls';
import { Buttons, Dialog } from '../look/dialog';
import { Sections } from '../save/Sections';
import { useDialog } from '../save/use-dialog';
import type { DocumentSession } from '../session/document-session';
import { useSite } from '../site/SiteContext';
import { useVersions } from './use-versions';
import type { Chosen } from './use-versions';

const List = styled.ol`
  display: grid;
  gap: 0.25rem;
  max-height: 14rem;
  overflow: auto;
  & button {
    width: 100%;
    justify-content: space-between;
    white-space: normal;
    text-align: start;
  }
`;

type Props = {
  name: string;
  session: DocumentSession;
  onRestored: (said: string) => void;
  onClose: () => void;
};

/** The versions of a page, what visitors saw change with each, and the way back to one. */
export function History({ name, session, onRestored, onClose }: Props) {
  const site = useSite();
  const dialog = useDialog();
  const { versions, chosen, choose, refusal } = useVersions(site, session.path);
  useEffect(() => {
    if (versions?.[0]) dialog.current?.querySelector<HTMLElement>('li > button')?.focus();
  }, [versions, dialog]);
  return (
    <Dialog ref={dialog} aria-labelledby="history" onClose={onClose}>
      <h2 id="history">History of {name}</h2>
      <p role="status">
        {refusal}
        {!refusal && !versions && 'Looking for earlier versions …'}
        {versions?.length === 0 && 'There are no earlier versions of this page yet.'}
      </p>
      <List>
        {versions?.map((version, index) => (
          <li key={version.commit}>
            <Button type="button" aria-pressed={chosen?.index === index} onClick={() => void choose(index)}>
              {momentOf(version.on)} <Quiet>{version.by}</Quiet>
            </Button>
          </li>
        ))}
      </List>
      {chosen && (
        <Version
          key={chosen.index}
          chosen={chosen}
          current={session.snapshot().text}
          onRestore={(text) => {
            session.write(text);
            onRestored('The earlier version is back. Review and save it, or press Undo.');
            onClose();
          }}
        />
      )}
      <Buttons>
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </Buttons>
    </Dialog>
  );
}

type VersionProps = { chosen: Chosen; current: string; onRestore: (text: string) => void };

function Version({ chosen: { version, read, sections }, current, onRestore }: VersionProps) {
  const [isSame] = useState(read?.text === current);
  return (
    <section aria-label={`Version of ${momentOf(version.on)}`}>
      <h3>What changed for visitors</h3>
      {read ? <Sections sections={sections} /> : <p>This version was damaged and cannot be shown.</p>}
      {isSame && <p>This is what the page says now.</p>}
      {read && !isSame && (
        <Buttons>
          <Button type="button" data-look="first" onClick={() => onRestore(read.text)}>
            Restore this version
          </Button>
        </Buttons>
      )}
    </section>
  );
}
