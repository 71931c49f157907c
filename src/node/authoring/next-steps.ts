import { headOf, linesOf } from '../report/left-to-write';
import type { LeftToWrite } from '../report/left-to-write';
import { PORTS } from '../serve/port';

/** The text under a new page's path: the texts that are left to write, and the next steps. */
export function nextSteps({ path, route, left }: { path: string; route: string; left: LeftToWrite[] }): string {
  const isDone = left.length === 0;
  return [
    isDone
      ? 'Nothing is left to write.'
      : `${headOf(left.length)}; each says "TO DO" in the file, at this line and character:`,
    ...linesOf(left),
    '',
    'What to do next',
    ...numbered([
      ...(isDone
        ? [`Read ${path} once more in your editor.`]
        : [`Open ${path} in your editor and write over each "TO DO".`]),
      `Run npm run check -- ${path} as often as you like: the list gets shorter, until it says that the file is fine.`,
      'Have you a photograph for it? Put it into pages/_images; the guide says under "Show a photograph" what to ' +
        'write.',
      `Run npm run dev and look at the page at http://localhost:${PORTS.dev}${route}`,
    ]),
  ].join('\n');
}

const numbered = (steps: string[]) => steps.map((step, index) => `  ${index + 1}. ${step}`);
