import { createContext, useContext } from 'react';
import type { Problem } from '../../check/problem';
import type { Path } from '../../json/path';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { Choices } from './choices';

/** What the fields of a form stand in. */
export interface FormState {
  session: DocumentSession;
  snapshot: Snapshot;
  /** What the check says of this file, by the place that it says it of. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** What was wrong when the file was opened: nobody made it by typing. */
  knownProblems: ReadonlySet<string>;
  /** Whether the problems are those of the text as it is now, so that their edits fit. */
  isChecked: boolean;
  touched: ReadonlySet<string>;
  touch: (pointer: string) => void;
  choices: Choices;
  /** Says something to people who cannot see it happen. */
  announce: (words: string) => void;
  /** Shows the form of a part, such as a block within a block. */
  select: (path: Path) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export const useForm = (): FormState => useContext(FormContext)!;
