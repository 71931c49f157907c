import { expect, it } from 'vitest';
import type { ResolvedMap } from '../../../src/blocks/resolved';
import { siteFrom } from '../../../src/content/site';
import skylineFiles from '../../../src/design/drawings/skyline-files.json';
import { areaJson, heroJson, pageJson, siteOf } from '../../fixtures/site';

it('[X11] draws the houses of an area under its map, and none where the area does not say what they are', () => {
  const hero = { ...heroJson, picture: { show: 'map' } };
  const { resolver } = siteFrom(
    siteOf({
      'pages/areas/a.json': areaJson({ skyline: 'mews' }, [hero]),
      'pages/areas/b.json': areaJson({ name: 'Beside' }, [hero]),
      'pages/index.json': pageJson('Home', [hero]),
    }),
  );
  const skylineAt = (route: string) => {
    const { blocks } = resolver!.page(resolver!.site.at(route)!);
    return (blocks[0] as unknown as { picture: ResolvedMap }).picture.skyline;
  };
  expect(skylineAt('/areas/a')).toBe(skylineFiles.mews);
  expect([skylineAt('/areas/b'), skylineAt('/')]).toEqual([undefined, undefined]);
});
