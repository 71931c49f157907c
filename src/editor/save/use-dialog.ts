import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Shows a dialog over the page, and gives the focus back to where it was, or near there, when it goes. */
export function useDialog(first?: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    first?.current?.focus();
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && !before.matches('button');
      const near = () => document.getElementById('part-heading') ?? document.getElementById('search');
      (isThere ? before : near())?.focus();
    };
  }, [first]);
  return dialog;
}
