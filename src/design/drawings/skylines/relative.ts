/** How many numbers a command has, and which of them are a point of the same step: pairs from `first` on. */
const NUMBERS: Record<string, { many: number; first: number }> = {
  m: { many: 2, first: 0 },
  l: { many: 2, first: 0 },
  t: { many: 2, first: 0 },
  q: { many: 4, first: 0 },
  a: { many: 7, first: 5 },
};

const tenth = (length: number) => Math.round(length * 10) / 10;

/**
 * The path in steps from where the pen stands: it comes in at 0 on the ground, and leaves `width` further on. So a
 * house is the same text wherever it stands, and a page that is compressed pays for it once.
 */
export function relative(path: string, width: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const steps: string[] = [];
  for (const [, letter = '', values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const given = (values.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isAbsolute = command !== letter;
    if (command === 'z') [x, y] = [startX, startY];
    if (command === 'h' || command === 'v') {
      const step = given[0]! - (isAbsolute ? (command === 'h' ? x : y) : 0);
      if (command === 'h') x += step;
      else y += step;
      steps.push(`${command}${tenth(step)}`);
      continue;
    }
    steps.push(command);
    const { many, first } = NUMBERS[command] ?? { many: given.length + 1, first: 0 };
    for (let from = 0; from < given.length; from += many) {
      const group = given.slice(from, from + many);
      const inSteps = isAbsolute
        ? group.map((value, nth) => (nth < first ? value : value - ((nth - first) % 2 === 0 ? x : y)))
        : group;
      [x, y] = [x + inSteps.at(-2)!, y + inSteps.at(-1)!];
      steps.push(inSteps.map(tenth).join(' '), ' ');
    }
    if (command === 'm') [startX, startY] = [x, y];
  }
  return `${steps.join('')}m${tenth(width - x)} ${tenth(-y)}`.replace(/ (?=[a-z-]|$)/g, '');
}
