import { describe, expect, it } from 'vitest';
import { readApproved, writtenApproved } from '../../../src/check/approval/approved-file';
import { carried } from '../../../src/check/approval/carried';
import { itemsOfSite } from '../../../src/check/approval/waiting';
import { mend } from '../../../src/check/run/mend';
import type { Problem } from '../../../src/check/problem';
import type { Setting } from '../../../src/check/site';
import { APPROVED_FILE } from '../../../src/content/files';
import { areaPage } from '../schemas/area-page';
import { typedFigure } from '../../../src/check/rules/claims/typed-figure';
import { checker, filesOf, goodPage, siteFile } from './small-site';
import { problemsBy } from './told-by';

type Changes = NonNullable<Parameters<typeof filesOf>[0]>;
type Area = ReturnType<typeof areaPage>;

const AREA = 'pages/areas/sw1h.json';
const PAGE = 'pages/about.json';

/** The list of what a person has approved, who read this site whole. */
function approved(changes: Changes = {}, setting: Setting = {}): string {
  const { site } = checker.check(filesOf(changes), setting);
  const items = [...itemsOfSite(site).values()].flat();
  return writtenApproved(new Map(items.map(({ fingerprint }) => [fingerprint, { date: '2026-11-22', by: 'AB' }])));
}

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

const withBlock = (...blocks: object[]) => ({ [PAGE]: goodPage('About', ...blocks) });
const areaWith = (change: (area: Area) => unknown): Changes => {
  const area = areaPage();
  const changed = change(area) ?? area;
  return { [AREA]: changed as object };
};
const advice = (more: object = {}) => ({
  type: 'do-dont',
  heading: 'Gas leak',
  icon: 'flame',
  do: ['Go out', 'Call from outside'],
  dont: ['Touch switches'],
  ...more,
});
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

describe('items', () => {
  it('[AP1] are the same in another order, another file and under another name for links', () => {
    const [one, two] = [
      { question: 'Who comes?', answer: ['One of us.'] },
      { question: 'When?', answer: ['By day.'] },
    ];
    const before = withBlock({ type: 'faq', heading: 'Questions', items: [one, two] });
    expect(asked(before, withBlock({ type: 'faq', id: 'asked', heading: 'Questions', items: [two, one] }))).toEqual([]);
    const shared = { blocks: [{ type: 'prose', heading: 'Shared', paragraphs: ['A sentence of all pages.'] }] };
    expect(
      asked(
        { 'pages/_shared/one.json': shared },
        { 'pages/_shared/one.json': undefined, 'pages/_shared/two.json': shared },
      ),
    ).toEqual([]);
  });

  it('[AP2] of a copied page are asked about where they state facts or sentences, and not where they are headings', () => {
    const before = areaWith(() => undefined);
    const copy = asked(before, {
      'pages/areas/n1.json': areaWith((area) => {
        area.facts.name = 'Islington';
        area.facts.code = 'N1';
      })[AREA]!,
    });
    expect(copy.map((each) => each.replace(/: ".*/s, ''))).toEqual([
      'pages/areas/n1.json: Metadata',
      'pages/areas/n1.json: Facts',
      'pages/areas/n1.json: Place',
      'pages/areas/n1.json: Block',
    ]);
    expect(copy.join()).not.toContain('Areas Covered');
  });

  it('[AP2] of a copy with nothing changed are asked about once, on the page that visitors do not know', () => {
    const before = areaWith(() => undefined);
    const ledger = { 'pages/_published.json': { version: 1, routes: ['/areas/sw1h'], gone: [] } };
    const files = asked({ ...before, ...ledger }, { 'pages/areas/n1.json': areaPage() }).map(
      (each) => each.split(':')[0],
    );
    expect(new Set(files)).toEqual(new Set(['pages/areas/n1.json']));
  });

  it('[AP2] survive a rename of the file, and no paragraph survives being pasted into another page', () => {
    const prose = { type: 'prose', heading: 'Here', paragraphs: ['Parking is free after six.'] };
    const before: Changes = { ...areaWith((area) => ({ ...area, blocks: [...area.blocks, prose] })), ...withBlock() };
    expect(asked(before, { [AREA]: undefined, 'pages/areas/victoria.json': before[AREA] })).toEqual([]);
    expect(asked(before, withBlock(prose))).toEqual([`${PAGE}: Block: "Here · Parking is free after six.".`]);
  });

  it.each([
    [
      'a point moved from do to don\u2019t',
      withBlock(advice()),
      withBlock(advice({ do: ['Go out'], dont: ['Touch switches', 'Call from outside'] })),
    ],
    ['an answer under another question', withBlock(questions('No.', 'Never.')), withBlock(questions('Never.', 'No.'))],
    ['a row of one card under another', withBlock(cards('20', '45')), withBlock(cards('45', '20'))],
    ['a note taken away from the rest', withBlock(advice({ note: 'Only where it is safe.' })), withBlock(advice())],
    [
      'a danger made a hint',
      withBlock({ type: 'notice', tone: 'danger', heading: 'Gas', paragraphs: ['Go out.'] }),
      withBlock({ type: 'notice', tone: 'info', heading: 'Gas', paragraphs: ['Go out.'] }),
    ],
    ['other stars', areaWith(() => undefined), areaWith((area) => void (area.facts.rating.value = 5))],
    ['another response', areaWith(() => undefined), areaWith((area) => void (area.facts.responseMinutes = 10))],
    [
      'other hours',
      {},
      { 'pages/_site.json': { ...siteFile(), hours: { opens: '08:00', closes: '18:00', text: 'Day and night' } } },
    ],
    [
      'another number to dial',
      {},
      { 'pages/_site.json': { ...siteFile(), phone: { ...siteFile().phone, international: '+442079460124' } } },
    ],
    [
      'another place for bookings',
      {},
      { 'pages/_site.json': { ...siteFile(), booking: 'https://book.tapwright.example/other' } },
    ],
    [
      'another figure of a claim',
      {},
      { 'pages/_site.json': { ...siteFile(), claims: siteFile().claims.map((claim) => ({ ...claim, value: 9 })) } },
    ],
  ])('[AP3] %s is another item', (_, before: Changes, after: Changes) => {
    expect(asked(before, before)).toEqual([]);
    expect(asked(before, after)).not.toEqual([]);
  });

  it('[AP4] whose text types the figure of a token are asked about when the token has another', () => {
    const claims = (text: string) => ({
      'pages/_site.json': {
        ...siteFile(),
        claims: siteFile().claims.map((each) => ({ ...each, ...(each.id === 'home-response' && { text }) })),
      },
    });
    const typed = withBlock(
      { type: 'prose', paragraphs: ['We come within 20 minutes.'] },
      { type: 'prose', paragraphs: ['Bring 20 coins.'] },
    );
    const files = asked({ ...claims('20 minutes'), ...typed }, claims('25 minutes'));
    expect(files).toEqual([
      String.raw`pages/_site.json: Claim: "{claim.home-response}: 20 · minutes · \"25 minutes\"".`,
      `${PAGE}: Block: "We come within 20 minutes.".`,
    ]);
  });

  it('[AP5] are the same with other spaces, accents of another form and links to a renamed page', () => {
    const prose = (paragraph: string) => withBlock({ type: 'prose', paragraphs: [paragraph] });
    const before = prose('Caf\u00e9 owners read [our prices](/services) at {phone}.');
    expect(asked(before, prose('Cafe\u0301  owners read [our prices](/areas/sw1h) at { phone }.'))).toEqual([]);
    expect(asked(before, prose('Cafe owners read [our prices](/services) at {phone}.'))).toHaveLength(1);
    expect(asked(before, prose('Café owners read [all prices](/services) at {phone}.'))).toHaveLength(1);
  });

  it('[AP6] of a photograph are its bytes, its place and its words, whatever the file is called', () => {
    const photo = (file: string, alt: string) =>
      areaWith((area) => ({ ...area, blocks: [{ ...area.blocks[0]!, picture: { show: 'photo', file, alt } }] }));
    const digests = (digest: string): Setting => ({ pictureDigest: () => digest });
    const list = approved(photo('van.jpg', 'Our van.'), digests('a'));
    const waits = (changes: Changes, digest: string) =>
      unapproved({ ...changes }, list, digests(digest)).flatMap(({ related }) => related.map(({ message }) => message));
    expect(waits(photo('bus.jpg', 'Our van.'), 'a')).toEqual([]);
    expect(waits(photo('van.jpg', 'Our van.'), 'b')).toEqual(['Picture: "van.jpg · Our van.".']);
    expect(waits(photo('van.jpg', 'Our bus.'), 'a')).toEqual(['Picture: "van.jpg · Our bus.".']);
  });
});

describe('what nobody has approved', () => {
  const before = withBlock({ type: 'prose', paragraphs: ['We come by day.'] });
  const after = withBlock({ type: 'prose', paragraphs: ['We come for £80, 5% off, call 020 7946 0999.'] });

  it('[AP7] is one problem a document, a warning every day and an error where the site goes live', () => {
    const list = approved(before);
    expect(unapproved(after, list)).toMatchObject([
      {
        rule: 'unapproved',
        severity: 'warning',
        file: PAGE,
        message: 'Nobody has approved 1 item of this page.',
        fix: 'Read it as visitors will, and approve what is true: npm run approve -- about',
        why: 'Only a person knows whether it is true. A live site shows visitors nothing that nobody has approved.',
        edits: [],
      },
    ]);
    expect(unapproved(after, list, { isLive: true }).map(({ severity }) => severity)).toEqual(['error']);
  });

  it('[AP7] has no exception', () => {
    const allow = [{ rule: 'unapproved', reason: 'In a hurry.', until: '2030-01-01' }];
    const page = { ...(after[PAGE] as object), allow };
    const { problems } = checker.check(filesOf({ [PAGE]: page, [APPROVED_FILE]: approved(before) }), {
      today: '2026-11-22',
    });
    expect(problems.map(({ rule }) => rule).sort()).toEqual(['forbidden-exception', 'unapproved']);
  });

  it('[AP8] is not asked about of a draft, and is at once of a page with a date', () => {
    const page = after[PAGE] as object;
    expect(asked(before, { [PAGE]: { ...page, status: 'draft' } })).toEqual([]);
    expect(asked(before, { [PAGE]: { ...page, publishFrom: '2030-01-01' } }, { today: '2026-11-22' })).toHaveLength(1);
  });

  it('[AP8] cannot be approved where it is left to write', () => {
    expect(asked(before, withBlock({ type: 'prose', paragraphs: ['TO DO: what we do by night'] }))).toEqual([]);
  });

  it('[AP9] says what the site states of such sums, percentages and phone numbers', () => {
    const priced = {
      'pages/_site.json': {
        ...siteFile(),
        claims: [
          ...siteFile().claims,
          { ...siteFile().claims[0], id: 'hour', subject: 'an hour', value: 95, unit: 'GBP per hour', text: undefined },
        ],
      },
    };
    expect(asked({ ...before, ...priced }, after)).toEqual([
      `${PAGE}: Block: "We come for £80, 5% off, call 020 7946 0999.". It says £80. The site states £95 {claim.hour}. ` +
        'It says 020 7946 0999. The site states 0800 111 999 {hotline.gas} and 020 7946 0123 {phone}.',
    ]);
  });

  it('[AP10] is one question where many documents wait with the same item', () => {
    const heading = { type: 'fact-list', heading: 'Where we work', items: ['By the river'] };
    const both = { ...withBlock(heading), 'pages/team.json': goodPage('Team', heading) };
    expect(asked({ ...withBlock(), 'pages/team.json': goodPage('Team') }, both)).toEqual([
      `${PAGE}: Block: "Where we work · By the river". Also on 1 page.`,
      'pages/team.json: Block: "Where we work · By the river". Also on 1 page.',
    ]);
  });
});

describe('a migration', () => {
  const told = (before: Changes, after: Changes) => {
    const now = { ...before, ...after };
    const { site } = checker.check(filesOf(now));
    const { approvals } = readApproved(new TextEncoder().encode(approved(before)));
    const was = new Map(Object.keys(after).map((path) => [path, before[path]]));
    return unapproved(now, writtenApproved(carried(site, approvals, was))).flatMap(({ related }) =>
      related.map(({ message }) => message),
    );
  };
  it('[AP19] leaves approved what was approved, and asks about an item that it adds', () => {
    const [before, after] = [questions('By hand.', 'By machine.'), questions('By a hand.', 'By a machine.')];
    expect(asked(withBlock(before), withBlock(after))).toHaveLength(2);
    expect(told(withBlock(before), withBlock(after))).toEqual([]);
    const prose = (...texts: string[]) => withBlock(...texts.map((text) => ({ type: 'prose', paragraphs: [text] })));
    expect(told(prose('One.', 'Two.'), prose('One.', 'Two.', 'Three.'))).toEqual(['Block: "Three.".']);
    expect(told({}, prose('New.'))).not.toEqual([]);
  });
});

describe('a page that waits', () => {
  const ledger = (...routes: string[]) => ({ 'pages/_published.json': { version: 1, routes, gone: [] } });
  const prose = (text: string) => goodPage('About', { type: 'prose', paragraphs: [text] });
  const live = (changes: Changes, list: string) => {
    const { site, problems } = checker.check(filesOf({ ...changes, [APPROVED_FILE]: list }), { isLive: true });
    return { site, waits: problems.filter(({ rule }) => rule === 'unapproved').map(({ file }) => file) };
  };

  it('[AP17] is held back like a draft where visitors never saw it, and no other page waits for it', () => {
    const before = { [PAGE]: prose('Old.'), ...ledger('/', '/about') };
    const { site, waits } = live({ ...before, 'pages/new.json': goodPage('New') }, approved(before));
    expect(waits).toEqual([]);
    expect([...(site.setting.heldBack ?? [])]).toEqual(['pages/new.json']);
    expect(site.at('/new')?.hidden).toEqual({ why: 'draft' });
    expect(site.at('/about')?.hidden).toBeUndefined();
  });

  it('[AP17] stops the site where visitors know the page, and before the first deployment', () => {
    const before = { [PAGE]: prose('Old.'), ...ledger('/', '/about') };
    expect(live({ ...before, [PAGE]: prose('New.') }, approved(before)).waits).toEqual([PAGE]);
    const first = { [PAGE]: prose('Old.') };
    expect(live({ ...first, 'pages/new.json': goodPage('New') }, approved(first)).waits).toEqual(['pages/new.json']);
  });
});

describe('_approved.txt', () => {
  const marks = ['<<<<<<< HEAD\n', '=======\n', '>>>>>>> other\n'];
  const lines = approved().split(/(?<=\n)/);

  it('[AP11] that is missing is a problem only where the site goes live', () => {
    expect(unapproved({}, undefined)).toEqual([]);
    expect(unapproved({}, undefined, { isLive: true })).toMatchObject([
      { rule: 'missing-approvals', severity: 'error', message: 'Nobody has begun to approve what this site says.' },
    ]);
    expect(unapproved({}, '')).not.toEqual([]);
  });

  it('[AP11] that was merged halfway approves nothing, loses nothing, and can be mended', () => {
    const merged = [lines[0], marks[0], ...lines.slice(1, 3), marks[1], ...lines.slice(3), marks[2]].join('');
    const problems = unapproved({}, merged);
    expect(problems).toMatchObject([
      {
        rule: 'damaged-approvals',
        severity: 'warning',
        message: 'Two versions of this list were merged only halfway: git left its marks in it.',
        range: { start: { line: 2, column: 1 } },
      },
    ]);
    const { bytes } = mend(new TextEncoder().encode(merged), problems);
    expect(new TextDecoder().decode(bytes)).toBe(lines.join(''));
    expect(unapproved({}, merged, { isLive: true })[0]?.severity).toBe('error');
  });

  it('[AP11] with any other line of nobody’s approves nothing and is left as it is', () => {
    expect(unapproved({}, `${lines.join('')}everything else too\n`)).toMatchObject([
      {
        rule: 'damaged-approvals',
        message: '1 line of this list is none that a tool wrote: "everything else too".',
        fix: 'Restore the file from git: git checkout -- pages/_approved.txt',
        edits: [],
      },
    ]);
    expect(unapproved({}, new TextDecoder().decode(new Uint8Array([0xff, 0xfe, 0, 10])))).toHaveLength(1);
  });
});

describe('typed-figure', () => {
  const priced = (...ids: string[]) => ({
    'pages/_site.json': {
      ...siteFile(),
      claims: [
        ...siteFile().claims,
        ...ids.map((id) => ({
          ...siteFile().claims[0],
          id,
          subject: id,
          value: 95,
          unit: 'GBP per hour',
          text: undefined,
        })),
      ],
    },
  });
  const prose = (text: string) => withBlock({ type: 'prose', paragraphs: [text] });
  const told = (changes: Changes) =>
    problemsBy(typedFigure, changes).map(
      ({ message, edits }) => `${message} ${edits.map(({ insert }) => insert).join()}`,
    );

  it('[AP18] offers the token of the same sum, percentage or phone number, and mends where one fits', () => {
    expect(told({ ...priced('hour'), ...prose('It costs £95 an hour.') })).toEqual([
      '"£95" is typed here, and {claim.hour} stands for the same. {claim.hour}',
    ]);
    expect(told({ ...priced('hour', 'night'), ...prose('It costs £95 an hour.') })).toEqual([
      '"£95" is typed here, and {claim.hour} or {claim.night} stand for the same. ',
    ]);
    expect(told(prose('Call 020 7946 0123 now.'))).toEqual([
      '"020 7946 0123" is typed here, and {phone} stands for the same. {phone}',
    ]);
  });

  it('[AP18] leaves times, other sums and parts of longer numbers alone', () => {
    expect(told({ ...priced('hour'), ...prose('Wait 20 minutes. It costs £950, £95.50 or 95.') })).toEqual([]);
  });
});
