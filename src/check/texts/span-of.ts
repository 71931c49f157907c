import type { Span } from '../../json/text-edit';

export const spanOf = ({ 0: found, index }: RegExpMatchArray): Span => ({
  start: index ?? 0,
  end: (index ?? 0) + found.length,
});
