import type { Mutant } from './mutant';
import { append, both, countOfBlocks, documentOf, introOf, linkTo, plant, say, set } from './plant';
import { pagePaths, textOf } from './real-site';

const HERO = { type: 'hero', heading: 'Something else', intro: 'It is said once more.' };

/** Units that stand beside tokens which have them. */
const TWICE = [
  ['We come within {claim.home-response} minutes.', '{claim.home'],
  ['Labour in homes is £{claim.domestic-hourly}.', '£{claim'],
  ['Our work is guaranteed for {claim.workmanship-warranty} months.', '{claim.work'],
] as const;

/** Headings, labels, sentences and signs as visitors read them. */
export function* readingMutants(): Generator<Mutant> {
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    const elsewhere = file === 'pages/about.json' ? '/contact' : '/about';
    const saying = (rule: string, words: string, inside: string, how = '') =>
      plant({ rule, file, how, change: say(introOf(file), words), told: { at: introOf(file), inside } });
    yield saying('all-capitals', ' CALL US RIGHT NOW.', 'CALL US RIGHT NOW');
    yield saying('double-space', '  Twice.', '  Twice');
    yield saying('double-space', ' ', ' "', 'at the end');
    for (const [words, inside] of TWICE) yield saying('wrong-unit', ` ${words}`, inside, inside);
    for (const signs of ['**once more**', '_once more_', '[our prices](/services)'])
      yield saying('markup-in-text', ` And ${signs} at the end.`, signs, signs);
    for (const signs of ['<br>', '<b>now</b>', '&nbsp;', '<b>now&nbsp;then</b>', '<script>alert(1)</script>'])
      yield saying('html-in-text', ` And ${signs} at the end.`, signs, signs);
    for (const token of ['(areas.count)', '[phone]', '{{phone}}', '${phone}', '%email%', '(brand)', '$phone', 'phone}'])
      yield saying('wrong-brackets', ` And ${token} at the end.`, token, token);
    const block = (rule: string, value: object, at: (string | number)[], how = '') =>
      plant({ rule, file, how, change: append(['blocks'], value), told: { at: ['blocks', last, ...at] } });
    yield block('empty-link-text', linkTo(elsewhere, '…'), ['action', 'label']);
    yield block('missing-hotline', { type: 'notice', heading: 'Smell gas indoors?', paragraphs: ['Leave.'] }, [
      'heading',
    ]);
    if (!textOf(file).includes('"hotline": "gas"')) {
      if (JSON.stringify(documentOf(file).blocks[0]).includes('"do":"call"'))
        yield block(
          'hotline-after-ours',
          { type: 'notice', heading: 'Gas', paragraphs: ['x'], before: { hotline: 'gas' } },
          ['before'],
        );
      for (const heading of ['Smell gas? Call {phone}', 'Gas leaks: call us first'])
        yield plant({
          rule: 'missing-hotline',
          file,
          how: heading,
          change: append(['blocks'], { type: 'prose', heading, paragraphs: ['Leave.'] }),
          told: { at: ['blocks', last, 'heading'], inside: heading },
        });
      const advice = 'If you smell gas, call {phone} at once.';
      yield plant({
        rule: 'missing-hotline',
        file,
        how: 'advice',
        change: append(['blocks'], { type: 'prose', paragraphs: [advice] }),
        told: { at: ['blocks', last, 'paragraphs', 0], inside: advice },
      });
    }
    yield block('second-hero', HERO, ['type']);
    yield plant({
      rule: 'repeated-link-text',
      file,
      change: both(
        append(['blocks'], linkTo(elsewhere, 'Our work')),
        append(['blocks'], linkTo(file === 'pages/reviews.json' ? '/areas' : '/reviews', 'Our work')),
      ),
      told: { at: ['blocks', last + 1, 'action', 'label'] },
    });
    const first = documentOf(file).blocks[0]!;
    const prose = { type: 'prose', paragraphs: ['One thing before.'] };
    yield plant({
      rule: 'late-hero',
      file,
      change: set(['blocks'], [prose, ...documentOf(file).blocks]),
      told: { at: ['blocks', 1, first['ref'] === undefined ? 'type' : 'ref'] },
    });
    // The words of the hero go on in the plain block, for they may be the only use of a claim.
    const words = Object.values(first)
      .flatMap((value) => JSON.stringify(value).match(/\{[\w.-]+\}/g) ?? [])
      .join(' ');
    // A photograph would be in no use.
    if (!JSON.stringify(first).includes('"photo"'))
      yield plant({
        rule: 'missing-hero',
        file,
        change: set(['blocks', 0], { type: 'prose', paragraphs: [`One thing ${words}`.trim()] }),
        told: { at: ['blocks'], part: 'name' },
      });
  }
}
