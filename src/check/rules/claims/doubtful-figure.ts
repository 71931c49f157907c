import { SITE_FILE } from '../../../content/files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameOf, OF_OTHERS, offersOf, toldAt, toldOf } from './figure-words';
import { judgedFigures } from './judged-figures';
import type { JudgedFigure } from './judged-figures';

export const doubtfulFigure: Rule = {
  code: 'doubtful-figure',
  severity: 'warning',
  yieldsTo: ['contradicting-figure', 'contradicting-terms', 'unseen-character'],
  summary: 'A text gives a number of years, customers or the like that may be meant as one of ours, and is another.',
  example: { before: '"We have 6,000 customers."', after: '"We have {claim.customers} customers."' },
  *check(site) {
    for (const judged of judgedFigures(site, 'doubtful')) yield toldAt(judged, judged.known, words(judged));
  },
};

const words = (judged: JudgedFigure): Words => (judged.figure.topic === 'hours' ? ofHours(judged) : ofFigure(judged));

const ofHours = ({ figure: { written }, known }: JudgedFigure): Words => ({
  message: `Does "${written}" say when you are there? ${toldOf(known)}.`,
  fix: 'If it does, take it out, or write what is true. If it is about something else, say of what.',
  why: 'Visitors would call when nobody answers, or not call when somebody would.',
});

const ofFigure = ({ figure, known }: JudgedFigure): Words => ({
  message: `Is "${figure.written}" ${nameOf(figure, 'a')} of ours? ${toldOf(known)}.`,
  fix:
    known[0]?.token === 'founded' && figure.measure === 'time'
      ? `If it is, write "since {founded}" or a time that is true. If it is something else, say of what.`
      : known.length === 0
        ? `If it is, add a claim to ${SITE_FILE} that says what makes it true, and write its token here; or take it out. If it is something else, say of what.${OF_OTHERS(figure)}`
        : `If the same is meant, write ${offersOf(figure, known) || 'its token'} in its place. If it is something else, say of what it is, or add a claim for it.${OF_OTHERS(figure)}`,
  why: 'Visitors who read two figures for one thing believe neither.',
});
