import type { ResolvedPage } from '../../content/resolve';
import type { ResolvedShell } from '../../content/shell';
import type { Colours } from '../../design/theme/colours';

/** What the preview draws. */
export interface Drawn {
  page: ResolvedPage;
  shell: ResolvedShell;
  colours: Colours;
}

/** What the preview's window has for the editor, which is of the same origin. */
export interface PreviewWindow {
  draw?: (drawn: Drawn) => void;
  /** Shows which block is selected, by its origin. */
  showSelected?: (origin: string) => void;
}

/** What the preview tells the editor. */
export type FromPreview =
  | { preview: 'ready' }
  /** F6 was pressed in it. */
  | { preview: 'left'; back: boolean }
  | Pressed;

/** A press on a block. */
export interface Pressed {
  preview: 'pressed';
  origin: string;
  /** The words that were pressed, empty between them. */
  words: string;
  /** How far into the words the press was; nothing where the browser cannot say. */
  at: number | undefined;
}
