import type { z } from 'zod';
import type { PhotoKind } from '../../design/photo/photo-places';

export const TEXT_KINDS = [
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

/** Whether a text is made of sentences; the others name something. Only in prose may a link stand. */
export const isOfSentences = (kind: string | undefined) => kind === 'text' || kind === 'prose';

/**
 * What a field holds, so that resolving and cross-page rules can ask for "every phone" or "every route" without
 * knowing any block by name.
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
  | 'hotline'
  | 'icon'
  | 'id'
  | 'map'
  | 'page-query'
  | 'phone'
  | 'plate'
  | 'price-range'
  | 'ref'
  | 'route'
  | 'unit'
  | 'worked-price';

declare module 'zod' {
  interface GlobalMeta {
    /** What the value is; emitted as `x-kind`. Text kinds may carry tokens. */
    kind?: FieldKind;
    /**
     * What a person who copies the page must do with this value; `leave-out` where a new page begins without it.
     * Emitted as `x-on-copy`.
     */
    onCopy?: 'must-change' | 'leave-out' | 'keep';
    /** Said instead of the validator's own words, by editors and by the check. */
    errorMessage?: string;
    markdownDescription?: string;
    /**
     * What it means for visitors, or for the office, when this is missing or wrong; emitted as `x-why`. A field that
     * has none is meant with the nearest one around it.
     */
    why?: string;
    /** Whether visitors see the value. Left out, it follows from the kind: see `isVisible`. Emitted as `x-visible`. */
    visible?: boolean;
    /**
     * Of a word that is chosen: what people write for it, in one line. Suggestions go by it; emitted as
     * `x-other-words`.
     */
    otherWords?: Readonly<Record<string, string>>;
    /** Of a block: it draws the main heading of its page. */
    opensPage?: boolean;
    /** Of a block: it shows questions with their answers, of which search engines are told. */
    answersQuestions?: boolean;
    /** Of an `id` that may be left out: the field beside it, after whose words the part is then named. */
    namedAfter?: string;
    /** Of a block: it draws a map, which takes a region. */
    needsRegion?: boolean;
    /** Of a block that is made for one list of another block: the field of that list, such as `side` of columns. */
    standsIn?: string;
  }
}

/** What a field says of itself in words. */
export interface FieldWords extends Pick<z.GlobalMeta, 'onCopy' | 'why' | 'visible'> {
  title: string;
  description: string;
  examples?: string[];
}
