import type { Block } from '../../blocks/schemas';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import type { ResolvedShell } from '../../content/resolve/shell';
import type { Look } from '../../design/theme/colours';

/** The drawn page. */
export interface Drawn {
  page: ResolvedPage;
  shell: ResolvedShell;
  look: Look;
}

/** A sort of block that may be added. */
export interface OfferedBlock {
  type: string;
  title: string;
  description: string;
  /** As it looks on this site; nothing where it cannot be drawn. */
  block: Block | undefined;
}

/** The blocks to choose from. */
export interface Offer {
  blocks: readonly OfferedBlock[];
  shell: ResolvedShell;
  look: Look;
}

/** The interface of the preview's window for the editor, which is of the same origin. */
export interface PreviewWindow {
  draw?: (drawn: Drawn) => void;
  /** Shows blocks to choose one. */
  offer?: (offer: Offer) => void;
  /** Shows which block is selected, by its origin. */
  showSelected?: (origin: string) => void;
}

/** Messages from the preview to the editor. */
export type FromPreview =
  | { preview: 'ready' }
  /** F6 was pressed in it. */
  | { preview: 'left'; back: boolean }
  /** A sort of block was chosen, or none. */
  | { preview: 'picked'; type: string | undefined }
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
