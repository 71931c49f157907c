import { useEffect } from 'react';

/** What stands in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Editor`;
  }, [title]);
}
