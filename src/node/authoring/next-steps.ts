import { counted } from '../../check/words';

export interface LeftToWrite {
  line: number;
  what: string;
}

/** What stands under a page that was just made: what is left to write, and what to do next. */
export function nextSteps({ path, route, left }: { path: string; route: string; left: LeftToWrite[] }): string {
  const isDone = left.length === 0;
  const width = String(left.at(-1)?.line ?? '').length;
  return [
    isDone ? 'Nothing is left to write.' : `${counted(left.length, 'thing is', 'things are')} left to write; each is marked "TO DO" in the file:`,
    ...left.map(({ line, what }) => `  line ${String(line).padStart(width)}  ${what}`),
    '',
    'What to do next',
    ...numbered([
      ...(isDone ? [`Read ${path} once more in your editor.`] : [`Open ${path} in your editor and write over each "TO DO".`]),
      `Run npm run check -- ${path} and do what it says, until it says that the file is fine.`,
      `Run npm run dev and look at the page at http://localhost:5173${route}`,
    ]),
  ].join('\n');
}

const numbered = (steps: string[]) => steps.map((step, index) => `  ${index + 1}. ${step}`);
