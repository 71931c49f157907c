import { counted } from '../../../check/words';

export const USAGE = `npm run rename -- OLD NEW

Moves a page to another address and mends every link to it. If the old address was ever published, it leads on to
the new one, so that visitors who saved it still find the page.

  OLD, NEW      addresses (/areas/w2) or files (pages/areas/w2.json)
                a file that was renamed by hand already may be named too
  --alias       let the old address lead on, published or not
  --no-alias    let it lead nowhere
  --site DIR    the folder of the site: the one that has _site.json; left out, pages/

For example: npm run rename -- /services/central-heating /services/heating`;

export const needTwo = () => 'Say which page to rename and what to call it.';
export const bothAliases = () =>
  'Write either --alias or --no-alias: the old address cannot both lead on and lead nowhere.';
export const noPage = (path: string, meant: string | undefined) =>
  `There is no page at ${path}.${meant ? ` Did you mean ${meant}?` : ''} Nothing was changed.`;
export const fixedPlace = (path: string) =>
  `${path} must stay where it is: the site needs it there. Nothing was changed.`;
export const sameName = (path: string) => `${path} is called that already. Nothing was changed.`;
export const refused = (reason: string) => `${reason} Nothing was changed.`;
export const unreadable = (paths: readonly string[]) =>
  [
    `Links could stand in ${counted(paths.length, 'file')} that cannot be read:`,
    ...paths.map((path) => `  ${path}`),
    'Run npm run check, mend what it says, and rename the page then. Nothing was changed.',
  ].join('\n');

export interface Renamed {
  from: { path: string; route: string };
  to: { path: string; route: string };
  /** Whether the file had its new name already. */
  isMoved: boolean;
  /** The fate of the old address; `isPublished` is undefined where no ledger exists. */
  alias: { isKept: boolean; isPublished: boolean | undefined; isRequested: boolean };
  /** Whether the new address was an old one of the page. */
  isBack: boolean;
  /** File → how many links in it were mended. */
  mended: ReadonlyMap<string, number>;
  /** Pages whose addresses lie below the old one. */
  below: number;
}

export function renamed({ from, to, isMoved, alias, isBack, mended, below }: Renamed): string {
  const links = [...mended.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${isMoved ? `${to.path} was ${from.path} before` : `Moved ${from.path} to ${to.path}`}. Its address is now ` +
      `${to.route}.`,
    oldAddress(from.route, alias),
    ...(isBack
      ? [`${to.route} was an old address of this page and is its own again, so it was taken out of "aliases".`]
      : []),
    links === 0 ? 'No link led to it.' : `Mended ${counted(links, 'link')} in ${counted(mended.size, 'file')}:`,
    ...[...mended].map(([path, count]) => `  ${path}${count > 1 ? ` (${count})` : ''}`),
    ...(below > 0 ? [`${counted(below, 'page keeps its', 'pages keep their')} address below ${from.route}.`] : []),
    '',
    'What to do next',
    '  1. Run npm run check.',
    '  2. Run npm run diff HEAD to see what visitors will see.',
  ].join('\n');
}

function oldAddress(route: string, { isKept, isPublished, isRequested }: Renamed['alias']): string {
  if (isKept && isRequested)
    return `${route} leads to it from now on ("aliases" in the file), as you asked with --alias.`;
  if (isKept && isPublished)
    return (
      `${route} was published, and visitors may have saved it: it leads to the new address from now on ("aliases" ` +
      'in the file).'
    );
  if (isKept)
    return (
      `${route} leads to it from now on ("aliases" in the file): there is no pages/_published.json to say whether ` +
      'visitors know it.'
    );
  if (!isRequested)
    return (
      `${route} was never published, so nobody can have saved it: it leads nowhere from now on. (To keep it, write ` +
      '--alias.)'
    );
  return isPublished
    ? `${route} leads nowhere from now on, as you asked with --no-alias. It was published: npm run check will ask ` +
        'you to say in "gone" of pages/_published.json why it is gone.'
    : `${route} leads nowhere from now on, as you asked with --no-alias.`;
}
