import { z } from 'zod';
import { text } from '../schema/fields';
import type { TextKind } from '../schema/fields';

/** Facts of nearly every kind. */

export const nameFact = (description: string, { kind, examples }: { kind: TextKind; examples: string[] }) =>
  text({
    title: 'Name',
    kind,
    description,
    examples,
    onCopy: 'must-change',
    why: 'Headings, menus and lists would have an empty place where visitors look for the name.',
  });

export const summaryFact = text({
  title: 'Summary',
  description: 'One sentence for cards and lists.',
  onCopy: 'must-change',
  why: 'Cards and lists would show the bare name, and visitors could not tell what is behind it.',
});

export const order = z.int().min(0).meta({
  title: 'Order',
  description: 'Where it stands in lists: small numbers first.',
  visible: false,
  errorMessage: 'Write a whole number without quotes, for example 30.',
  why: 'The page would stand in the wrong place of every list, and visitors would see what matters less first.',
});

/** The documentation of a kind's facts as a whole. */
export const factsMeta = (description: string) => ({
  title: 'Facts',
  description,
  why: 'The page, the menus and the lists take the facts from here: visitors would miss them everywhere.',
});
