import { SITE_FILE } from '../../../content/files';
import { ofBusiness } from '../../documents/ledger';
import { typos } from '../../nearest';
import { digitsOf } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { quote } from '../../words';
import { nameOf, nearbyOf, OF_OTHERS, offersOf, toldAt, toldOf } from './figure-words';
import { isNear, judgedFigures, plainWords } from './judged-figures';
import type { JudgedFigure } from './judged-figures';
import { isSameValue } from './quantities';
import type { Topic } from './topic-table';

export const contradictingFigure: Rule = {
  code: 'contradicting-figure',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['contradicting-terms', 'unseen-character'],
  summary: 'A text gives a phone number, price, rating, time, guarantee or another figure that is not ours.',
  example: {
    before: '"We are with you within 60 minutes."',
    after: '"We are with you within {claim.home-response} on average."',
  },
  *check(site) {
    if (!site.business) return;
    for (const judged of judgedFigures(site, 'wrong'))
      yield toldAt(
        judged,
        judged.known,
        judged.figure.topic === 'phone'
          ? otherNumber(judged, hotlineMeant(judged, site))
          : (ofHours[judged.figure.topic] ?? otherFigure)(judged),
      );
  },
};

const BELIEVED =
  'Visitors who read two different figures believe neither, and a promise that nobody keeps is a false one.';
const ADD = 'add a claim that says what makes it true';

const otherHours = ({ figure: { written }, known }: JudgedFigure): Words => ({
  message: `"${written}" is not when you are there: ${toldOf(known)}.`,
  fix: `Take it out, or write what is true. If your hours have changed, change "hours" of ${SITE_FILE}: all pages follow it.`,
  why: 'Visitors would call when nobody answers, or not call when somebody would.',
});

const otherTariff = ({ figure: { written }, known }: JudgedFigure): Words => ({
  message: `"${written}" is not when that price begins or ends: the claim "${known[0]!.token.replace(/^claim\./, '')}" is for ${quote(known[0]!.text)}.`,
  fix: `Write the time that is true in its place. If the price holds at other times now, change "scope" of the claim.`,
  why: 'Visitors would be told one price on the page, and pay another.',
});

const ofHours: Partial<Record<Topic, (judged: JudgedFigure) => Words>> = { hours: otherHours, tariff: otherTariff };

function otherFigure({ figure, known }: JudgedFigure): Words {
  // A sum for something else than work has no token but that of a claim which says so.
  if (figure.topic === 'price' && figure.fees.length > 0 && known.length === 0 && !figure.noun)
    return {
      message: `"${figure.written}" is a sum that you take by no claim of ${SITE_FILE}.`,
      fix: `Take it out, or add a claim that says what it is for and what makes it true, and write its token here.${OF_OTHERS(figure)}`,
      why: 'What you write you may be held to, and a charge that nobody decided is a false one.',
    };
  if (known[0]?.token === 'founded' && figure.measure === 'time')
    return {
      message: `"${figure.written}" is more than there were since ${known[0].text}, the year of foundation in ${SITE_FILE}.`,
      fix: `Write "since {founded}" or a time that is true. If the year is wrong, correct "founded" of ${SITE_FILE}.`,
      why: BELIEVED,
    };
  const offers = offersOf(figure, known);
  const fix = offers
    ? `Write ${offers} in its place, or ${ADD}.`
    : known.length > 0
      ? `It may be wrong: see whether one of these is meant, and write it in its place: ${nearbyOf(known)}. If the figure is true, ${ADD}.`
      : `If it is wrong, correct it or take it out. If it is true, add a claim to ${SITE_FILE} that says what makes it so, and write its token here.`;
  // The same sum for something else.
  const isOfOther = known.some(({ value }) => isSameValue(value, figure.value));
  const per = figure.per && isOfOther ? ` per ${figure.per}` : '';
  return {
    message:
      figure.measure === 'money' && figure.noun
        ? `"${figure.written}" is not in the money of this site.`
        : isOfOther && !per
          ? `"${figure.written}" is ${nameOf(figure, 'a')} that ${SITE_FILE} has for something else: of this it says ${quote(known[0]!.text)}.`
          : `"${figure.written}${per}" is ${nameOf(figure, 'a')} that is not ours: ${toldOf(known)}.`,
    fix: fix + OF_OTHERS(figure),
    why: BELIEVED,
  };
}

function otherNumber({ figure, known }: JudgedFigure, hotline: Hotline | undefined): Words {
  const offers = offersOf(figure, known);
  const home = `"hotlines" of ${SITE_FILE}`;
  const alone = ' Where only this page gives it, let the page be an exception ("allow").';
  return {
    message: `${figure.written} is a phone number that is not in ${SITE_FILE}.`,
    fix: hotline
      ? `If ${hotline.name} is meant, write {hotline.${hotline.id}} (${hotline.display}) in its place. A number of somebody else belongs in ${home}.${alone}`
      : !offers
        ? `Add it to ${home} if it is the number of somebody else.${alone}`
        : isLike(figure.value, known[0]!.value)
          ? `Write ${offers} in its place. A number of somebody else belongs in ${home}.${alone}`
          : `If it is the number of somebody else, add it to ${home}.${alone} If ours is meant, write ${offers} in its place.`,
    why: BELIEVED,
  };
}

type Hotline = NonNullable<ReturnType<typeof ofBusiness<'hotlines'>>>[number];

/** The hotline that a text names or speaks of, or whose number is one slip away. */
function hotlineMeant({ figure: { near, written } }: JudgedFigure, site: Site): Hotline | undefined {
  const said = near.toLowerCase();
  return (ofBusiness(site, 'hotlines') ?? []).find(
    ({ name, speaksOf, display }) =>
      isNear(plainWords(name), near) ||
      speaksOf.some((phrase) => said.includes(phrase)) ||
      typos(digitsOf(written), digitsOf(display)) === 1,
  );
}

/** A phone number that begins as ours does is rather ours with a slip than that of somebody else. */
const isLike = (one: readonly number[], other: readonly number[]) =>
  String(one[0]).slice(0, 6) === String(other[0]).slice(0, 6);
