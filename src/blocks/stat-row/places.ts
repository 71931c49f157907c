import type { BlockProps } from '../schemas';

type Items = BlockProps<'stat-row'>['items'];

/** The twelfths of a line at which rising figures lie; nothing where they do not rise, or are too many for it. */
export function placesOf(items: Items): number[] | undefined {
  const numbers = items.map(({ value }) => Number(/\d+/.exec(value)?.[0]));
  const [least, greatest] = [numbers[0]!, numbers.at(-1)!];
  const areRising = numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);
  if (items.length > 4 || !areRising) return undefined;
  // Each has room for its words, which is a quarter of the line.
  return numbers.map((number, index) => {
    const at = Math.round((12 * (number - least)) / (greatest - least));
    return Math.min(Math.max(at, 3 * index), 12 - 3 * (items.length - 1 - index));
  });
}
