/** A text in as few lines as fit into `width`, each about as long as the others, as browsers balance headings. */
export function balancedLines(text: string, width: number, measure: (text: string) => number): string[] {
  const cache = new Map<string, number>();
  const widthOf = (line: string) => {
    const found = cache.get(line) ?? measure(line);
    cache.set(line, found);
    return found;
  };
  const words = text.split(/\s+/).filter(Boolean);
  const lines = filled(words, width, widthOf);
  if (lines.length < 2) return lines;
  let [least, most] = [width / lines.length / 2, width];
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (filled(words, middle, widthOf).length > lines.length) least = middle;
    else most = middle;
  }
  return filled(words, most, widthOf);
}

/** A word that is wider than a line stands alone on it. */
function filled(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
