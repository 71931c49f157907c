import { useCallback, useEffect, useRef, useState } from 'react';
import { decode } from '../../json/decode';
import { parse } from '../../json/parse';
import { forgetDraft } from '../session/drafts';
import type { DocumentSession } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';
import type { OpenedFile } from '../site/opened-site';
import { loadChanged, messageOf, saveFile } from '../site/server';
import { merged, put } from './merge';
import type { Clash } from './merge';

const LOOK_EVERY_MS = 2000;
const MARK = '\uFEFF';

export interface Saving {
  /** The result of the last save, or the state of the file on the disk, for the person. */
  status: string;
  clashes: readonly Clash[];
  /** Says whether the file is on the disk as it is here. */
  save: () => Promise<boolean>;
  decide: (sides: readonly ('yours' | 'theirs' | 'original')[]) => void;
}

/** Saves a session, and follows what others do to its file. */
export function useSaving(site: EditorSite, session: DocumentSession): Saving {
  const [status, say] = useState('');
  const [question, ask] = useState<Question>();
  const takeIn = useTakeIn(site, session, { say, ask });
  useChangesOnDisk(session, { isQuestionOpen: question !== undefined, takeIn, say });

  const save = async (): Promise<boolean> => {
    say('Saving …');
    try {
      for (;;) {
        const { bytes } = session;
        const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb;
        const text = session.snapshot().text;
        const answer = await saveFile(session.path, session.base?.hash ?? null, hasMark ? MARK + text : text);
        if ('hash' in answer) {
          const file = { bytes, hash: answer.hash };
          site.forgetUnsaved(session.path, file);
          session.rebase(file);
          await forgetDraft(site.head.name, session.path);
          say('Saved.');
          return true;
        }
        if (!answer.found) {
          say('Somebody deleted this page. What you wrote is kept in this browser.');
          return false;
        }
        if (!takeIn(answer.found)) return false;
      }
    } catch (error) {
      say(messageOf(error));
      return false;
    }
  };

  const decide: Saving['decide'] = (sides) => {
    if (!question) return;
    const { found, clashes } = question;
    const text = clashes.reduce((written, { path, ...values }, index) => {
      const value = JSON.parse(written) as unknown;
      return put({ text: written, value, schema: session.schema }, path, values[sides[index]!]);
    }, question.text);
    session.rebase(found, text);
    ask(undefined);
    say('Both changes are in the page now. Save it when you are done.');
  };
  return { status, clashes: question?.clashes ?? [], save, decide };
}

/** The fields that both changed, and the file on the disk with all other changes of both in it. */
interface Question {
  found: OpenedFile;
  text: string;
  clashes: readonly Clash[];
}

/** Takes in what is on the disk now; says whether everything that was written here is still there. */
function useTakeIn(
  site: EditorSite,
  session: DocumentSession,
  { say, ask }: { say: (words: string) => void; ask: (question: Question) => void },
) {
  return useCallback(
    (found: OpenedFile): boolean => {
      const { base } = session;
      const theirs = decode(found.bytes).text;
      site.found(session.path, found);
      if (!session.isDirty) {
        session.rebase(found, theirs);
        say('Somebody else changed this page. You now see the new version.');
        return true;
      }
      const [original, foreign] = [base?.bytes ?? new Uint8Array(), found.bytes].map((bytes) => parse(bytes));
      if (session.snapshot().isBroken || !foreign || !('value' in foreign)) {
        session.rebase(found);
        say('Somebody else changed this page, and their version is damaged. What you wrote is kept.');
        return false;
      }
      const start = original && 'value' in original ? original.value : {};
      const written = { text: theirs, value: foreign.value, schema: session.schema };
      const { text, clashes } = merged(start, session.snapshot().value, written);
      // Until somebody has decided, what was written here stays as it was, and is kept so in this browser.
      if (clashes.length > 0) ask({ found, text, clashes });
      else {
        session.rebase(found, text);
        say('Somebody else changed this page; both changes are in it now.');
      }
      return clashes.length === 0;
    },
    [site, session, say, ask],
  );
}

interface Watch {
  /** Whether a question is open; until it is answered nothing is taken in. */
  isQuestionOpen: boolean;
  takeIn: (found: OpenedFile) => boolean;
  say: (words: string) => void;
}

/** Takes in what others write to the file. */
function useChangesOnDisk(session: DocumentSession, { isQuestionOpen, takeIn, say }: Watch): void {
  const question = useRef(false);
  question.current = isQuestionOpen;
  useEffect(() => {
    const look = async () => {
      if (document.hidden || question.current) return;
      try {
        const { base } = session;
        const found = await loadChanged(session.path, base?.hash);
        // A version that was saved meanwhile is newer than the one in the question.
        if (found && session.base === base) takeIn(found);
      } catch (error) {
        say(messageOf(error));
      }
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [session, takeIn, say]);
}
