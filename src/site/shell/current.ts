import type { ShellMenu } from '../../content/resolve/shell';

/** For a link: the page that it leads to is the one shown. */
export const currentPage = (route: string, to: string) => (route === to ? ('page' as const) : undefined);

/** For a menu: the page shown is in its list, is its overview, or stands under its overview. */
export function isCurrentSection(route: string, { pages, all }: ShellMenu): boolean {
  const isBelow = all !== undefined && (route === all.to || route.startsWith(`${all.to}/`));
  return isBelow || pages.some((page) => page.route === route);
}
