import type { FigureSort } from '../rules/claims/figures';
import type { Words } from '../problem';
import { listOf, quote } from '../words';

const NAMES: Record<FigureSort, string> = {
  phone: 'phone number', price: 'price', insurance: 'insurance sum', rating: 'rating', reviews: 'number of reviews', response: 'response time', guarantee: 'guarantee',
};

const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

interface FigureWords {
  written: string;
  sort: FigureSort;
  /** What may be meant here: what to write, and how it reads. */
  offered: { write: string; reads: string }[];
  /** The file that has the figures: the ledger, or the page with its own facts. */
  ledger: string;
}

const listed = (offered: FigureWords['offered']) => offered.slice(0, 4).map(({ write, reads }) => `${write} (${reads})`).join(' or ');

/** `known` are all figures of the sort, and `isLikeOurs` tells a phone number that begins as ours does. */
export const contradictingFigure = ({ written, sort, known, offered, ledger, isLikeOurs }: FigureWords & { known: string[]; isLikeOurs: boolean }): Words => ({
  message: sort === 'phone'
    ? `${written} is a phone number that is not in pages/_site.json.`
    : `"${written}" is ${withArticle(NAMES[sort])} that is not ours: ${known.length > 0 ? `${ledger} has ${known.slice(0, 4).map(quote).join(', ')}` : `${ledger} has none`}.`,
  fix: sort === 'phone' ? phoneFix(offered, isLikeOurs) : offered.length > 0
    ? `Write ${listed(offered)} in its place, or add a claim that says what makes it true.`
    : 'Add a claim to pages/_site.json that says what makes it true, and write its token here.',
  why: 'Visitors who read two different figures believe neither, and a promise that nobody keeps is a false one.',
});

function phoneFix(offered: FigureWords['offered'], isLikeOurs: boolean): string {
  if (offered.length === 0) return 'Add it to "hotlines" of pages/_site.json if it is the number of somebody else.';
  return isLikeOurs
    ? `Write ${listed(offered)} in its place. A number of somebody else belongs in "hotlines" of pages/_site.json.`
    : `If it is the number of somebody else, add it to "hotlines" of pages/_site.json. If ours is meant, write ${listed(offered)} in its place.`;
}

export const typedFigure = ({ written, sort, offered, ledger }: FigureWords): Words => ({
  message: `The ${NAMES[sort]} "${written}" is typed here by hand.`,
  fix: offered.length > 0
    ? `Write ${listed(offered)} in its place.`
    : `See whether a claim of ${ledger} means this very thing, and write its token. If none does, correct the figure or add a claim.`,
  why: `When the figure changes in ${ledger}, visitors would still read the old one here.`,
});

export const ledgerHere = (text: string) => `The ledger says ${quote(text)} here.`;
export const factHere = (text: string) => `This page's own fact is ${quote(text)}.`;

export const conflictingClaims = ({ id, text, subject, others }: { id: string; text: string; subject: string; others: { id: string; text: string }[] }): Words => ({
  message: `"${id}" says ${quote(text)} of the ${subject}, but ${others.map((other) => `"${other.id}" says ${quote(other.text)}`).join(' and ')}, and their scope is the same.`,
  fix: 'Correct the figure that is wrong, or say in each "scope" what makes it true: which pages, which work, which period.',
  why: 'Visitors would read two figures for the same thing, and one of them is false.',
});

export const otherClaim = (text: string) => `Here it is ${quote(text)}.`;

export const overdueClaim = ({ id, text, reviewBy }: { id: string; text: string; reviewBy: string }): Words => ({
  message: `"${id}" (${text}) should have been looked at by ${reviewBy}.`,
  fix: 'See whether it is still true, correct it if not, and write the day of the next review in "reviewBy".',
  why: 'Visitors rely on figures that were true once; after this day nobody can say whether they still are.',
});

export const unusedClaim = ({ id }: { id: string }): Words => ({
  message: `No page uses the claim "${id}".`,
  fix: `Write {claim.${id}} where a page says it, or take the claim out.`,
  why: 'Nobody sees it, and whoever looks after the figures has one more to keep true.',
});

export const unusableRating = ({ field, id, problem, fit }: { field: 'value' | 'count'; id: string; problem: string; fit: string[] }): Words => ({
  message: field === 'value' ? `The claim "${id}" cannot be an average of stars: ${problem}.` : `The claim "${id}" cannot be a number of reviews: ${problem}.`,
  fix: fit.length > 0 ? `Write a claim that is one, for example ${listOf(fit.slice(0, 3), 'or')}.` : 'Add such a claim to pages/_site.json and write its id here.',
  why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
});
