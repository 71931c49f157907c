import { counted } from '../../check/messages/words';

export const USAGE = `npm run rename -- OLD NEW

Moves a page to another address. Its old address leads on to the new one, and every link to it is mended.

  OLD, NEW      addresses (/areas/w2) or files (pages/areas/w2.json)
  --no-alias    don't keep the old address: for a page that was never published

For example: npm run rename -- /services/central-heating /services/heating`;

export const needTwo = () => 'Say which page to rename and what to call it.';
export const noPage = (path: string, meant: string | undefined) => `There is no page at ${path}.${meant ? ` Did you mean ${meant}?` : ''} Nothing was changed.`;
export const fixedPlace = (path: string) => `${path} must stay where it is: the site needs it there. Nothing was changed.`;
export const sameName = (path: string) => `${path} is called that already. Nothing was changed.`;
export const refused = (reason: string) => `${reason} Nothing was changed.`;
export const unreadable = (paths: readonly string[]) => [
  `Links could stand in ${counted(paths.length, 'file')} that cannot be read:`, ...paths.map((path) => `  ${path}`),
  'Run npm run check, mend what it says, and rename the page then. Nothing was changed.',
].join('\n');

export interface Renamed {
  from: { path: string; route: string };
  to: { path: string; route: string };
  hasAlias: boolean;
  /** File → how many links in it were mended. */
  mended: ReadonlyMap<string, number>;
  /** Pages whose addresses lie below the old one. */
  below: number;
}

export function renamed({ from, to, hasAlias, mended, below }: Renamed): string {
  const links = [...mended.values()].reduce((sum, count) => sum + count, 0);
  return [
    `Moved ${from.path} to ${to.path}. Its address is now ${to.route}.`,
    hasAlias ? `${from.route} leads to it from now on ("aliases").` : `${from.route} leads nowhere from now on.`,
    links === 0 ? 'No link led to it.' : `Mended ${counted(links, 'link')} in ${counted(mended.size, 'file')}:`,
    ...[...mended].map(([path, count]) => `  ${path}${count > 1 ? ` (${count})` : ''}`),
    ...(below > 0 ? [`${counted(below, 'page keeps its', 'pages keep their')} address below ${from.route}.`] : []),
    '', 'What to do next', '  1. Run npm run check.', '  2. Run npm run diff HEAD to see what visitors will see.',
  ].join('\n');
}
