import { useState } from 'react';
import type { Choices } from '../form/choices';
import type { FormState, Removal } from '../form/FormContext';
import type { DocumentSession, Snapshot } from '../session/document-session';
import { useSite } from '../site/SiteContext';
import type { Found } from './use-found';
import type { Selection } from './use-selection';

interface Parts {
  session: DocumentSession;
  snapshot: Snapshot;
  found: Found;
  choices: Choices;
  resolved: FormState['resolved'];
  selection: Selection;
  announce: (words: string) => void;
}

/** The state of a form: fields that were touched, the last removal, and everything its fields receive. */
export function useFormState({ session, snapshot, found, choices, resolved, selection, announce }: Parts): FormState {
  const { isChecked } = useSite();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ removal: Removal; text: string }>();
  return {
    session,
    snapshot,
    problems: found.byPlace,
    knownProblems: found.initial,
    isChecked,
    touched,
    touch: (pointer) => setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer]))),
    choices,
    resolved,
    announce,
    removal: removed?.text === snapshot.text ? removed.removal : undefined,
    tellRemoval: (removal) => {
      setRemoved({ removal, text: session.snapshot().text });
      announce(`${removal.words} Undo brings it back.`);
    },
    select: selection.select,
    goTo: selection.go,
    follow: selection.follow,
  };
}
