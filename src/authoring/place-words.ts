import { apart, LISTED_KINDS, placeOfKind } from '../kinds/named';
import type { Kind } from '../kinds/kind';

const FOLDERS = new Intl.ListFormat('en').format(LISTED_KINDS.filter(({ folder }) => folder !== '').map(placeOfKind));

function whereIs(kind: Kind): string {
  if (!kind.isListed) return `at ${placeOfKind(kind)}`;
  return kind.folder === '' ? `outside ${FOLDERS}` : `in ${placeOfKind(kind)}`;
}

export const badPlace = (message: string, fix: string) => `${message} ${fix}`;
export const existing = (path: string) =>
  `${path} is there already. Choose another name, or open that file and change it.`;
export const wrongFolder = ({ path, kind, wanted }: { path: string; kind: Kind; wanted: Kind }) =>
  `${path} would be ${apart(kind)}, but this is ${apart(wanted)}: it belongs ${whereIs(wanted)}. The two kinds ` +
  'have different facts.';
export const takenByAlias = ({ route, owner }: { route: string; owner: string }) =>
  `${route} is an old address of ${owner} ("aliases" in that file). Choose another name, or take it out there first.`;
export const reserved = ({ route, use }: { route: string; use: string }) =>
  `${route} cannot be the address of a page: it is kept for ${use}. Choose another name.`;
