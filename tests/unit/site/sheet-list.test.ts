import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShellHeaderItem } from '../../../src/content/resolve/shell';
import { WordsContext } from '../../../src/design/words';
import type { DrawnWords } from '../../../src/design/words';
import { SheetList } from '../../../src/site/shell/SheetList';

it('[S17] leaves out of the sheet of a language the link to its home page, which the brand above it is', () => {
  const items: ShellHeaderItem[] = [
    { label: 'Home', to: '/en' },
    { label: 'Prices', to: '/en/prices' },
    { label: 'Areas', pages: [{ route: '/en/areas/altstadt', kind: 'area', name: 'Altstadt' }] },
  ];
  const shown = (home: string) => {
    const list = createElement(SheetList, { items, home, route: '/en/prices' });
    return renderToStaticMarkup(createElement(WordsContext, { value: { menu: 'Menu' } as DrawnWords }, list));
  };
  expect(shown('/en').match(/href="[^"]*"/g)).toEqual(['href="/en/prices"', 'href="/en/areas/altstadt"']);
  expect(shown('/')).toContain('href="/en"');
});
