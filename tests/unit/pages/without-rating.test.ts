import { describe, expect, it } from 'vitest';
import { missingFact } from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import { pageSchemas } from '../../../src/content/documents/page.schema';
import { areaPage } from '../schemas/area-page';
import { check, goodPage } from '../check/small-site';
import type { Resolver } from '../../../src/content/resolve/resolver';
import { toldBy, wordsBy } from '../check/told-by';

const FILE = 'pages/areas/sw1h.json';

function withoutRating(intro: string) {
  const page = areaPage();
  const { rating: _, ...facts } = page.facts;
  const [hero, ...others] = page.blocks;
  return { ...page, facts, blocks: [{ ...hero, intro }, ...others] };
}

describe('an area page without a rating', () => {
  it('[OF1] needs none, and is told nothing', () => {
    expect(toldBy(RULES, { [FILE]: withoutRating('We come.') })).toEqual(toldBy(RULES));
  });

  it('[OF2] is told of a token of it, once a text, with what to do', () => {
    const site = { [FILE]: withoutRating('Rated {area.rating} by {area.reviewCount} people in {area.name}.') };
    expect(toldBy(missingFact, site)).toEqual([`${FILE} missing-fact {area.rating}`]);
    expect(wordsBy(missingFact, site)[0]).toEqual({
      message: 'This page has no "rating", so there is nothing to show for {area.rating}.',
      fix:
        'Take out what speaks of it: the badge, the sentence or the line. Write "rating" into the facts only when it ' +
        'is known, never a figure to fill the gap.',
      why: 'Visitors would read the bare token, with its brackets.',
    });
    expect(toldBy(missingFact, { [FILE]: areaPage() })).toEqual([]);
  });

  it('[OF2] is told of one in a shared file that it shows, once', () => {
    const page = withoutRating('We come.');
    const shared = { blocks: [{ type: 'prose', paragraphs: ['Rated {area.rating}.'] }] };
    const showing = {
      ...page,
      blocks: [...page.blocks, { type: 'shared', ref: 'stars' }, { type: 'shared', ref: 'stars' }],
    };
    const site = { [FILE]: showing, 'pages/_shared/stars.json': shared };
    expect(toldBy(missingFact, site)).toEqual(['pages/_shared/stars.json missing-fact {area.rating}']);
    expect(wordsBy(missingFact, site)[0]?.message).toBe(
      `${FILE}, which shows this file, has no "rating", so there is nothing to show for {area.rating}.`,
    );
  });

  it('[OF1] shows a shared list without the entry that says it, and the last one is told', () => {
    const [hero, ...others] = withoutRating('We come.').blocks;
    const page = { ...withoutRating('We come.'), blocks: [{ type: 'shared', ref: 'hero' }, ...others] };
    const badge = (label: string) => ({ icon: 'star', label });
    const rated = badge('Rated {area.rating} by {area.reviewCount}');
    const site = (...badges: object[]) => ({
      [FILE]: page,
      'pages/_shared/hero.json': { blocks: [{ ...hero, badges }] },
    });
    expect(toldBy(missingFact, site(badge('In {area.name}'), rated))).toEqual([]);
    expect(toldBy(missingFact, site(rated))).toHaveLength(1);
    const { site: checked } = check(site(badge('In {area.name}'), rated));
    const { resolver } = checked as { resolver?: Resolver };
    expect(resolver!.at('/areas/sw1h')!.blocks[0]).toMatchObject({ badges: [{ label: 'In Victoria' }] });
  });

  it('[OF2] is told the same of any fact that a page leaves out', () => {
    const about = goodPage('About', { type: 'prose', paragraphs: ['In short: {page.summary}'] });
    expect(toldBy(missingFact, { 'pages/about.json': about })).toEqual([
      'pages/about.json missing-fact {page.summary}',
    ]);
  });

  it('[OF3] has from three to eight streets and landmarks', () => {
    const page = areaPage();
    const fits = (count: number) =>
      pageSchemas.area.safeParse({
        ...page,
        facts: { ...page.facts, streets: Array.from({ length: count }, (_, index) => `Street ${index}`) },
      }).success;
    expect([2, 3, 8, 9].map(fits)).toEqual([false, true, true, false]);
  });
});
