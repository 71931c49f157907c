import { createContext, memo } from 'react';
import type { ComponentType } from 'react';
import type { ResolvedShell } from '../../content/resolve/shell';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';

type Part = ComponentType<{ shell: ResolvedShell; route: string }>;

const PARTS = { Header: memo(Header), Footer: memo(Footer), CallBar };

/** The parts of the shell that many pages share to the letter. */
export type ShellParts = Record<keyof typeof PARTS, Part>;

/** The components that draw them. A build of thousands of pages draws each part once, and leaves its place free. */
export const ShellPartsContext = createContext<ShellParts>(PARTS);
