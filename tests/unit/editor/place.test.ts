import { expect, it } from 'vitest';
import { placeIn } from '../../../src/editor/place';

it('[EE48] leads to a page by its address, and to the list by one that is damaged', () => {
  expect(placeIn('#/edit/pages/areas/h%C3%BCgel.json')).toMatchObject({
    screen: 'edit',
    path: 'pages/areas/hügel.json',
  });
  for (const damaged of ['#/%', '#/edit/pages/%E0%A4%A.json', '', '#/nowhere'])
    expect(placeIn(damaged), damaged).toEqual({ screen: 'start' });
});
