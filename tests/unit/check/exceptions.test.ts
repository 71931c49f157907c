import { expect, it } from 'vitest';
import { goodPage } from './small-site';
import { PAGE, SITE, linkTo, prose, saying, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const TODAY = { today: '2026-03-31' };
const RULES = 'broken-link link-to-alias';

const site = (allow: object[], to = '/work') => ({
  'pages/services.json': { ...goodPage('Services'), aliases: ['/work'] },
  [PAGE]: { ...goodPage('About', linkTo(to)), allow },
});
const exception = (rule: string, until = '2026-03-31') => ({ rule, reason: 'The leaflet says so.', until });

it('[Z1] an exception silences its rule on its page, up to and on its last day', () => {
  const elsewhere = { ...goodPage('Areas'), allow: [exception('link-to-alias')] };
  expect(toldBy(RULES, site([]), TODAY)).toEqual([`${PAGE} link-to-alias "/work"`]);
  expect(toldBy(RULES, site([exception('link-to-alias')]), TODAY)).toEqual([]);
  expect(toldBy(RULES, { ...site([]), 'pages/areas.json': elsewhere }, TODAY)).toEqual(lines`
    ${PAGE} link-to-alias "/work"
    pages/areas.json stale-exception "link-to-alias"`);
});

it('[Z2] an exception tells that it has ended, with what it excused, as grave as that is', () => {
  const ended = site([exception('link-to-alias', '2026-03-30')]);
  expect(problemsBy(RULES, ended, TODAY)).toMatchObject(said`
    # warning expired-exception ${PAGE} «"2026-03-30"»
    The exception to "link-to-alias" ended on 2026-03-30.
    > Mend what it excused and remove it. If the reason still holds, write a later day in "until".
    ? Exceptions end so that somebody looks again whether visitors are still served well.
    ~ ${PAGE} /work is an old address of /services.`);
  expect(toldBy(RULES, ended)).toEqual([]);
  const block = prose('We say this in so many words, and then again, so that nobody who reads the page misses it.');
  const twice = { ...goodPage('About', block, block), allow: [exception('repeated-block', '2026-03-30')] };
  expect(problemsBy('repeated-block', { [PAGE]: twice }, TODAY)).toMatchObject(said`
    # error expired-exception`);
});

it('[Z7] an exception that cannot be read may excuse anything that may be excused on its page', () => {
  const wrong = (changes: object) => toldBy(RULES, site([{ ...exception('link-to-alias'), ...changes }]), TODAY);
  expect(wrong({ rule: 7 })).toEqual([`${PAGE} wrong-type 7`]);
  const { allow, ...rest } = site([exception('link-to-alias')])[PAGE];
  expect(toldBy(RULES, { ...site([]), [PAGE]: { ...rest, alow: allow } }, TODAY)).toEqual(lines`
    ${PAGE} unknown-field "alow"`);
  expect(toldBy(RULES, { ...site([]), [PAGE]: { ...rest, other: allow } }, TODAY)).toEqual(lines`
    ${PAGE} link-to-alias "/work"
    ${PAGE} unknown-field "other"`);
});

it('[Z2] an exception tells that it has nothing left to excuse, but not of what was not looked for', () => {
  expect(problemsBy(RULES, site([exception('link-to-alias')], '/services'), TODAY)).toMatchObject(said`
    # stale-exception ${PAGE} «"link-to-alias"»
    There is nothing left to excuse from "link-to-alias".
    > Remove the exception.
    ? It would hide the next mistake of this kind from everyone.`);
  expect(toldBy('broken-link', site([exception('link-to-alias')]), TODAY)).toEqual([]);
});

it('[Z4] tells a code of an exception that does not exist, and which was meant', () => {
  expect(problemsBy(RULES, site([exception('link-to-aliass')], '/services'), TODAY)).toMatchObject(said`
    # unknown-exception ${PAGE} «"link-to-aliass"»
    There is no message with the code "link-to-aliass". Did you mean "link-to-alias"?
    > Write "link-to-alias" in its place.
    ? The exception does nothing, so whoever wrote it thinks a message is silenced when it is not.`);
});

it('[Z5] leaves what may not be excused standing, and says so', () => {
  for (const rule of ['unknown-token', 'missing-field', 'trailing-comma', 'stale-exception'])
    expect(toldBy([], site([exception(rule)]), TODAY)).toEqual([`${PAGE} forbidden-exception "${rule}"`]);
  expect(problemsBy(RULES, site([exception('broken-link')], '/nothing'), TODAY)).toMatchObject(said`
    # error broken-link
    There is no page at /nothing.
    # error forbidden-exception
    Nothing can be an exception to "broken-link".`);
});

it('[Z1] exceptions of the site file excuse what is told of that file, and are held to the same', () => {
  const told = (values: object, ...allow: object[]) =>
    problemsBy('double-space', siteWith({ allow, ...values }), TODAY)
      .filter(({ file }) => file === SITE)
      .map(({ rule }) => rule);
  const doubled = { demoNotice: 'A  sample.' };
  expect(told(doubled)).toEqual(['double-space']);
  expect(told(doubled, exception('double-space'))).toEqual([]);
  expect(told(doubled, exception('double-space', '2026-03-30'))).toEqual(['expired-exception']);
  expect(told({}, exception('double-space'))).toEqual(['stale-exception']);
  expect(told({}, exception('unknown-token'))).toEqual(['forbidden-exception']);
  expect(told({}, exception('double-spaces'))).toEqual(['unknown-exception']);
  const both = { ...siteWith({ allow: [exception('double-space')], ...doubled }), ...saying('Two  spaces.') };
  expect(problemsBy('double-space', both, TODAY).map(({ file }) => file)).toEqual([PAGE]);
});
