import { describe, expect, it } from 'vitest';
import { Holders } from '../../../src/check/rules/copies/holders';
import type { SitePage } from '../../../src/check/site';
import { seeded } from '../../bench/seeded';

const pageOf = (...keys: string[]) => ({ keys }) as unknown as SitePage & { keys: string[] };
const keysOf = (page: SitePage) => (page as unknown as { keys: string[] }).keys;
/** Key → how many pages have it, in an order of its own. */
const counted = (shared: ReadonlyMap<string, ReadonlySet<SitePage>>) =>
  [...shared].map(([key, pages]) => `${key} ${pages.size}`).sort();

describe('who has the same', () => {
  it('[K38] asks a page that stays as it is once, however often the site is checked', () => {
    const asked: SitePage[] = [];
    const holders = new Holders<string>();
    const keysAsked = (page: SitePage) => {
      asked.push(page);
      return keysOf(page);
    };
    const pages = Array.from({ length: 100 }, (_, index) => pageOf(`own ${index}`, 'same'));
    holders.among(pages, keysAsked);
    expect(asked).toHaveLength(100);
    const edited = pageOf('own 7', 'other');
    expect(counted(holders.among(pages.with(7, edited), keysAsked))).toEqual(['same 99']);
    expect(asked.slice(100)).toEqual([edited]);
  });

  it('[K38] finds after any edits what it finds of the site at once', () => {
    const random = seeded(5);
    const some = () => pageOf(...Array.from({ length: 4 }, () => `key ${Math.floor(random() * 12)}`));
    const holders = new Holders<string>();
    let pages = Array.from({ length: 8 }, some);
    for (let edit = 0; edit < 200; edit += 1) {
      const at = Math.floor(random() * (pages.length + 1));
      pages = random() < 0.3 ? pages.toSpliced(at, 1) : [...pages.slice(0, at), some(), ...pages.slice(at + 1)];
      expect(counted(holders.among(pages, keysOf))).toEqual(counted(new Holders<string>().among(pages, keysOf)));
    }
  });
});
