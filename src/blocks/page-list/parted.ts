import type { BlockProps } from '../schemas';

/** The pages of a list, and the groups that part it. */
export type Grouped = Required<Pick<BlockProps<'page-list'>, 'pages' | 'groups'>>;

/** What comes before the first group belongs to it; pages of a group whose first is hidden belong to the one before. */
export function parted({ pages, groups }: Grouped) {
  const parts = [{ ...groups[0]!, pages: [] as Grouped['pages'] }];
  for (const page of pages) {
    const group = groups.find(({ first }, index) => index > 0 && first === page.route);
    if (group) parts.push({ ...group, pages: [] });
    parts.at(-1)!.pages.push(page);
  }
  return parts.filter((part) => part.pages.length > 0);
}
