import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { schemaOf } from '../../content/site';
import type { Page, Site } from '../../content/site';
import { isTextKind } from '../../schema/fields';
import { fieldsOf } from '../../schema/walk';

/** A text of a copy that is still that of the page it was copied from. */
export interface LeftText {
  path: Path;
  text: string;
}

/** A text of a block on fewer than this share of its kind's pages was written for one page. */
const OWN_SHARE = 0.5;

/**
 * The texts of a page that a copier must look at though nothing marks them: facts and keywords that are not those of
 * every page of the kind, and words of its blocks that fewer than half of them have.
 */
export function textsToLookAt(source: Page, site: Site): LeftText[] {
  const pages = site.valid.filter(({ kind }) => kind === source.kind);
  const standsOn = new Map<string, number>();
  for (const page of pages)
    for (const text of new Set(textsOf(page).map((each) => each.text)))
      standsOn.set(text, (standsOn.get(text) ?? 0) + 1);
  return textsOf(source).filter(({ path, text }) => {
    const most = path[0] === 'blocks' ? pages.length * OWN_SHARE : pages.length;
    return pages.length > 1 && standsOn.get(text)! < most;
  });
}

/** Those of them that a copy still says, at the same place. */
export const leftIn = (document: unknown, texts: readonly LeftText[]): LeftText[] =>
  texts.filter(({ path, text }) => valueAt(document, path) === text);

/** Tells one from the others for as long as it says the same. */
export const keyOfLeft = ({ path, text }: LeftText) => `${pointerOf(path)} ${text}`;

const textsOf = (page: Page): LeftText[] =>
  fieldsOf(schemaOf(page.kind), page.value).flatMap(({ kind, path, value }) =>
    isTextKind(kind) && typeof value === 'string' ? [{ path, text: value }] : [],
  );
