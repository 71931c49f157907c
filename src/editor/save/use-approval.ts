import { useEffect, useState } from 'react';
import type { WaitingItem } from '../../check/approval/waiting-item';
import type { EditorSite } from '../site/editor-site';
import { loadWaiting, sendApprovals, ServerFault } from '../site/server';

/** What somebody is asked before a file is published, and what they have answered. */
export interface Approval {
  /** Nothing until the server has told. */
  items: readonly WaitingItem[] | undefined;
  /** Why nothing can be approved. */
  refusal: string;
  isTrue: (fingerprint: string) => boolean;
  answer: (fingerprints: readonly string[], isTrue: boolean) => void;
  /** Who approves here, as far as it is known; else the name is asked for. */
  by: string | undefined;
  name: string;
  setName: (name: string) => void;
  /** What is still to be done before everything is approved; empty where nothing is. */
  missing: string;
  /** Throws a `ServerFault` where nothing was approved. */
  approve: () => Promise<void>;
}

export function useApproval(site: EditorSite, path: string): Approval {
  const [items, setItems] = useState<readonly WaitingItem[]>();
  const [refusal, setRefusal] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState<string>();
  const [name, setName] = useState('');

  /** Grows when it must be looked at anew. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    void (async () => {
      try {
        const asked = await loadWaiting(path);
        setItems(asked.items);
        setBy(asked.by);
      } catch (error) {
        if (!(error instanceof ServerFault)) throw error;
        setRefusal(error.message);
      }
    })();
  }, [path, round]);

  return {
    items,
    refusal,
    isTrue: (fingerprint) => ticked.has(fingerprint),
    answer: (fingerprints, isTrue) => {
      const others = [...ticked].filter((each) => !fingerprints.includes(each));
      setTicked(new Set(isTrue ? [...others, ...fingerprints] : others));
    },
    by,
    name,
    setName,
    missing: missingIn(items, { ticked, isNamed: (by ?? name).trim() !== '' }),
    approve: async () => {
      if (!items || items.length === 0) return;
      try {
        await sendApprovals([...ticked], name);
      } catch (error) {
        setTicked(new Set());
        setRound(round + 1);
        throw error;
      }
      setItems([]);
      await site.lookAtApprovals();
    },
  };
}

function missingIn(
  items: readonly WaitingItem[] | undefined,
  { ticked, isNamed }: { ticked: ReadonlySet<string>; isNamed: boolean },
): string {
  if (!items) return 'What nobody has approved yet is still being looked for.';
  if (items.some(({ fingerprint }) => !ticked.has(fingerprint)))
    return 'Tick everything that is true. Change what is not, and publish then.';
  return items.length > 0 && !isNamed ? 'Write your name: it is kept with what you approve.' : '';
}
