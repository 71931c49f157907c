import { useEffect, useState } from 'react';
import { loadAuthors, ServerFault } from '../site/server';
import type { Author } from '../site/wire';

const NONE: ReadonlyMap<string, Author> = new Map();

/** Who changed each file last. Nobody waits for it. */
export function useAuthors(): ReadonlyMap<string, Author> {
  const [authors, setAuthors] = useState(NONE);
  useEffect(() => {
    loadAuthors()
      .then(setAuthors)
      .catch((error: unknown) => {
        if (!(error instanceof ServerFault)) throw error;
      });
  }, []);
  return authors;
}
