import { SITE_FILE } from '../../../content/files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { nameOf, offersOf } from './figure-words';
import { SURE } from './figures';
import { judgedFigures, placesOf } from './judged-figures';
import type { JudgedFigure } from './judged-figures';

export const contradictingFigure: Rule = {
  code: 'contradicting-figure',
  severity: 'error',
  mayAllow: true,
  summary: 'A text gives a phone number, price, rating, response time, guarantee or insurance sum that is not ours.',
  example: {
    before: '"We are with you within 60 minutes."',
    after: '"We are with you within {claim.home-response} on average."',
  },
  *check(site) {
    if (!site.business) return;
    for (const judged of judgedFigures(site)) {
      const { document, figure, known, equal } = judged;
      if (equal.length > 0 || !SURE.some((sort) => sort === figure.sort)) continue;
      const words = figure.sort === 'phone' ? otherNumber(judged) : otherFigure(judged);
      yield {
        document,
        location: { path: figure.path, part: 'value', inside: figure.inside },
        words,
        related: placesOf(known),
      };
    }
  },
};

const BELIEVED =
  'Visitors who read two different figures believe neither, and a promise that nobody keeps is a false one.';

function otherFigure(judged: JudgedFigure): Words {
  const { figure, known } = judged;
  const ledger = known[0]?.document.path ?? SITE_FILE;
  const ours =
    known.length > 0
      ? `${ledger} has ${known
          .slice(0, 4)
          .map(({ text }) => quote(text))
          .join(', ')}`
      : `${ledger} has none`;
  const offers = offersOf(figure, known);
  return {
    message: `"${figure.written}" is ${nameOf(figure, 'a')} that is not ours: ${ours}.`,
    fix: offers
      ? `Write ${offers} in its place, or add a claim that says what makes it true.`
      : 'Add a claim to pages/_site.json that says what makes it true, and write its token here.',
    why: BELIEVED,
  };
}

function otherNumber({ figure, known }: JudgedFigure): Words {
  const offers = offersOf(figure, known);
  const ours = `Write ${offers} in its place. A number of somebody else belongs in "hotlines" of pages/_site.json.`;
  const others = `If it is the number of somebody else, add it to "hotlines" of pages/_site.json.`;
  return {
    message: `${figure.written} is a phone number that is not in pages/_site.json.`,
    fix: !offers
      ? 'Add it to "hotlines" of pages/_site.json if it is the number of somebody else.'
      : isLike(figure.value, known[0]!.value)
        ? ours
        : `${others} If ours is meant, write ${offers} in its place.`,
    why: BELIEVED,
  };
}

/** A phone number that begins as ours does is rather ours with a slip than that of somebody else. */
const isLike = (one: readonly number[], other: readonly number[]) =>
  String(one[0]).slice(0, 6) === String(other[0]).slice(0, 6);
