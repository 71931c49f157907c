import type { BlockProps } from '../schemas';

/** The pages of a list, and the groups that part it. */
export type Grouped = Required<Pick<BlockProps<'page-list'>, 'pages' | 'groups'>>;

/** Pages before the first group belong to it; a group whose first page is hidden leaves its pages to the one before. */
export function parted({ pages, groups }: Grouped) {
  const starts = groups
    .map((group) => ({ ...group, at: pages.findIndex(({ route }) => route === group.first) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return starts.map((group, index) => ({
    ...group,
    pages: pages.slice(index === 0 ? 0 : group.at, starts[index + 1]?.at),
  }));
}
