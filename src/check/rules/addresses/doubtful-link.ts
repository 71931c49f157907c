import { soundOf } from '../../../content/sound';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { areaOf } from '../../documents/areas';
import { linksIn } from '../../documents/links';
import type { Link } from '../../documents/links';
import { pushTo } from '../../lists';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';
import { labelBeside } from './label-beside';

export const doubtfulLink: Rule = {
  code: 'doubtful-link',
  severity: 'warning',
  yieldsTo: ['broken-link', 'copied-page', 'leftover-place', 'link-to-draft', 'link-to-itself', 'misleading-link'],
  summary: 'The words of a link stand nowhere on the page that it leads to, and one other page is about them.',
  example: {
    before: '{ "label": "Gutters and downpipes", "to": "/services/chimneys" }',
    after: '{ "label": "Gutters and downpipes", "to": "/services/gutters" }',
  },
  *check(site) {
    const asked = new Map<string, SitePage | undefined>();
    let pagesAbout: ReadonlyMap<string, readonly SitePage[]> | undefined;
    for (const document of site.documents.values()) {
      for (const { link, label, stems } of labelledIn(document)) {
        const target = site.at(site.aliases.get(link.route) ?? link.route);
        if (!target) continue;
        const key = `${label}\n${target.route}`;
        if (!asked.has(key))
          asked.set(
            key,
            meantBy(stems, target, () => (pagesAbout ??= byStem(site))),
          );
        const meant = asked.get(key);
        if (!meant || meant.path === document.path) continue;
        yield {
          document,
          location: link.location,
          words: {
            message: `Nothing on the page at ${link.route} speaks of "${label}", and ${meant.route} is about it.`,
            fix: `Write "${meant.route}" in its place if that page is meant, or words on the link that say where it leads.`,
            why: 'Visitors who follow it would come to another page than they were promised.',
          },
        };
      }
    }
  },
};

/** Shorter words say little. Of longer ones the beginning is enough: "certificates" is what "certified" is about. */
const SHORTEST = 4;
const STEM = 5;
/** With fewer words a label is about too much. */
const LEAST_WORDS = 2;
/** Words that more pages are about tell none of them apart, and all of them would be asked for each label. */
const MOST_PAGES = 100;

const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ word }) => (word.length >= SHORTEST && !word.startsWith('{') ? [word.slice(0, STEM)] : []));

interface Labelled {
  link: Link;
  label: string;
  stems: readonly string[];
}

const labelledIn = oncePer((document: SiteDocument): readonly Labelled[] =>
  linksIn(document).flatMap((link) => {
    const label = link.words ?? labelBeside(valueAt(document.value, link.path.slice(0, -1)));
    const stems = [...new Set(stemsOf(label))];
    return label.includes('{') || stems.length < LEAST_WORDS ? [] : [{ link, label, stems }];
  }),
);

/** The one page that is about all words of a label, where the page that it leads to has none of them. */
function meantBy(
  stems: readonly string[],
  target: SitePage,
  pagesAbout: () => ReadonlyMap<string, readonly SitePage[]>,
): SitePage | undefined {
  if (stems.some((stem) => subjectOf(target).has(stem))) return undefined;
  const [fewest = []] = stems.map((stem) => pagesAbout().get(stem) ?? []).toSorted((a, b) => a.length - b.length);
  if (fewest.length > MOST_PAGES) return undefined;
  const about = fewest.filter((page) => stems.every((stem) => subjectOf(page).has(stem)));
  return about.length === 1 && !stems.some((stem) => isSaidOn(target, stem)) ? about[0] : undefined;
}

function byStem(site: Site): ReadonlyMap<string, readonly SitePage[]> {
  const pages = new Map<string, SitePage[]>();
  for (const page of site.pages) for (const stem of subjectOf(page)) pushTo(pages, stem, page);
  return pages;
}

/** What a page says of itself, to visitors and to search engines. */
const subjectOf = oncePer((page: SitePage): ReadonlySet<string> => {
  const { metadata = {}, blocks = [] } = soundOf(page);
  const [opening] = blocks as readonly unknown[];
  const heading = isObject(opening) && typeof opening['heading'] === 'string' ? opening['heading'] : '';
  const { title = '', description = '', keywords = [] } = metadata;
  const facts = textsIn(page).filter(({ path }) => path[0] === 'facts');
  const own = [areaOf(page).name ?? '', ...facts.map(({ value }) => value)];
  return new Set([page.route, heading, title, description, ...keywords, ...own].flatMap((text) => stemsOf(text ?? '')));
});

const isSaidOn = (page: SitePage, stem: string): boolean =>
  textsIn(page).some(({ value }) => stemsOf(value).includes(stem));
