interface Fit {
  /** In pixels. */
  room: number;
  /** The size that is wanted, and the least that can be read. */
  most: number;
  least: number;
  widthOf: (line: string, size: number) => number;
}

/** A text in one line, or in two that end behind a comma, as large as they fit. */
export function fittingLines(text: string, { room, most, least, widthOf }: Fit): { lines: string[]; size: number } {
  if (widthOf(text, most) <= room) return { lines: [text], size: most };
  const parts = text.split(/(?<=,) /);
  const middle = Math.ceil(parts.length / 2);
  const lines = [parts.slice(0, middle).join(' '), parts.slice(middle).join(' ')].filter(Boolean);
  let size = most;
  while (size > least && lines.some((line) => widthOf(line, size) > room)) size -= 1;
  return { lines, size };
}
