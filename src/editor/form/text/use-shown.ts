import { useMemo } from 'react';
import type { TokenValues } from '../../../content/tokens/tokens';
import { useForm } from '../FormContext';
import { shownOf, shownParts } from './shown-text';

/** How texts are shown on the page that is open: its tokens, and a text with them filled in. */
export function useShown(): { values: TokenValues; shown: (written: string) => string } {
  const { tokens } = useForm().choices;
  const values = useMemo(() => new Map(tokens.map(({ value, words }) => [value.slice(1, -1), words])), [tokens]);
  return { values, shown: (written) => shownOf(shownParts(written, values)) };
}
