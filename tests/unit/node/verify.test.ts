import { expect, it } from 'vitest';
import { faultsOf } from '../../../src/node/build/pages/verify';

const whole = {
  path: 'pages/about.json',
  isListed: true,
  html:
    '<!DOCTYPE html><html><head><style>.a > h1 { color: red }</style><link rel="canonical" href="https://a.example/"></head>' +
    '<body><main><h1>About</h1><!--$--><p class="a">Us</p><!--/$--></main></body></html>',
};
const without = (words: string) => faultsOf({ ...whole, html: whole.html.replace(words, '') });
const withWords = (words: string) => faultsOf({ ...whole, html: whole.html.replace('Us', words) });

it('[B26] finds nothing on a page that is whole, and each fault that only finished HTML can show', () => {
  expect(faultsOf(whole)).toEqual([]);
  expect(without('</main>')).toEqual(['pages/about.json: the finished page has no main part.']);
  expect(without('<h1>About</h1>')).toEqual(['pages/about.json: the finished page has no main heading.']);
  expect(without(' rel="canonical"')).toEqual(['pages/about.json: the finished page has no canonical address.']);
  expect(faultsOf({ ...whole, isListed: false, html: whole.html.replace('canonical', '') })).toEqual([]);
  expect(withWords('<b style="color: red">Us</b>')).toEqual([
    'pages/about.json: the finished page carries a style attribute, which the content security policy forbids.',
  ]);
  for (const mark of ['<!--$?-->', '<!--$!-->', '<template id="B:0">', '<div hidden id="S:0">'])
    expect(withWords(mark), mark).toEqual(['pages/about.json: the finished page was not drawn to its end.']);
  expect(faultsOf({ ...whole, html: '<p style="color: red">' })).toHaveLength(4);
});
