import type { z } from 'zod';
import type { PhotoKind } from '../../design/photo/photo-places';

const TEXT_KINDS = [
  'text',
  'prose',
  'heading',
  'label',
  'alt',
  'duration',
  'price',
  'place',
  'guarantee',
  'month',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Whether a field of this kind holds a text that visitors read, in which tokens work. */
export const isTextKind = (kind: string | undefined): kind is TextKind =>
  (TEXT_KINDS as readonly (string | undefined)[]).includes(kind);

/** Whether a text is made of sentences; the others name something. Only in prose may a link stand. */
export const isOfSentences = (kind: string | undefined) => kind === 'text' || kind === 'prose';

/**
 * The meaning of a field, so that resolving and cross-page rules can find "every phone" or "every route" without naming
 * a block.
 */
export type FieldKind =
  | TextKind
  | PhotoKind
  | 'action'
  | 'address'
  | 'claim'
  | 'coordinates'
  | 'date'
  | 'dialled'
  | 'districts'
  | 'email'
  | 'fact'
  | 'fixed-price'
  | 'focus'
  | 'hotline'
  | 'icon'
  | 'id'
  | 'labelled-fact'
  | 'map'
  | 'page-query'
  | 'phone'
  | 'plate'
  | 'price-range'
  | 'ref'
  | 'route'
  | 'scene'
  | 'unit'
  | 'worked-price';

declare module 'zod' {
  interface GlobalMeta {
    /** The meaning of the value; emitted as `x-kind`. Text kinds may carry tokens. */
    kind?: FieldKind;
    /** A copier's duty for this value; `leave-out` where a new page begins without it. Emitted as `x-on-copy`. */
    onCopy?: 'must-change' | 'leave-out' | 'keep';
    /** Said instead of the validator's own words, by editors and by the check. */
    errorMessage?: string;
    markdownDescription?: string;
    /**
     * The consequence for visitors or the office of a missing or wrong value; emitted as `x-why`. A field without one
     * takes that of the nearest field around it.
     */
    why?: string;
    /** Whether visitors see the value. Left out, it follows from the kind: see `isVisible`. Emitted as `x-visible`. */
    visible?: boolean;
    /**
     * For a choice: other words that people write for it, in one line. Suggestions use them; emitted as
     * `x-other-words`.
     */
    otherWords?: Readonly<Record<string, string>>;
    /** For a block: it draws the main heading of its page. */
    opensPage?: boolean;
    /** For a block: it shows questions with answers, which structured data repeats. */
    answersQuestions?: boolean;
    /** For an optional `id`: the field beside it whose words name the part. */
    namedAfter?: string;
    /** For a block: it draws a map, which needs a region. */
    needsRegion?: boolean;
    /** For a block that belongs in one list of another block: the field of that list, such as `side` of columns. */
    standsIn?: string;
  }
}

/** The documentation of a field. */
export interface FieldWords extends Pick<z.GlobalMeta, 'onCopy' | 'why' | 'visible'> {
  title: string;
  description: string;
  examples?: string[];
}
