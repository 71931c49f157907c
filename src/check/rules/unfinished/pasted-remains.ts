import type { Span } from '../../../json/text-edit';
import { isOfSentences } from '../../../schema/fields';
import { inEachText } from '../../documents/in-each-text';
import type { Rule } from '../../rule';
import { withoutTokens } from '../../texts/texts';
import { allOf, joinedTo, sentenceAround } from './phrases';
import type { Phrase } from './phrases';
import { IN_SENTENCES, REMAINS, REMAINS_IN_HEADINGS, REMAINS_IN_NAMES, REMAINS_IN_PROSE } from './remains';

export const pastedRemains: Rule = {
  code: 'pasted-remains',
  severity: 'error',
  yieldsTo: ['unseen-character', 'wrong-brackets', 'html-in-text', 'vague-alternative-text'],
  summary:
    'A text still has what another program wrote into it: a field of Word, an error of Excel, the head of an e-mail.',
  example: { before: '"text": "See Error! Reference source not found."', after: '"text": "See our prices."' },
  check: inEachText(function* ({ kind, path, value }) {
    const plain = withoutTokens(value);
    const isProse = isOfSentences(kind) && path[0] !== 'metadata';
    const isNaming = kind === 'place' || path.at(-1) === 'name';
    const forms = isProse
      ? REMAINS_IN_PROSE
      : kind === 'heading'
        ? REMAINS_IN_HEADINGS
        : isNaming
          ? REMAINS_IN_NAMES
          : REMAINS;
    const all = [...allOf(forms, plain)];
    const [found] = all;
    if (!found) return;
    const { what } = found;
    const [first, ...others] = all.map((each) => spanOf(each, plain)) as [Span, ...Span[]];
    const inside = joinedTo(first, others, plain);
    const written = value.slice(inside.start, inside.end).trim();
    const sign = /^%[2-7]/.test(written) && written.length === 3 ? decodeURIComponent(written) : undefined;
    yield {
      inside,
      words: {
        message: `"${written}" is ${what}, and no words of yours.`,
        fix: sign
          ? `Write "${sign}" in its place.`
          : 'Take it out, and read the sentence once more from its beginning.',
        why: 'Visitors would read it as it stands, and wonder what else was never read.',
      },
      ...(sign && /[ '()&,-]/.test(sign) && { insert: sign }),
    };
  }),
};

/** All that belongs to it. */
const spanOf = ({ what, inside }: Phrase, text: string) =>
  IN_SENTENCES.has(what) ? sentenceAround(text, inside) : inside;
