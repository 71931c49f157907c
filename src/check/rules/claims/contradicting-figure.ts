import { SITE_FILE } from '../../../content/files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameOf, nearbyOf, OF_OTHERS, offersOf, toldAt, toldOf } from './figure-words';
import { judgedFigures } from './judged-figures';
import type { JudgedFigure } from './judged-figures';
import { isSameValue } from './quantities';

export const contradictingFigure: Rule = {
  code: 'contradicting-figure',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['unseen-character'],
  summary: 'A text gives a phone number, price, rating, time, guarantee or another figure that is not ours.',
  example: {
    before: '"We are with you within 60 minutes."',
    after: '"We are with you within {claim.home-response} on average."',
  },
  *check(site) {
    if (!site.business) return;
    for (const judged of judgedFigures(site, 'wrong'))
      yield toldAt(judged, judged.known, judged.figure.topic === 'phone' ? otherNumber(judged) : otherFigure(judged));
  },
};

const BELIEVED =
  'Visitors who read two different figures believe neither, and a promise that nobody keeps is a false one.';
const ADD = 'add a claim that says what makes it true';

function otherFigure({ figure, known }: JudgedFigure): Words {
  const offers = offersOf(figure, known);
  const fix = offers
    ? `Write ${offers} in its place, or ${ADD}.`
    : known.length > 0
      ? `It may be wrong: see whether one of these is meant, and write it in its place: ${nearbyOf(known)}. If the figure is true, ${ADD}.`
      : `If it is wrong, correct it or take it out. If it is true, add a claim to ${SITE_FILE} that says what makes it so, and write its token here.`;
  // The same sum for something else.
  const per = figure.per && known.some(({ value }) => isSameValue(value, figure.value)) ? ` per ${figure.per}` : '';
  return {
    message:
      figure.measure === 'money' && figure.noun
        ? `"${figure.written}" is not in the money of this site.`
        : `"${figure.written}${per}" is ${nameOf(figure, 'a')} that is not ours: ${toldOf(known)}.`,
    fix: fix + OF_OTHERS(figure),
    why: BELIEVED,
  };
}

function otherNumber({ figure, known }: JudgedFigure): Words {
  const offers = offersOf(figure, known);
  const home = `"hotlines" of ${SITE_FILE}`;
  const alone = ' Where only this page gives it, let the page be an exception ("allow").';
  return {
    message: `${figure.written} is a phone number that is not in ${SITE_FILE}.`,
    fix: !offers
      ? `Add it to ${home} if it is the number of somebody else.${alone}`
      : isLike(figure.value, known[0]!.value)
        ? `Write ${offers} in its place. A number of somebody else belongs in ${home}.${alone}`
        : `If it is the number of somebody else, add it to ${home}.${alone} If ours is meant, write ${offers} in its place.`,
    why: BELIEVED,
  };
}

/** A phone number that begins as ours does is rather ours with a slip than that of somebody else. */
const isLike = (one: readonly number[], other: readonly number[]) =>
  String(one[0]).slice(0, 6) === String(other[0]).slice(0, 6);
