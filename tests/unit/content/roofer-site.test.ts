import { describe, expect, it } from 'vitest';
import english from '../../../src/design/words/en.json';
import german from '../../../src/design/words/de.json';
import { loadSite } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';
import { madePages } from '../../fixtures/made-pages';

/** A roofer in Freiburg, whose pages are German. */
const { site, problems } = await loadSite(siteFolder('tests/fixtures/freiburg-roofer'));
const made = madePages(site.resolver!);
const pages = [...made].filter(([route]) => !/^\/en(\/|$)/.test(route)).map(([route, { html }]) => ({ route, html }));
const bodyOf = (route: string) => {
  const { html } = made.get(route)!;
  return html.slice(html.indexOf('<body')).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
};
const textOf = (route: string) => bodyOf(route).replaceAll(/<[^>]*>/g, '');

/** The words of the program that German has others for, each as far as its first value. */
const ENGLISH = Object.entries(english.drawn)
  .filter(([name, word]) => word !== german.drawn[name as keyof typeof german.drawn])
  .map(([, word]) => word.split('{')[0]!.trim())
  .filter((word) => word.length > 0 && word !== 'in');

describe('a site in another language', () => {
  it('[SF24] is judged without a problem', () => {
    expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
    expect(pages.length).toBe(17);
  });

  it('[SF24] has no word of English from the program', () => {
    expect(ENGLISH.length).toBeGreaterThan(35);
    for (const { route, html } of pages) {
      expect(html, route).toContain('<html lang="de-DE"');
      const body = bodyOf(route);
      const foreign = ENGLISH.flatMap((word) => [`>${word}<`, `"${word}"`, `>${word} `]);
      expect(
        foreign.filter((place) => body.includes(place)),
        route,
      ).toEqual([]);
      expect(body, route).toContain('>Zum Inhalt springen<');
    }
  });

  it('[SF24] writes claims, sums and days as its language does', () => {
    expect(textOf('/')).toContain('meist in 2–4 Stunden bei Ihnen');
    expect(textOf('/')).toContain('Mo–Fr 07:00–17:00');
    expect(textOf('/prices')).toMatch(/102 €.*1½ Stunden zu je 68 €.*190 €\s*Festpreis/s);
    expect(textOf('/about')).toContain('Haftpflicht bis 3.000.000 €');
    expect(textOf('/about')).toContain('Muster-Innung des Dachdeckerhandwerks, Nummer 000000');
    expect(textOf('/imprint')).toContain('Stand: November 2026');
    expect(textOf('/services/storm-damage')).toContain('Übliche Zeit bis zur Ankunft: 2–4 Stunden');
    expect(textOf('/services/pitched-roof')).toContain('Fragen Sie uns, bevor wir losfahren.');
    expect(bodyOf('/areas')).toContain('aria-label="Karte: Freiburg"');
  });

  it('[SF24] tells search engines of its language, country and money', () => {
    const graph = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(made.get('/')!.html)![1]!;
    expect(graph).toContain('"inLanguage":"de-DE"');
    expect(graph).toContain('"RoofingContractor"');
    expect(graph).toContain('"addressCountry":"DE"');
  });
});
