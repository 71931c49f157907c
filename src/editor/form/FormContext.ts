import { createContext, useContext } from 'react';
import type { Problem } from '../../check/problem';
import type { Path } from '../../json/path';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { Resolved } from '../preview/draw-page';
import type { Choices } from './choices';

/** A removal, shown until the text changes again. */
export interface Removal {
  words: string;
  /** Where it stood: a list and the place in it. Nothing for what has no list any more. */
  from: { list: string; index: number } | undefined;
  /** The focused field before the removal. */
  path: Path;
}

/** The surroundings of a form's fields. */
export interface FormState {
  session: DocumentSession;
  snapshot: Snapshot;
  /** The problems of this file, by place. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** Problems that were there when the file was opened, and did not come from typing. */
  knownProblems: ReadonlySet<string>;
  /** Whether the problems are those of the text as it is now, so that their edits fit. */
  isChecked: boolean;
  touched: ReadonlySet<string>;
  touch: (pointer: string) => void;
  choices: Choices;
  /** The resolved page; undefined while it cannot be resolved. */
  resolved: Pick<Resolved, 'resolver' | 'page'>;
  /** Says something to people who cannot see it happen. */
  announce: (words: string) => void;
  removal: Removal | undefined;
  /** Shows and says that something was taken out, with the way back. */
  tellRemoval: (removal: Removal) => void;
  /** Shows the form of a part, such as a block within a block. */
  select: (path: Path) => void;
  /** Brings the caret into a field, wherever it stands. */
  goTo: (path: Path) => void;
  /** Stays with a part that was moved; the focus stays where it is. */
  follow: (path: Path) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export const useForm = (): FormState => useContext(FormContext)!;
