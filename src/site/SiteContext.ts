import { createContext } from 'react';
import type { ResolvedShell } from '../content/resolve/shell';

/** The shell's data, the same on every page. */
export const ShellContext = createContext<ResolvedShell | undefined>(undefined);
