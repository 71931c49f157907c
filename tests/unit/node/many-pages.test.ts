import { expect, it } from 'vitest';
import { grow } from '../../bench/many-pages';
import { Checker } from '../../../src/check/run/checker';
import { RULES } from '../../../src/check/rules';
import { realFiles, schemas, setting } from '../../regression/real-site';

it('[C54] grows a site for measuring in which the check finds no error', () => {
  const grown = grow(realFiles, realFiles.size + 150);
  const { problems, site } = new Checker(schemas, RULES).check(grown, setting);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site.pages.length).toBeGreaterThan(200);
});
