import type { PageKind } from '../../content/page.schema';

const KINDS: Record<PageKind, string> = { 'area': 'an area page', 'service': 'a service page', 'page': 'a plain page', 'not-found': 'the not-found page' };
const FOLDERS: Record<PageKind, string> = {
  'area': 'in pages/areas', 'service': 'in pages/services', 'page': 'outside pages/areas and pages/services', 'not-found': 'at pages/404.json',
};

export const badPlace = (message: string, fix: string) => `${message} ${fix}`;
export const existing = (path: string) => `${path} is there already. Choose another name, or open that file and change it.`;
export const wrongFolder = ({ path, kind, wanted }: { path: string; kind: PageKind; wanted: PageKind }) =>
  `${path} would be ${KINDS[kind]}, but this is ${KINDS[wanted]}: it belongs ${FOLDERS[wanted]}. The two kinds have different facts.`;
export const takenByAlias = ({ route, owner }: { route: string; owner: string }) =>
  `${route} is an old address of ${owner} ("aliases" in that file). Choose another name, or take it out there first.`;
export const reserved = ({ route, use }: { route: string; use: string }) => `${route} cannot be the address of a page: it is kept for ${use}. Choose another name.`;
