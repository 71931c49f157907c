import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each violation that axe finds on the page as it is now, WCAG 2.2 AA with target sizes. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Evaluated as a string: the page's own policy forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`(() => { const module = undefined; ${source} })()`);
  const results = await page.evaluate(
    async (values) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        rules: { 'target-size': { enabled: true } },
      }),
    TAGS,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
