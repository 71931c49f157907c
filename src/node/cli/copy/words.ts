import { counted, listOf } from '../../../check/words';

export const USAGE = `npm run copy -- pages/areas/harbour.json hill

Copies a page. Everything that must not stay as it is gets marked "TO DO" in the copy, and npm run check lists it.

  the page to copy     its file or its address, pages/areas/harbour.json or /areas/harbour
  the new name         hill, or a whole file or address
  --site DIR           the folder of the site: the one that has _site.json; left out, pages/

The file of another site, as the first word or as the second, copies from one site to the other.`;

export const needTwo = () => 'Say which page to copy and how the copy is called.';
export const noPage = (path: string, meant: string | undefined) =>
  `There is no page at ${path}.${meant ? ` Did you mean ${meant}?` : ''}`;
export const notAPage = (path: string) =>
  `${path} is no page of its own, and cannot be copied. Name a page such as pages/areas/harbour.json.`;
export const faultySource = (path: string) =>
  `${path} has mistakes of its own, which would be copied too. Run npm run check -- ${path}, mend them, and copy ` +
  'it then. Nothing was written.';

export const fromElsewhere = () =>
  'It comes from another site: npm run check names the claims, shared parts, photographs and pages that this one ' +
  'lacks.\n';

export const made = ({
  source,
  path,
  route,
  marked,
  dropped,
}: {
  source: string;
  path: string;
  route: string;
  marked: number;
  dropped: string[];
}) =>
  [
    `Copied ${source} to ${path}. Its address will be ${route}.`,
    `${counted(marked, 'thing that belongs', 'things that belong')} to ${source} only ` +
      `${marked === 1 ? 'is' : 'are'} marked "TO DO" in it.`,
    ...(dropped.length > 0
      ? [`Left out, because ${dropped.length === 1 ? 'it belongs' : 'they belong'} to ${source}: ${listOf(dropped)}.`]
      : []),
    'Read the other texts too: whatever they say of the old page is for you to change.',
  ].join('\n');
