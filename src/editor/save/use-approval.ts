import { useEffect, useRef, useState } from 'react';
import type { WaitingItem } from '../../check/approval/waiting-item';
import type { EditorSite } from '../site/editor-site';
import { loadWaiting, messageOf, sendApprovals } from '../site/server';

/** The server's unapproved items of a file, and who approves on this computer. */
interface Questions {
  /** Nothing until the server has answered. */
  items?: readonly WaitingItem[];
  /** Missing while no name is given: then the dialog asks for it. */
  by?: string;
  /** Why nothing can be approved; empty where it can. */
  refusal: string;
}

/** The questions before a file is published, and their answers. */
export interface Approval extends Questions {
  isTrue: (fingerprint: string) => boolean;
  answer: (fingerprints: readonly string[], isTrue: boolean) => void;
  name: string;
  setName: (name: string) => void;
  /** Asks again, after something was changed. */
  askAgain: () => Promise<void>;
  /** The open question before everything is approved; empty where there is none. */
  missing: () => Promise<string>;
  /** Throws a `ServerFault` where nothing was approved. */
  approve: () => Promise<void>;
}

export function useApproval(site: EditorSite, path: string): Approval {
  const [questions, setQuestions] = useState<Questions>({ refusal: '' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  /** Whoever publishes at once waits for it. */
  const answer = useRef<Promise<Questions>>(undefined);
  useEffect(() => {
    answer.current = questionsOf(path);
    void answer.current.then(setQuestions);
  }, [path]);
  const askAgain = async () => {
    answer.current = questionsOf(path);
    setQuestions(await answer.current);
  };
  return {
    ...questions,
    askAgain,
    isTrue: (fingerprint) => ticked.has(fingerprint),
    answer: (fingerprints, isTrue) => {
      const others = [...ticked].filter((each) => !fingerprints.includes(each));
      setTicked(new Set(isTrue ? [...others, ...fingerprints] : others));
    },
    name,
    setName,
    missing: async () => missingIn((await answer.current) ?? questions, ticked, name),
    approve: async () => {
      if (!questions.items?.length) return;
      try {
        await sendApprovals([...ticked], name);
      } finally {
        // A refused item has changed since, and is read once more.
        setTicked(new Set());
        await askAgain();
      }
      await site.lookAtApprovals();
    },
  };
}

async function questionsOf(path: string): Promise<Questions> {
  try {
    return { ...(await loadWaiting(path)), refusal: '' };
  } catch (error) {
    return { refusal: messageOf(error) };
  }
}

function missingIn({ items = [], by, refusal }: Questions, ticked: ReadonlySet<string>, name: string): string {
  if (refusal) return refusal;
  if (items.some(({ fingerprint }) => !ticked.has(fingerprint)))
    return 'Tick everything that is true. Change what is not, then publish.';
  return items.length > 0 && (by ?? name).trim() === '' ? 'Write your name: it is recorded with what you approve.' : '';
}
