import { isObject } from '../../../json/is-object';
import { oncePerSiteFile } from '../../once';
import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { fact, storeOf } from '../../store';
import { textsIn } from '../../texts/texts';

/** A name of one word may be what the hotline is for. */
const isName = (name: string) => name.includes(' ');

/** Told once a page, where the name is read first. What a shared file of the page shows, the page shows. */
/** The hotlines that a document names, with the place where it first does. */
const hotlinesNamed = fact('hotlines named', (document, site) =>
  // What seems to be missing may be there under a misspelt name.
  document.kind === 'site' || !document.isValid
    ? []
    : hotlinesOf(site).flatMap(({ id, name, display }) => {
        const text = textsIn(document).find(({ path, value }) => path[0] !== 'allow' && value.includes(name));
        return text ? [{ id, name, display, path: text.path, start: text.value.indexOf(name) }] : [];
      }),
);

export const unnumberedHotline: Rule = {
  code: 'unnumbered-hotline',
  severity: 'warning',
  summary: 'A page names who answers a hotline, and does not show the number.',
  example: {
    before: '"Report it to Sample Water."',
    after: '"Report it to Sample Water, {hotline.sample-water}."',
  },
  scope: 'site',
  uses: [hotlinesNamed],
  *check(site) {
    const store = storeOf(site);
    for (const document of site.documents.values()) {
      for (const { id, name, display, path, start } of store.get(hotlinesNamed, document)) {
        if (shows(site, document, { id, display })) continue;
        const inside = { start, end: start + name.length };
        yield { document, location: { path, part: 'value', inside }, words: words(name, id) };
      }
    }
  },
};

const hotlinesOf = oncePerSiteFile((site) => (ofBusiness(site, 'hotlines') ?? []).filter(({ name }) => isName(name)));

interface Shown {
  id: string;
  display: string;
}

function shows(site: Site, document: SiteDocument, { id, display }: Shown): boolean {
  return [document, ...sharedBy(site, document)].some(
    ({ fields }) =>
      fields.some(({ kind, value }) => kind === 'hotline' && isObject(value) && value['hotline'] === id) ||
      textsIn({ fields }).some(({ value }) => value.includes(display) || value.includes(`{hotline.${id}}`)),
  );
}

const sharedBy = (site: Site, { value }: SiteDocument): SiteDocument[] =>
  (isObject(value) && Array.isArray(value['blocks']) ? (value['blocks'] as unknown[]) : []).flatMap((block) => {
    const ref = isObject(block) && block['type'] === 'shared' ? block['ref'] : undefined;
    return (typeof ref === 'string' && site.shared(ref)) || [];
  });

const words = (name: string, id: string): Words => ({
  message: `The page names ${name} and does not show its number.`,
  fix: `Write {hotline.${id}} after the name, or "before": { "hotline": "${id}" } into a block that can show it.`,
  why: 'Whoever is sent there would have to look for the number, just when it is needed.',
});
