import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingBooking } from '../../../src/check/rules/list';
import { Checker } from '../../../src/check/run/checker';
import { RULES } from '../../../src/check/rules';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { siteFrom } from '../../../src/content/site';
import { main } from '../../../src/node/cli/new/main';
import { spellingFor } from '../../../src/node/spelling/dictionary';
import { madePages } from '../../fixtures/made-pages';
import { thirdFirm } from '../../fixtures/third-firm';

const bytes = new Map(
  Object.entries(thirdFirm).map(([path, value]) => [path, new TextEncoder().encode(JSON.stringify(value, null, 2))]),
);
const setting = { today: '2026-11-20', spelling: spellingFor('.build/spelling') };
const site = siteFrom(new Map(Object.entries(thirdFirm)), setting, bytes);
const made = madePages(site.resolver!);
const htmlOf = (route: string) => made.get(route)!.html;
const pages = site.valid.map(({ route }) => ({ route, html: htmlOf(route) }));

describe('a firm that has nothing it may do without', () => {
  it('[SF9] is judged without a problem', () => {
    const { problems } = new Checker(createJsonSchemas(), RULES).check(bytes, setting);
    expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
  });

  it('[SF9] is drawn with nothing in the place of what it does not have', () => {
    expect(pages.map(({ route }) => route).sort()).toEqual(['/', '/404', '/areas/phibsborough', '/services/wiring']);
    for (const { route, html } of pages) {
      const body = html.slice(html.indexOf('<body'));
      expect(body, route).not.toMatch(/undefined|null|NaN|\[object|\{[a-z.]+\}/);
      expect(
        body.match(
          /<(?!script|style|path|circle|rect)([a-z][a-z0-9]*)(?![^>]*(?:aria-hidden|role="status"))[^>]*><\/\1>/g,
        ) ?? [],
        route,
      ).toEqual([]);
      expect(body, route).not.toContain('data-do="book"');
      expect(html, route).not.toMatch(/AggregateRating|foundingDate|addressRegion|postalCode/);
      expect(html, route).toContain('<html lang="en-IE"');
    }
    expect(htmlOf('/')).toContain('A demonstration: Ó Briain and its reviews are samples.');
  });

  it('[SF9] says its hours by day, to visitors and to search engines', () => {
    expect(htmlOf('/')).toContain('Mon–\u2060Fri\u00A008:00–\u206018:00, Sat\u00A009:00–\u206013:00');
    const graph = JSON.parse(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf('/'))![1]!) as {
      '@graph': Record<string, unknown>[];
    };
    expect(graph['@graph'][0]).toMatchObject({
      '@type': 'Electrician',
      'openingHoursSpecification': [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
      ],
    });
  });
});

describe('a new page of such a firm', () => {
  it('[SF11] is asked only for what the pages of its kind have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'third-'));
    for (const [path, content] of bytes) {
      const place = join(folder, path.slice('pages/'.length));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    try {
      expect(await main(['area', '--site', folder, '--name', 'Rathmines'])).toBe(0);
      const area = JSON.parse(readFileSync(join(folder, 'areas/rathmines.json'), 'utf8')) as { facts: object };
      expect(Object.keys(area.facts)).toEqual(['name', 'locality', 'coordinates', 'intro', 'streets', 'landmarks']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what such a firm says', () => {
  it('[SF11] has no button that books where there is no page to book on', () => {
    const home = thirdFirm['pages/index.json'] as { blocks: object[] };
    const page = {
      ...home,
      blocks: [
        ...home.blocks,
        { type: 'prose', paragraphs: ['One more thing.'], action: { do: 'book', label: 'Book a visit' } },
      ],
    };
    const files = new Map([...bytes, ['pages/index.json', new TextEncoder().encode(JSON.stringify(page))]]);
    expect(new Checker(createJsonSchemas(), [missingBooking]).check(files).problems).toMatchObject([
      {
        rule: 'missing-booking',
        severity: 'error',
        pointer: '/blocks/1/action/do',
        fix: expect.stringContaining('"do": "call"') as string,
      },
    ]);
  });
});
