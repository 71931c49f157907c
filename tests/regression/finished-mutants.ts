import { reviewBuilt } from '../fixtures/reviewed-pages';
import { RULES } from '../../src/check/rules';
import { siteFrom } from '../../src/content/site';
import { madePages } from '../fixtures/made-pages';
import { sampleOf } from '../sample';
import { realFiles, setting, textOf } from './real-site';
import { find } from './json-text';
import { placeOf } from './mutant';

/** A fault of a finished page, which the document does not show: it is planted in the HTML. */
export interface FinishedMutant {
  rule: string;
  file: string;
  isExact: boolean;
  found: string;
}

const decoder = new TextDecoder();
const OURS = 'tel:+442079460123';

/** What is done to the HTML of a page, by the rule that must find it; nothing where the page has no such place. */
const CHANGES: Record<string, (html: string) => string> = {
  'missing-call-link': (html) => html.replaceAll(`href="${OURS}"`, 'href="/contact"'),
  'unshown-number': (html) => html.replaceAll('020 7946 0123', 'our line'),
  'wrong-call-number': (html) => html.replace('</main>', '<p><a href="tel:02079460123">Call us</a></p></main>'),
  'unshown-rating': (html) =>
    html.replaceAll(
      /"(ratingValue|reviewCount)":([\d.]+)/g,
      (_, name: string, value: string) => `"${name}":${name === 'ratingValue' ? 3.3 : Number(value) + 7}`,
    ),
};

/** To read a page takes long: of all so many have the faults, and each with `npm run test:full`. */
const PAGES = 24;

/** Each fault planted in the finished HTML of pages. */
export function finishedMutants(): FinishedMutant[] {
  const documents = new Map(
    [...realFiles]
      .filter(([path]) => path.endsWith('.json'))
      .map(([path, bytes]) => [path, JSON.parse(decoder.decode(bytes)) as unknown]),
  );
  const resolver = siteFrom(documents, setting, realFiles).resolver!;
  const made = madePages(resolver);
  return sampleOf(resolver.site.valid, PAGES).flatMap((page) =>
    Object.entries(CHANGES).flatMap(([rule, change]): FinishedMutant[] => {
      const html = made.get(page.route)!.html;
      const changed = change(html);
      if (changed === html) return [];
      const problems = reviewBuilt({ pages: [page], business: resolver.business, htmlOf: () => changed }, RULES);
      const found = problems
        .map((each) => `${each.rule} ${each.range.start.line}:${each.range.start.column}`)
        .join(', ');
      return [
        {
          rule,
          file: page.path,
          found,
          isExact: found === `${rule} ${placeOf(textOf(page.path), offsetFor(rule, page.path))}`,
        },
      ];
    }),
  );
}

/** The first button that calls, in the order of the document; for a rating, the metadata. */
function offsetFor(rule: string, file: string): number {
  const text = textOf(file);
  if (rule === 'unshown-rating') return find(text, ['metadata']).name!.start;
  const blocks = find(text, ['blocks']);
  const call = text.slice(blocks.value.start).search(/\{\s*"do": "call"/);
  return call < 0 ? blocks.name!.start : blocks.value.start + call;
}
