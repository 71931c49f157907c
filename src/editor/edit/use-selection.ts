import { useEffect, useMemo, useRef, useState } from 'react';
import { toDosIn } from '../../content/to-do';
import { pathIn, pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import { focusField, onceDrawn } from '../form/field-id';
import type { DocumentSession, Snapshot } from '../session/document-session';
import { IN_ONE_COLUMN } from './layout';
import { partsOf, partWith, PROBLEMS, TO_DO } from './parts';
import type { Part } from './parts';
import type { Found } from './use-found';

/** Which part of a file is open, and the ways to another one. */
export interface Selection {
  parts: readonly Part[];
  /** The parts, with what gathers several of them. */
  offered: readonly Part[];
  part: Part;
  isText: boolean;
  setText: (isText: boolean) => void;
  /** Brings the caret into a field. */
  go: (to: Path) => void;
  goToPointer: (pointer: string) => void;
  /** Opens the form of a part, and brings the focus to its name. */
  select: (to: Path) => void;
  /** Opens the form of a part, and leaves the focus where it is. */
  follow: (to: Path) => void;
  open: (part: Part) => void;
  openProblems: () => void;
}

const showForm = () => onceDrawn(() => document.getElementById('part-heading')?.focus());

export function useSelection(session: DocumentSession, snapshot: Snapshot, { isReady, counts }: Found): Selection {
  const { value } = snapshot;
  const [isText, setText] = useState(false);
  const [selectedId, setSelected] = useState<string>();
  const [hadToDos, setHadToDos] = useState(() => toDosIn(session.schema, value).length > 0);
  if (counts.toDos > 0 && !hadToDos) setHadToDos(true);
  const parts = useMemo(() => partsOf(session.schema, value), [session, value]);
  const offered = [...(hadToDos ? [TO_DO] : []), ...parts, ...(isReady ? [PROBLEMS] : [])];
  const part = offered.find(({ id }) => id === selectedId) ?? offered[0]!;

  const wanted = useRef<Path>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    focusField(wanted.current);
    wanted.current = undefined;
  });
  const go = (to: Path) => {
    setText(false);
    setSelected(partWith(partsOf(session.schema, session.snapshot().value), to).id);
    wanted.current = to;
  };
  const follow = (to: Path) => setSelected(pointerOf(to));
  const open = ({ id }: Part) => {
    setText(false);
    setSelected(id);
    // Beside the outline the form is seen; below it somebody must be brought there.
    if (matchMedia(IN_ONE_COLUMN).matches) showForm();
  };
  return {
    parts,
    offered,
    part,
    isText,
    setText,
    go,
    goToPointer: (pointer) => go(pathIn(pointer, value)),
    select: (to) => {
      follow(to);
      showForm();
    },
    follow,
    open,
    openProblems: () => open(counts.errors === 0 && counts.toDos > 0 ? TO_DO : PROBLEMS),
  };
}
