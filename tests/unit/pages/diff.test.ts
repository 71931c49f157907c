import { describe, expect, it } from 'vitest';
import { aligned } from '../../../src/content/compare/aligned';
import { diffSince } from '../../../src/node/cli/diff/diff';
import { markdownReport, textReport } from '../../../src/node/cli/diff/report';
import { NoRevision } from '../../../src/node/load/revision';
import { shortened } from '../../../src/authoring/changes/shortened';
import { beginRepository, git } from '../../fixtures/repository';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage, siteFile } from '../check/small-site';
import { begin } from '../../../src/node/cli/approve/begin';
import { waitingPages } from '../../../src/node/cli/approve/waiting-pages';
import { approvalsOf, approve } from '../../../src/node/authoring/write-approved';
import { loadSite } from '../../../src/node/load/load-site';
import type { SiteFolder } from '../../../src/node/site-folder';
import { talkTo, workshop } from './workshop';

type Changes = Parameters<typeof workshop>[0];
const DAY = { today: '2026-06-15' };
/** Pages without lists or numbers, so that nothing follows from a change elsewhere. */
const QUIET = {
  'pages/index.json': plainPage(),
  'pages/services.json': plainPage(),
  'pages/404.json': { metadata: plainPage().metadata, blocks: plainPage().blocks },
};

async function waitingIn(folder: SiteFolder) {
  const approvals = (await approvalsOf(folder))!;
  return { pages: waitingPages(await loadSite(folder), { approvals, folder, typed: [] }) };
}

function committed(changes: Changes = {}) {
  const site = workshop(changes);
  beginRepository(site.root);
  return site;
}

/** What `npm run diff HEAD` says after these files were written, without its first line. */
async function diff(before: Changes, after: Record<string, object | string | undefined>) {
  const site = committed({ ...QUIET, ...before });
  for (const [path, content] of Object.entries(after)) {
    if (content === undefined) site.remove(path);
    else site.write(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const report = await diffSince(site.folder, 'HEAD', DAY);
  return textReport(report).split('\n\n').slice(1);
}

const sw1h = areaPage();
const withFacts = (facts: object) => ({ ...sw1h, facts: { ...sw1h.facts, ...facts } });
const prose = (...paragraphs: string[]) => ({ type: 'prose', heading: 'Story', paragraphs });
const band = (...paragraphs: string[]) => ({ blocks: [prose(...paragraphs)] });
const bandPage = () => plainPage({ type: 'shared', ref: 'band' });

describe('npm run diff', () => {
  it('[O60] says a fact once, with its unit, and not every text that shows it', async () => {
    expect(await diff({}, { 'pages/areas/sw1h.json': withFacts({ responseMinutes: 15 }) })).toEqual([
      '/areas/sw1h\n  response time 20 → 15 minutes\n  title unchanged',
    ]);
  });

  it('[O61] says the title as visitors see it', async () => {
    expect(await diff({}, { 'pages/areas/sw1h.json': withFacts({ code: 'SW1E' }) })).toEqual([
      '/areas/sw1h\n  district: "SW1H" → "SW1E"\n  title "Emergency Plumber SW1H" → "Emergency Plumber SW1E"',
    ]);
  });

  it('[O61] names the block and the field of a text, and shows only the words that differ', async () => {
    const words =
      'The first of many words that stand in a paragraph which nobody wants to read twice, least of all on a phone in the rain.';
    const [first] = await diff(
      { 'pages/about.json': plainPage(prose('One.', words)) },
      { 'pages/about.json': plainPage(prose('One.', words.replace('nobody', 'everybody'))) },
    );
    expect(first).toBe(
      '/about\n  text "Story", paragraph 2: "… a paragraph which nobody wants to read …" → "… a paragraph which everybody wants to read …"\n  title unchanged',
    );
  });

  it('[O63] says blocks and entries that come, go and move', async () => {
    const blocks = [
      prose('a'),
      { type: 'tag-list', heading: 'Names', items: ['A', 'B'] },
      {
        type: 'steps',
        heading: 'Steps',
        items: [
          { heading: 'x', text: 'x' },
          { heading: 'y', text: 'y' },
        ],
      },
    ];
    const after = [
      blocks[2]!,
      prose('a', 'b'),
      { type: 'call-to-action', heading: 'Call', actions: [{ do: 'call', label: 'Call' }] },
    ];
    const [first] = await diff(
      { 'pages/about.json': plainPage(...blocks) },
      { 'pages/about.json': plainPage(...after) },
    );
    expect(first!.split('\n').slice(1)).toEqual(
      expect.arrayContaining([
        '  text "Story", paragraph 2: added "b"',
        '  names "Names": removed',
        '  call to action "Call": added',
      ]),
    );
  });

  it('[O63] says new and gone pages, and what that does to the sitemap and to lists', async () => {
    const list = plainPage({ type: 'page-list', heading: 'Areas', pages: { kind: 'area' } });
    const [hero, ...rest] = sw1h.blocks;
    const mapped = { ...sw1h, blocks: [{ ...hero, picture: { show: 'map' } }, ...rest] };
    expect(
      await diff(
        { 'pages/areas.json': list, 'pages/areas/sw1h.json': mapped, 'pages/old.json': plainPage() },
        { 'pages/areas/n1.json': withFacts({ name: 'Islington', code: 'N1' }), 'pages/old.json': undefined },
      ),
    ).toEqual([
      '/areas/n1\n  new page: "Emergency Plumber N1"',
      '/old\n  gone: whoever follows an old link finds nothing',
      'Sitemap\n  1 page added to the sitemap: /areas/n1\n  1 page taken out of the sitemap: /old',
      'The whole site\n  Lists, maps and counts on 2 other pages follow from that.',
    ]);
  });

  it('[O63] says that a page moved, and not that it is new and gone, nor that its links were mended', async () => {
    const link = (to: string) =>
      plainPage({ type: 'prose', paragraphs: [`x, [there](${to})`], action: { do: 'page', label: 'Go', to } });
    const moved = { ...sw1h, aliases: ['/areas/sw1h'] };
    expect(
      await diff(
        { 'pages/index.json': link('/areas/sw1h') },
        {
          'pages/areas/sw1h.json': undefined,
          'pages/areas/victoria.json': moved,
          'pages/index.json': link('/areas/victoria'),
        },
      ),
    ).toEqual(['/areas/victoria (was /areas/sw1h)\n  moved; the old address leads here\n  title unchanged']);
  });

  it('[O60] says a change of shared blocks once, with the number of pages', async () => {
    const pages = { 'pages/_shared/band.json': band('Old.'), 'pages/a.json': bandPage(), 'pages/b.json': bandPage() };
    expect(await diff(pages, { 'pages/_shared/band.json': band('New.') })).toEqual([
      'Shared blocks: band, shown on 2 pages\n  text "Story", paragraph 1: "Old." → "New."',
    ]);
  });

  it('[O60] says the same change of several pages once', async () => {
    const pages = (word: string) =>
      Object.fromEntries(['a', 'b', 'c'].map((name) => [`pages/${name}.json`, plainPage(prose(word))]));
    expect(await diff(pages('Old.'), pages('New.'))).toEqual([
      'On several pages\n  text "Story", paragraph 1: "Old." → "New." on 3 pages: /a, /b, /c',
    ]);
  });

  it('[O60] says a change of the business once, with the number of pages that show it', async () => {
    const phone = { name: '24/7 Emergency Line', display: '020 7946 0999', international: '+442079460999' };
    expect(await diff({}, { 'pages/_site.json': { ...siteFile(), phone } })).toEqual([
      [
        'Facts of the business, seen on 1 page and in the header or footer of every page',
        '  phone line, number as shown: "020 7946 0123" → "020 7946 0999"',
        '  phone line, international number: "+442079460123" → "+442079460999"',
      ].join('\n'),
    ]);
  });

  it('[O69] says what becomes of drafts', async () => {
    const page = plainPage(prose('x'));
    const late = { ...page, until: '2026-06-14' };
    expect(
      await diff(
        { 'pages/a.json': { ...page, status: 'draft' }, 'pages/b.json': page },
        { 'pages/a.json': page, 'pages/b.json': late, 'pages/c.json': { ...page, status: 'draft' } },
      ),
    ).toEqual([
      '/a\n  shown from now on: "About the firm"',
      '/b\n  no longer in any list, menu or search engine: it is a draft, or its time is over',
      '/c\n  new draft: in no list, menu or search engine yet',
      'Sitemap\n  1 page added to the sitemap: /a\n  1 page taken out of the sitemap: /b',
    ]);
  });

  it('[O69] says which old addresses come and go', async () => {
    const page = plainPage(prose('x'));
    expect(
      await diff(
        { 'pages/a.json': { ...page, aliases: ['/x', '/y'] } },
        { 'pages/a.json': { ...page, aliases: ['/y', '/z'] } },
      ),
    ).toEqual(['Old addresses\n  /z leads to /a\n  /x no longer leads to /a: visitors find nothing there']);
  });

  it('[O69] says nothing of what visitors do not see', async () => {
    expect(
      await diff(
        {},
        {
          'pages/areas/sw1h.json': JSON.stringify(
            { version: 1, ...sw1h, allow: [{ rule: 'a', reason: 'b', until: '2030-01-01' }] },
            null,
            8,
          ),
        },
      ),
    ).toEqual(['Nothing that visitors see has changed.']);
  });

  it('[O72] compares what it can when files do not fit, then or now, and names the others', async () => {
    const old = { ...plainPage(), headline: 'From an older format' };
    expect(
      await diff(
        { 'pages/a.json': old, 'pages/b.json': plainPage(), 'pages/_site.json': { brand: 'Old' } },
        {
          'pages/a.json': plainPage(),
          'pages/b.json': '{ "blocks": ',
          'pages/_site.json': siteFile(),
          'pages/areas/sw1h.json': withFacts({ responseMinutes: 15 }),
        },
      ),
    ).toEqual([
      '/areas/sw1h\n  response time 20 → 15 minutes\n  title unchanged',
      [
        'What could not be compared',
        "  pages/_site.json of then does not fit today's format; the one of today was used for both.",
        "  pages/a.json as it was then does not fit today's format, so what has changed in it cannot be said.",
        '  pages/b.json has mistakes now, so what has changed in it cannot be said. Run npm run check -- pages/b.json.',
      ].join('\n'),
    ]);
  });

  it('[O72] needs git, a repository and a revision that git knows', async () => {
    const site = committed();
    for (const name of ['nothing', '--help', 'HEAD~7', ''])
      await expect(diffSince(site.folder, name, DAY), name).rejects.toMatchObject({ why: 'unknown' });
    await expect(diffSince(workshop().folder, 'HEAD', DAY)).rejects.toThrow(NoRevision);
    site.write('pages/_site.json', '{');
    await expect(diffSince(site.folder, 'HEAD', DAY)).rejects.toThrow('pages/_site.json cannot be read as it is now');
  });

  it('[O74] writes Markdown in which no text of a page becomes markup', async () => {
    const site = committed({ 'pages/about.json': plainPage(prose('Old.')) });
    site.write('pages/about.json', JSON.stringify(plainPage(prose('<img src=x> @team [a](b) `c` | *d*'))));
    const markdown = markdownReport(await diffSince(site.folder, 'HEAD', DAY));
    expect(markdown.split('\n\n').slice(1)).toEqual([
      '**`/about`**',
      '- text "Story", paragraph 1: "Old." → "\\<img src=x\\> @\u200bteam \\[a\\](b) \\`c\\` \\| \\*d\\*"\n- title unchanged',
    ]);
  });

  it('[O74] writes escapes for what no terminal may be given', async () => {
    const site = committed({ 'pages/about.json': plainPage(prose('Old.')) });
    site.write('pages/about.json', JSON.stringify(plainPage(prose('A\u001b[31m\nB\u009b2J'))));
    const text = textReport(await diffSince(site.folder, 'HEAD', DAY));
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(text).toContain('"Old." → "A\\u001b[31m\\nB\\u009b2J"');
  });

  it('[AP16] says who approved what is new or changed, and what of it waits', async () => {
    const site = committed({ 'pages/about.json': goodPage('About', prose('One.')) });
    const fingerprintOf = async () => {
      const { pages } = await waitingIn(site.folder);
      return pages.flatMap(({ items }) => items.map(({ fingerprint }) => fingerprint));
    };
    expect(await begin(site.folder, await loadSite(site.folder), talkTo())).toBe(0);
    git(site.root, 'add', '-A');
    git(site.root, 'commit', '-qm', 'Begin');
    site.write('pages/about.json', JSON.stringify(goodPage('About', prose('New.'))));
    const loaded = await loadSite(site.folder);
    await approve(site.folder, loaded.site, { fingerprints: await fingerprintOf(), by: 'Ada', date: DAY.today });
    site.write('pages/services.json', JSON.stringify(goodPage('Services', prose('Newer.'))));
    const report = await diffSince(site.folder, 'HEAD', DAY);
    expect(report.sections.at(-1)).toEqual({
      heading: 'Approval of what is new or changed',
      lines: ['pages/services.json: 1 item waits', '1 item approved by Ada'],
    });
  });

  it('[O63] puts the entries of two lists side by side', () => {
    expect(aligned(['a', 'b', 'c'], ['b', 'x', 'c', 'a'])).toEqual([
      { is: 'x', number: 2 },
      { was: 'a', is: 'a', number: 4, isMoved: true },
    ]);
    expect(aligned([], [])).toEqual([]);
    expect(shortened('short', 'shorter')).toEqual(['"short"', '"shorter"']);
  });
});
