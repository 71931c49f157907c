import { expect, it } from 'vitest';
import { documentOf } from '../../../src/content/site';
import type { DocumentKind } from '../../../src/content/site';
import { validPartsOf } from '../../../src/content/valid-parts';
import { Source } from '../../../src/json/source';
import { areaJson, siteJson } from '../../fixtures/site';

const read = <Kind extends DocumentKind>(kind: Kind, value: unknown, isValid = false) =>
  documentOf({ path: 'x', kind, value, source: new Source('x', ''), isValid });

it('[P11] gives what fits its schema of a document with mistakes, and is silent on the rest', () => {
  const said = validPartsOf(
    read('site', {
      ...siteJson,
      phone: { display: '020 7946 0000', international: 'none' },
      claims: [{ id: 'a', value: 'x' }, 7],
      demoNotise: 'x',
    }),
  );
  expect(said).toMatchObject({
    locale: siteJson.locale,
    phone: { display: '020 7946 0000' },
    claims: [{ id: 'a' }, undefined],
  });
  expect(said).not.toHaveProperty('phone.international');
  expect(said).not.toHaveProperty('demoNotise');
  expect(
    validPartsOf(read('site', { ...siteJson, currency: ['EUR'], claims: [{ id: 'a', subject: [], scope: {} }] })),
  ).not.toHaveProperty('currency');
  expect(validPartsOf(read('site', { claims: [{ id: 'a', subject: [], scope: {} }] })).claims).toEqual([{ id: 'a' }]);
  const page = validPartsOf(read('area', { ...areaJson({ code: 7 }), aliasses: ['/old'] }));
  expect(page).toMatchObject({ facts: { name: 'Victoria', rating: { value: 4.9, count: 134 } } });
  expect(page).not.toHaveProperty('facts.code');
  expect(page, 'a default would hide what is misspelt').not.toHaveProperty('aliases');
});

it('[P11] gives a document without mistakes whole, with its defaults, and nothing of none', () => {
  const area = read('area', areaJson(), true);
  expect(validPartsOf(area)).toBe(area.document);
  expect(validPartsOf(area)).toMatchObject({ aliases: [] });
  expect([validPartsOf(undefined), validPartsOf(read('page', 'text'))]).toEqual([{}, {}]);
});
