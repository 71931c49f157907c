import { expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import { madePages } from '../../fixtures/made-pages';
import { areaJson, siteJson, siteOf } from '../../fixtures/site';

it('[S17] marks the menu of the page shown, which needs no link to a page that lists them all', () => {
  const header = [{ label: 'Areas', pages: { kind: 'area' } }];
  const navigation = { ...siteJson.navigation, header };
  const { resolver } = siteFrom(siteOf({ 'pages/areas/sw1h.json': areaJson() }, { navigation }));
  const headerOf = (route: string) => /<header.*?<\/header>/s.exec(madePages(resolver!).get(route)!.html)![0];
  expect(headerOf('/areas/sw1h')).toMatch(/<summary[^>]* aria-current="true"[^>]*>Areas/);
  expect(headerOf('/')).toMatch(/<summary(?![^>]*aria-current)[^>]*>Areas/);
  expect(headerOf('/')).toContain('href="/areas/sw1h"');
  expect(headerOf('/')).not.toContain('data-part="all"');
});
