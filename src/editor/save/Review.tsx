import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { Button, Quiet } from '../look/controls';
import { Buttons, Dialog } from '../look/dialog';
import type { DocumentSession } from '../session/document-session';
import type { Counts } from '../problem-counts';
import type { EditorSite } from '../site/editor-site';
import { changesOf } from './changes';
import { lineDiff } from './line-diff';
import { Sections } from './Sections';
import { useDialog } from './use-dialog';

const Lines = styled.pre`
  max-height: 16rem;
  overflow: auto;
  margin-block-start: 0.5rem;
  padding: 0.5rem 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-size: 0.8125rem;
  white-space: pre-wrap;
  & > span {
    display: block;
    padding-inline: 0.75rem;
  }
  & > [data-state='in'] {
    background: var(--sound-tint);
    color: var(--ink);
  }
  & > [data-state='out'] {
    background: var(--call-tint);
    color: var(--ink);
  }
`;

type Props = {
  site: EditorSite;
  session: DocumentSession;
  counts: Counts;
  onSave: () => void;
  onClose: () => void;
};

const SIGNS = { in: '+ ', out: '− ', same: '  ' };

/** The changes of a save before it is made: first for visitors, then in the text. */
export function Review({ site, session, counts, onSave, onClose }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const dialog = useDialog(first);
  // The counts must be of the text that will be saved, and not of a moment before.
  useEffect(() => site.hurry(), [site]);
  const sections = useMemo(() => changesOf(site, session), [site, session]);
  const lines = useMemo(() => lineDiff(session.baseText, session.snapshot().text), [session]);
  return (
    <Dialog ref={dialog} aria-labelledby="review" onClose={onClose}>
      <h2 id="review">Review your changes</h2>
      {(counts.toDos > 0 || counts.errors > 0) && (
        <p>
          <Quiet>
            {counts.toDos > 0 && `${counted(counts.toDos, 'thing')} left to write. `}
            {counts.errors > 0 && `${counted(counts.errors, 'problem')} to fix before the site can be published. `}
            You can save it all the same.
          </Quiet>
        </p>
      )}
      <Sections sections={sections} />
      <details>
        <summary>The text of the file</summary>
        <Lines tabIndex={0}>
          {lines.map(({ state, text }, index) => (
            <span key={index} data-state={state}>
              {SIGNS[state]}
              {text}
            </span>
          ))}
        </Lines>
      </details>
      <Buttons>
        <Button type="button" data-look="first" ref={first} onClick={onSave}>
          Save
        </Button>
        <Button type="button" onClick={onClose}>
          Keep editing
        </Button>
      </Buttons>
    </Dialog>
  );
}
