import { describe, expect, it } from 'vitest';
import { readApproved, writtenApproved } from '../../../src/check/approval/approved-file';
import { carried } from '../../../src/check/approval/carried';
import { approvalsInUse } from '../../../src/check/approval/waiting';
import { mend } from '../../../src/check/run/mend';
import type { Problem } from '../../../src/check/problem';
import type { Setting } from '../../../src/check/site';
import { isoDate } from '../../../src/schema/fields';
import { isLeftOut } from '../../../src/check/approval/items';
import { APPROVED_FILE } from '../../../src/content/files';
import { regionJson } from '../../fixtures/region';
import { areaPage } from '../schemas/area-page';
import { AREA, PAGE, SITE, about, area, changed, prose, published, reviews, saying, siteWith } from './make';
import { checker, filesOf, goodPage, siteFile } from './small-site';
import type { Changes } from './small-site';
import { approvedList as approved, problemsBy } from './told-by';
import { lines, said } from './said';

const unapproved = (changes: Changes, list: string | undefined, setting: Setting = {}): Problem[] =>
  checker
    .check(filesOf({ ...changes, [APPROVED_FILE]: list }), setting)
    .problems.filter(({ rule }) => rule.endsWith('approved') || rule.endsWith('approvals'));

/** What waits after a change of a site that was approved whole: `file: what is asked about it`. */
function asked(before: Changes, after: Changes, setting: Setting = {}): string[] {
  for (const changes of [before, { ...before, ...after }]) expectSound(changes, setting);
  return unapproved({ ...before, ...after }, approved(before, setting), setting).flatMap(({ file, related }) =>
    related.map(({ message }) => `${file}: ${message}`),
  );
}

/** Nothing is asked about a document with mistakes, so a fixture must have none but what is left to write. */
function expectSound(changes: Changes, setting: Setting): void {
  const { problems } = checker.check(filesOf(changes), setting);
  expect(problems.filter(({ rule, severity }) => severity === 'error' && rule !== 'to-do')).toEqual([]);
}

const advice = (more: object = {}) => ({
  type: 'do-dont',
  heading: 'Gas leak',
  icon: 'flame',
  do: ['Go out', 'Call from outside'],
  dont: ['Touch switches'],
  ...more,
});
const notice = (tone: string) => prose('Go out.', { type: 'notice', tone, heading: 'Gas' });
const cards = (...values: string[]) => ({
  type: 'cards',
  heading: 'Jobs',
  items: values.map((value, index) => ({
    icon: 'wind',
    heading: ['Burst pipe', 'Blocked drain'][index],
    text: 'We come.',
    facts: [{ label: 'Response', value: `${value} minutes` }],
    action: { do: 'page', label: ['One', 'Other'][index], to: ['/services', '/about'][index] },
  })),
});
const questions = (...answers: string[]) => ({
  type: 'faq',
  heading: 'Asked',
  items: answers.map((answer, index) => ({ question: ['Is it free?', 'Is it dear?'][index], answer: [answer] })),
});
/** The site file with a claim of £95 under each id. */
const priced = (...ids: string[]) => {
  const { claims } = siteFile();
  const hourly = { ...claims[0], value: 95, unit: 'GBP-per-hour', text: undefined };
  return siteWith({ claims: [...claims, ...ids.map((id) => ({ ...hourly, id, subject: id }))] });
};

describe('items', () => {
  it('[AP1] are the same in another order, another file and under another name for links', () => {
    const faq = { type: 'faq', heading: 'Questions' };
    const one = { question: 'Who comes?', answer: ['One of us.'] };
    const two = { question: 'When?', answer: ['By day.'] };
    expect(asked(about({ ...faq, items: [one, two] }), about({ ...faq, id: 'asked', items: [two, one] }))).toEqual([]);
    const file = { blocks: [prose('A sentence of all pages.', { heading: 'Shared' })] };
    const renamed = { 'pages/_shared/one.json': undefined, 'pages/_shared/two.json': file };
    expect(asked({ 'pages/_shared/one.json': file }, renamed)).toEqual([]);
  });

  it('[AP2] of a copied page are asked about where they state facts or sentences, and not where they are headings', () => {
    const n1 = changed(areaPage(), { 'facts.name': 'Islington', 'facts.code': 'N1' });
    const copy = asked(area(), { 'pages/areas/n1.json': n1 });
    expect(copy.map((each) => each.replace(/: ".*/s, ''))).toEqual(
      ['Metadata', 'Facts', 'Place', 'Hero'].map((what) => `pages/areas/n1.json: ${what}`),
    );
    expect(copy.join()).not.toContain('Areas Covered');
  });

  it('[AP2] of a copy with nothing changed are asked about once, on the page that visitors do not know', () => {
    const files = asked({ ...area(), ...published('/areas/sw1h') }, { 'pages/areas/n1.json': areaPage() });
    expect(new Set(files.map((each) => each.split(':')[0]))).toEqual(new Set(['pages/areas/n1.json']));
  });

  it('[AP2] survive a rename of the file, and no paragraph survives being pasted into another page', () => {
    const here = { type: 'prose', heading: 'Here', paragraphs: ['Parking is free after six.'] };
    const before: Changes = { ...area({}, here), ...about() };
    expect(asked(before, { [AREA]: undefined, 'pages/areas/victoria.json': before[AREA] })).toEqual([]);
    expect(asked(before, about(here))).toEqual([`${PAGE}: Text: "Here · Parking is free after six.".`]);
  });

  it.each([
    [
      'a point moved from do to don\u2019t',
      about(advice()),
      about(advice({ do: ['Go out'], dont: ['Touch switches', 'Call from outside'] })),
    ],
    ['an answer under another question', about(questions('No.', 'Never.')), about(questions('Never.', 'No.'))],
    ['a row of one card under another', about(cards('20', '45')), about(cards('45', '20'))],
    ['a note taken away from the rest', about(advice({ note: 'Only where it is safe.' })), about(advice())],
    ['a danger made a hint', about(notice('danger')), about(notice('info'))],
    ['other stars', area(), area({ 'facts.rating.value': 5 })],
    ['other hours', {}, siteWith({ 'hours.opens': '08:00', 'hours.closes': '18:00' })],
    ['another number to dial', {}, siteWith({ 'phone.international': '+442079460124' })],
    ['another place for bookings', {}, siteWith({ booking: 'https://book.tapwright.example/other' })],
  ])('[AP3] %s is another item', (_, before: Changes, after: Changes) => {
    expect(asked(before, before)).toEqual([]);
    expect(asked(before, after)).not.toEqual([]);
  });

  it('[AP4] whose text types the figure of a token are asked about when the token has another', () => {
    const claims = (text: string) => siteWith({ 'claims.0.text': text });
    const typed = about(prose('We come within 20 minutes.'), prose('Bring 20 coins.'));
    expect(asked({ ...claims('20 minutes'), ...typed }, claims('25 minutes'))).toEqual(lines`
      pages/_site.json: Claim: "{claim.home-response}: 20 · minute · \\"25 minutes\\"".
      ${PAGE}: Text: "We come within 20 minutes.".`);
  });

  it.each(['£95.00', '£ 95', 'GBP 95', '95 £'])('[AP4] whose text types a price as %s follow it too', (written) => {
    const site = priced('hour')[SITE];
    const dearer = { [SITE]: changed(site, { 'claims.3.value': 99 }) };
    const typed = saying(`An hour costs ${written}.`);
    expect(asked({ [SITE]: site, ...typed }, dearer).at(-1)).toContain(`An hour costs ${written}.`);
  });

  it('[AP4] follow the minutes of their own page, and those of no other', () => {
    const typed = prose('With you in 25 minutes.');
    const minutes = (value: number) => ({ ...area({ 'facts.responseMinutes': value }, typed), ...about(typed) });
    const texts = asked(minutes(25), minutes(30)).filter((each) => each.includes('With you'));
    expect(texts).toEqual([`${AREA}: Text: "With you in 25 minutes.".`]);
  });

  it.each([
    ['districts.0.name', 'Oldtown', 'District: "E1 · Oldtown'],
    ['waters.0.name', 'Isis', 'Water: "Isis"'],
    ['centre.name', 'Town Hall', 'Centre: "Town Hall'],
    ['name', 'Londres', 'Name: "Londres"'],
    ['kmPerHour', 80, 'Speed: "Speed: 80"'],
  ])('[AP21] are in the region: %s', (field, value, words) => {
    const region = (values: object) => ({ 'pages/_region.json': changed(regionJson, { ...values }) });
    const waits = asked(region({}), region({ [field]: value }));
    expect(waits).toHaveLength(1);
    expect(waits[0]).toContain(`pages/_region.json: ${words}`);
  });

  it('[AP20] have a date that visitors see, and no other', () => {
    const date = isoDate('A day.');
    const isApproved = [date, date.meta({ visible: true }), date.meta({ visible: true }).optional()].map(
      (schema) => !isLeftOut(schema, 'date'),
    );
    expect(isApproved).toEqual([false, true, true]);
  });

  it('[AP3] are the same with other spaces, accents of another form and links to a renamed page', () => {
    const before = saying('Caf\u00e9 owners read [our prices](/services) at {phone}.');
    expect(asked(before, saying('Cafe\u0301  owners read [our prices](/areas/sw1h) at { phone }.'))).toEqual([]);
    for (const other of ['Cafe owners read [our prices]', 'Café owners read [all prices]'])
      expect(asked(before, saying(`${other}(/services) at {phone}.`))).toHaveLength(1);
  });

  it('[AP6] of a photograph are its bytes, its place and its words, whatever the file is called', () => {
    const photo = (file: string, alt: string, focus?: object) => {
      const page = changed(areaPage(), { 'blocks.0.picture': { show: 'photo', file, alt, ...(focus && { focus }) } });
      return { [AREA]: { ...page, blocks: page.blocks.slice(0, 1) } };
    };
    const digests = (digest: string): Setting => ({ pictureDigest: () => digest });
    const list = approved(photo('van.jpg', 'Our van.'), digests('a'));
    const waits = (changes: Changes, digest: string) =>
      unapproved({ ...changes }, list, digests(digest)).flatMap(({ related }) => related.map(({ message }) => message));
    expect(waits(photo('bus.jpg', 'Our van.'), 'a')).toEqual([]);
    expect(waits(photo('van.jpg', 'Our van.'), 'b')).toEqual(['Picture: "van.jpg · Our van.".']);
    expect(waits(photo('van.jpg', 'Our bus.'), 'a')).toEqual(['Picture: "van.jpg · Our bus.".']);
    expect(waits(photo('van.jpg', 'Our van.', { x: 30, y: 0 }), 'a')).toEqual([
      'Picture: "van.jpg · Our van. · From the left: 30 · From the top: 0".',
    ]);
  });
});

describe('what nobody has approved', () => {
  const before = saying('We come by day.');
  const after = saying('We come for £80, 5% off, call 020 7946 0999.');

  it('[AP7] is one problem a document, a warning every day, an error where the site goes live, and has no exception', () => {
    const list = approved(before);
    expect(unapproved(after, list)).toMatchObject(said`
      # warning unapproved ${PAGE} ⇒ nothing
      Nobody has approved 1 item of this page.
      > Read it as visitors will, and approve what is true: npm run approve -- about
      ? Only a person knows whether it is true. A live site shows visitors nothing that nobody has approved.`);
    expect(unapproved(after, list, { isLive: true }).map(({ severity }) => severity)).toEqual(['error']);
    const allow = [{ rule: 'unapproved', reason: 'In a hurry.', until: '2030-01-01' }];
    const files = filesOf({ [PAGE]: { ...after[PAGE], allow }, [APPROVED_FILE]: list });
    const { problems } = checker.check(files, { today: '2026-11-22' });
    expect(problems.map(({ rule }) => rule).sort()).toEqual(['forbidden-exception', 'unapproved']);
  });

  it('[AP8] is not asked about of a draft or where it is left to write, and is at once of a page with a date', () => {
    expect(asked(before, { [PAGE]: { ...after[PAGE], status: 'draft' } })).toEqual([]);
    const dated = { [PAGE]: { ...after[PAGE], publishFrom: '2030-01-01' } };
    expect(asked(before, dated, { today: '2026-11-22' })).toHaveLength(1);
    expect(asked(before, saying('TO DO: what we do by night'))).toEqual([]);
  });

  it('[AP9] says what the site states of such sums, percentages and phone numbers', () => {
    expect(asked({ ...before, ...priced('hour') }, after)).toEqual([
      `${PAGE}: Text: "We come for £80, 5% off, call 020 7946 0999.". It says £80. The site states £95 {claim.hour}. ` +
        'It says 020 7946 0999. The site states 0800 111 999 {hotline.gas} and 020 7946 0123 {phone}.',
    ]);
  });

  it('[AP9] says nothing of a number that is ours, however it is written', () => {
    const called = (text: string, site = {}) => asked({ ...before, ...site }, saying(text))[0]!.split('. It says ')[1];
    expect(called('Cover of £5 million, £600 of scrap.', priced('hour'))).toBe('£5 million and £600.');
    expect(called('Call +44 20 7946 0123 from abroad.')).toBeUndefined();
    expect(called('Call (020) 7946 0124.')).toMatch(/^\(020\) 7946 0124\. The site states/);
  });

  it('[AP9] says the hours beside words for day and night, in the language of the page, unless they are such', () => {
    const beside = (text: string, site: object = {}) =>
      asked({ ...before, ...siteWith({ hours: { opens: '08:00', closes: '18:00' }, ...site }) }, saying(text))[0]!
        .split('". ')
        .slice(1);
    const hours = 'The site states 08:00–\u206018:00 {hours}.';
    expect(beside('We come day and night, 24/7.')).toEqual([`It says day and night and 24/7. ${hours}`]);
    expect(beside('Day and night shifts pay more. Around the clockwork.')).toEqual([`It says Day and night. ${hours}`]);
    expect(beside('We come within 24 hours, 24/7/365.')).toEqual([]);
    expect(beside('Wir kommen rund um die Uhr.', { locale: 'de-DE' })).toEqual([`It says rund um die Uhr. ${hours}`]);
    expect(beside('Day and night.', { hours: { opens: '00:00', closes: '23:59' } })).toEqual([]);
  });

  it('[AP7] is one question where many documents wait with the same item', () => {
    const heading = { type: 'fact-list', heading: 'Where we work', items: ['By the river'] };
    const pages = (...blocks: object[]) => ({ ...about(...blocks), 'pages/team.json': goodPage('Team', ...blocks) });
    expect(asked(pages(), pages(heading))).toEqual(lines`
      ${PAGE}: Fact list: "Where we work · By the river". Also on 1 page.
      pages/team.json: Fact list: "Where we work · By the river". Also on 1 page.`);
  });
});

const askedAfter = (before: Changes, after: Changes) => {
  const now = { ...before, ...after };
  const { site } = checker.check(filesOf(now));
  const { approvals } = readApproved(new TextEncoder().encode(approved(before)));
  const was = new Map(Object.keys(after).map((path) => [path, before[path]]));
  return unapproved(now, writtenApproved(carried(site, approvals, was))).flatMap(({ related }) =>
    related.map(({ message }) => message),
  );
};

it('[AP19] a migration leaves approved what was approved, and asks about an item that it adds', () => {
  const before = about(questions('By hand.', 'By machine.'));
  const after = about(questions('By a hand.', 'By a machine.'));
  expect(asked(before, after)).toHaveLength(2);
  expect(askedAfter(before, after)).toEqual([]);
  const texts = (...words: string[]) => about(...words.map((text) => prose(text)));
  expect(askedAfter(texts('One.', 'Two.'), texts('One.', 'Two.', 'Three.'))).toEqual(['Text: "Three.".']);
  expect(askedAfter({}, texts('New.'))).not.toEqual([]);
});

describe('a page that waits', () => {
  const live = (changes: Changes, list: string) => {
    const { site, problems } = checker.check(filesOf({ ...changes, [APPROVED_FILE]: list }), { isLive: true });
    return { site, waits: problems.filter(({ rule }) => rule === 'unapproved').map(({ file }) => file) };
  };
  const before = { ...saying('Old.'), ...published('/', '/about') };
  const fresh = { 'pages/new.json': goodPage('New') };

  it('[AP17] is held back like a draft where visitors never saw it, and no other page waits for it', () => {
    const { site, waits } = live({ ...before, ...fresh }, approved(before));
    expect(waits).toEqual([]);
    expect([...(site.setting.heldBack ?? [])]).toEqual(['pages/new.json']);
    expect(site.at('/new')?.hidden).toEqual({ why: 'draft' });
    expect(site.at('/about')?.hidden).toBeUndefined();
  });

  it('[AP17] stops the site where what visitors see leads there, and says so at the page alone', () => {
    const linked = { ...saying('See [the new page](/new).'), ...published('/', '/about') };
    const files = filesOf({ ...linked, ...fresh, [APPROVED_FILE]: approved(linked) });
    const { problems } = checker.check(files, { isLive: true });
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['pages/new.json unapproved']);
    expect(problems[0]!.message).toContain('It is held back, and 1 link of a page leads here.');
  });

  it('[AP17] stops the site where visitors know the page, and before the first deployment', () => {
    expect(live({ ...before, ...saying('New.') }, approved(before)).waits).toEqual([PAGE]);
    expect(live({ ...saying('Old.'), ...fresh }, approved(saying('Old.'))).waits).toEqual(['pages/new.json']);
  });
});

describe('_approved.txt', () => {
  const marks = ['<<<<<<< HEAD\n', '=======\n', '>>>>>>> other\n'];
  const entries = approved().split(/(?<=\n)/);

  it('[AP11] that is missing is a problem only where the site goes live', () => {
    expect(unapproved({}, undefined)).toEqual([]);
    expect(unapproved({}, undefined, { isLive: true })).toMatchObject(said`
      # error missing-approvals
      Nobody has begun to approve what this site says.`);
    expect(unapproved({}, '')).not.toEqual([]);
  });

  it('[AP11] that was merged halfway approves nothing, loses nothing, and can be mended', () => {
    const merged = [entries[0], marks[0], ...entries.slice(1, 3), marks[1], ...entries.slice(3), marks[2]].join('');
    const problems = unapproved({}, merged);
    expect(problems).toMatchObject(said`
      # warning damaged-approvals
      Two versions of this list were merged only halfway: git left its marks in it.`);
    expect(problems[0]!.range.start).toMatchObject({ line: 2, column: 1 });
    const { bytes } = mend(new TextEncoder().encode(merged), problems);
    expect(new TextDecoder().decode(bytes)).toBe(entries.join(''));
    expect(unapproved({}, merged, { isLive: true })[0]?.severity).toBe('error');
  });

  it('[AP11] with any other line of nobody’s approves nothing and is left as it is', () => {
    expect(unapproved({}, `${entries.join('')}everything else too\n`)).toMatchObject(said`
      # damaged-approvals ⇒ nothing
      1 line of this list is none that a tool wrote: "everything else too".
      > Restore the file from git: git checkout -- pages/_approved.txt`);
    expect(unapproved({}, new TextDecoder().decode(new Uint8Array([0xff, 0xfe, 0, 10])))).toHaveLength(1);
  });
});

it('[AP18] offers the token of the same sum, percentage or phone number, and mends where one fits', () => {
  const told = (changes: Changes) => problemsBy('typed-figure', changes);
  expect(told({ ...priced('hour', 'night'), ...saying('It costs £95 an hour.') })).toMatchObject(said`
    # ⇒ nothing
    "£95" is typed here, and {claim.hour} or {claim.night} stand for the same.`);
  expect(told({ ...priced('hour'), ...saying('It costs GBP 95 an hour.') })).toMatchObject(said`
    # ⇒ {claim.hour}
    "GBP 95" is typed here, and {claim.hour} stands for the same.`);
  expect(told(saying('Call 020 7946 0123 now.'))).toMatchObject(said`
    # ⇒ {phone}
    "020 7946 0123" is typed here, and {phone} stands for the same.`);
  expect(told({ ...priced('hour'), ...about(reviews({ text: 'It cost me £95.' })) })).toEqual([]);
  expect(told({ ...priced('hour'), ...saying('Wait 20 minutes. It costs £950, £95.50 or 95.') })).toEqual([]);
});

it('[AP20] asks about no text while two claims have one id', () => {
  const list = approved();
  const twice = siteWith({ 'claims.1.id': siteFile().claims[0]!.id });
  const { problems, site } = checker.check(filesOf({ ...twice, [APPROVED_FILE]: list }));
  const found = problems.map(({ rule }) => rule);
  expect(found).toContain('duplicate-id');
  expect(found).not.toContain('unapproved');
  const { approvals } = readApproved(new TextEncoder().encode(list));
  expect(approvals.size).toBeGreaterThan(0);
  expect(approvalsInUse(site, approvals)).toEqual(approvals);
});

it('[AP20] approves the days of the hours, and not where the link of a note leads', () => {
  const hours = (...days: string[]) => siteWith({ hours: { opens: '08:00', closes: '18:00', days } });
  expect(asked(hours('monday'), hours('monday', 'sunday'))).toHaveLength(1);
  const note = (to: string) =>
    about({ type: 'do-dont', heading: 'Gas', icon: 'flame', do: ['Go'], dont: ['Stay'], note: `See [more](${to}).` });
  expect(asked(note('/services'), note('/'))).toEqual([]);
});
