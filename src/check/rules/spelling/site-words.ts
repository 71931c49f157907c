import { oncePer } from '../../once';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { writtenWords } from '../../texts/words-of';

/** The words of so many documents are the words of a site. */
const MOST_READ = 300;

export const readForWords = (site: Site): readonly SiteDocument[] => [...site.documents.values()].slice(0, MOST_READ);

/** How often a site says each word, in small letters: read once somebody asks. */
export const wordsOfSite = oncePer((site: Site): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const document of readForWords(site))
    for (const word of wordsOf(document)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
});

const wordsOf = oncePer((document: SiteDocument): readonly string[] =>
  textsIn(document).flatMap(({ value }) => writtenWords(value.toLowerCase()).map(({ word }) => word)),
);
