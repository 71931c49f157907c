import type { SiteChanges } from '../../content/compare/site-changes';
import * as words from './words';

/** A report before it is written: headings with what stands under them. */
export interface Section {
  heading: string;
  /** Whether the heading is an address. */
  isRoute?: true;
  lines: string[];
}

export interface ChangesReport {
  title: string;
  sections: Section[];
  /** Files that could not be compared, in sentences. */
  notes: string[];
}

/** Puts changes into sections: pages first, then what several pages share, then what stands around them. */
export function reportOf(changes: SiteChanges, { title, notes }: { title: string; notes: string[] }): ChangesReport {
  const reported = changes.pages.map((page) => ({
    page,
    lines: [...new Set(page.differences.map(words.differenceLine))],
  }));
  const routesOf = new Map<string, string[]>();
  for (const { page, lines } of reported)
    for (const line of lines) routesOf.set(line, [...(routesOf.get(line) ?? []), page.route]);
  const together = [...routesOf].filter(([, routes]) => routes.length > 1);
  const isShared = (line: string) => routesOf.get(line)!.length > 1;

  const pages = reported.flatMap(({ page, lines }): Section[] => {
    const own = lines.filter((line) => !isShared(line));
    if (own.length === 0 && lines.length > 0 && page.state === 'changed' && page.was === undefined) return [];
    return [{ heading: words.pageHeading(page), isRoute: true, lines: [...own, ...words.pageLines(page)] }];
  });
  const sections: Section[] = [
    ...pages,
    { heading: words.headings.together, lines: together.map(([line, routes]) => words.onPages(routes, line)) },
    ...changes.shared.map((shared): Section => ({
      heading: `${words.headings.shared}: ${words.sharedHeading(shared)}`,
      lines: shared.differences.map(words.differenceLine),
    })),
    { heading: words.siteHeading(changes), lines: changes.site.map(words.differenceLine) },
    {
      heading: words.headings.sitemap,
      lines: [
        ...(changes.sitemap.added.length > 0 ? [words.sitemapAdded(changes.sitemap.added)] : []),
        ...(changes.sitemap.removed.length > 0 ? [words.sitemapRemoved(changes.sitemap.removed)] : []),
      ],
    },
    {
      heading: words.headings.redirects,
      lines: [
        ...changes.redirects.added.map(([from, to]) => words.redirectAdded(from, to)),
        ...changes.redirects.removed.map(([from, to]) => words.redirectRemoved(from, to)),
      ],
    },
    { heading: words.headings.site, lines: changes.following > 0 ? [words.following(changes.following)] : [] },
  ];
  return {
    title,
    sections: sections.filter(({ lines, heading }) => lines.length > 0 || heading.startsWith(words.headings.shared)),
    notes,
  };
}
