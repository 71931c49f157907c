import { useEffect, useRef } from 'react';
import type { DocumentSession } from '../session/document-session';
import { nextRegion } from './regions';

/** The keys of the whole screen: back and forward, save, and F6 to the next part of it. */
export function useKeys(session: DocumentSession, onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        return nextRegion(event.shiftKey);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) session.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else if (key === 's') save.current();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
}
