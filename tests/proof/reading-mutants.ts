import { valueAt } from '../../src/json/path';
import { entriesOf } from './json-text';
import type { Mutant } from './mutant';
import { append, both, countOfBlocks, documentOf, linkTo, plant, remove, say, set } from './plant';
import { areaPaths, pagePaths, textOf } from './real-site';

const INTRO = ['blocks', 0, 'intro'];
const HERO = { type: 'hero', heading: 'Something else', intro: 'It is said once more.' };
const SENTENCE =
  'Turn the stop tap off and then open all of the taps in the house one after the other until no more water comes out of any of them at all.';

/** Figures that may be meant as ours. */
const DOUBTFUL = [
  ['We have 6,100 customers.', '6,100'],
  ['He has 40 years of experience.', '40 years'],
] as const;
/** Figures that are certainly meant as ours, and are not. */
const WRONG = [
  ['We bring 40 years of experience.', '40 years'],
  ['We were founded in 1998.', '1998'],
  ['We cover all 33 boroughs.', '33 boroughs'],
  ['Now with 10% off your first visit.', '10%'],
  ['A home visit costs $90.', '$90'],
  ['A visit costs €90.', '€90'],
  ['Our work has a lifetime guarantee.', 'lifetime'],
  ['Enquiries are deleted after 3 days.', '3 days'],
  ['Our average is 99 minutes.', '99 minutes'],
  ['We are closed on Sundays.', 'closed on'],
  ['Open from nine to five.', 'nine to'],
  ['We never come out at night.', 'never come out'],
  ['Out of hours you reach our voicemail.', 'Out of hours'],
  ['Weekends cost £25 extra.', '£25'],
  ['We ask for a £50 deposit.', '£50'],
] as const;

/** Tokens in words that speak of something else, and with a unit too many or of another. */
const MISUSED = [
  ['misused-claim', 'Work in homes: {claim.commercial-hourly} per hour.', '{claim.com'],
  ['misused-claim', 'A blocked drain is reached in {claim.frozen-response}.', '{claim.fr'],
  ['misused-claim', 'We are insured to {claim.domestic-hourly}.', '{claim.dom'],
  ['misused-claim', 'All work is guaranteed for {claim.job-retention}.', '{claim.job'],
  ['wrong-unit', 'We come within {claim.home-response} minutes.', '{claim.home'],
  ['wrong-unit', 'Labour in homes is £{claim.domestic-hourly}.', '£{claim'],
  ['wrong-unit', 'We serve {claim.boroughs} customers.', '{claim.boroughs} cust'],
] as const;

/** Labels beside tokens of something else, and stars without a rating. */
function* labelMutants(): Generator<Mutant> {
  const contact = 'pages/contact.json';
  for (const { path, json } of entriesOf(textOf(contact))) {
    if (path.at(-1) !== 'value' || (json !== '{phone}' && json !== '{hours}')) continue;
    const token = '{email.information}';
    const change = set(path, token);
    yield plant({
      rule: 'mislabelled-token',
      file: contact,
      how: String(json),
      change,
      told: { at: path, inside: token },
    });
  }
  for (const file of areaPaths) {
    const badge = entriesOf(textOf(file)).find(
      ({ json }) => typeof json === 'string' && /^5 Star.*\{area\.rating\}/.test(json),
    );
    const isElsewhere = (token: string) => textOf(file).split(token).length > 2;
    if (!badge || ['{area.rating}', '{area.reviewCount}'].some(isElsewhere)) continue;
    yield plant({
      rule: 'unbacked-rating',
      file,
      change: both(set(badge.path, '5 Star Rated'), remove(['facts', 'rating'])),
      told: { at: badge.path, inside: '5 Star Rated' },
    });
  }
}

/** Headings, labels, sentences and figures as visitors read them. */
export function* readingMutants(): Generator<Mutant> {
  yield* labelMutants();
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    const elsewhere = file === 'pages/about.json' ? '/contact' : '/about';
    const saying = (rule: string, words: string, inside: string, how = '') =>
      plant({ rule, file, how, change: say(INTRO, words), told: { at: INTRO, inside } });
    yield saying('all-capitals', ' CALL US RIGHT NOW.', 'CALL US RIGHT NOW');
    yield saying('double-space', '  Twice.', '  Twice');
    yield saying('double-space', ' ', ' "', 'at the end');
    yield saying('contradicting-figure', ' An engineer is with you within 99 minutes.', '99 minutes');
    yield saying('contradicting-figure', ' Call 020 7946 0999.', '020 7946 0999', 'phone');
    yield saying('typed-figure', ' Call 020 7946 0123.', '020 7946 0123');
    for (const [words, inside] of DOUBTFUL) yield saying('doubtful-figure', ` ${words}`, inside, inside);
    for (const [words, inside] of WRONG) yield saying('contradicting-figure', ` ${words}`, inside, inside);
    for (const [rule, words, inside] of MISUSED) yield saying(rule, ` ${words}`, inside, inside);
    for (const signs of ['**once more**', '_once more_', '[our prices](/services)'])
      yield saying('markup-in-text', ` And ${signs} at the end.`, signs, signs);
    for (const signs of ['<br>', '<b>now</b>', '&nbsp;', '<b>now&nbsp;then</b>', '<script>alert(1)</script>'])
      yield saying('html-in-text', ` And ${signs} at the end.`, signs, signs);
    for (const token of ['(areas.count)', '[phone]', '{{phone}}', '${phone}', '%email%', '(brand)', '$phone', 'phone}'])
      yield saying('wrong-brackets', ` And ${token} at the end.`, token, token);
    const block = (rule: string, value: object, at: (string | number)[], how = '') =>
      plant({ rule, file, how, change: append(['blocks'], value), told: { at: ['blocks', last, ...at] } });
    yield block('empty-link-text', linkTo(elsewhere, '…'), ['action', 'label']);
    yield block('vague-link-text', linkTo(elsewhere, 'Read more'), ['action', 'label'], 'read more');
    yield block('missing-hotline', { type: 'notice', heading: 'Smell gas indoors?', paragraphs: ['Leave.'] }, [
      'heading',
    ]);
    if (!textOf(file).includes('"hotline": "gas"')) {
      for (const heading of ['Smell gas? Call {phone}', 'Gas leaks: call us first'])
        yield block('missing-hotline', { type: 'prose', heading, paragraphs: ['Leave.'] }, ['heading'], heading);
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
      told: { at: ['blocks', 1, 'type'] },
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
    for (const { path } of entriesOf(textOf(file)).filter(
      (entry) => /^(do|dont)$/.test(String(entry.path.at(-2))) && typeof entry.path.at(-1) === 'number',
    )) {
      yield plant({
        rule: 'long-emergency-sentence',
        file,
        how: path.join('.'),
        change: set(path, SENTENCE),
        told: { at: path, inside: 'Turn' },
      });
      if (path.at(-2) === 'do')
        yield plant({
          rule: 'exchanged-advice',
          file,
          how: path.join('.'),
          change: set(path, "Don't wait for us."),
          told: { at: path },
        });
    }
    for (const { path } of entriesOf(textOf(file)).filter(
      (entry) => entry.path.at(-2) === 'severity' && entry.path.at(-1) === 'label',
    )) {
      const level = valueAt(documentOf(file), [...path.slice(0, -1), 'level']);
      yield plant({
        rule: 'mislabelled-severity',
        file,
        how: path.join('.'),
        change: set(path, level === 'critical' ? 'Low' : 'Critical'),
        told: { at: path },
      });
    }
  }
}
