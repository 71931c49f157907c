import { describe, expect, it } from 'vitest';
import { doubleSpace } from '../../../src/check/rules/list';
import type { Rule } from '../../../src/check/rule';
import { brokenLink } from '../../../src/check/rules/addresses/broken-link';
import { linkToAlias } from '../../../src/check/rules/addresses/link-to-alias';
import { longTitle, overlongTitle, shortTitle } from '../../../src/check/rules/metadata/lengths';
import { goodPage } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const TODAY = { today: '2026-03-31' };
const RULES: Rule[] = [brokenLink, linkToAlias];

/** A page that links to an old address of `/services`, and says that it may. */
const site = (allow: object[], to = '/work') => ({
  'pages/services.json': { ...goodPage('Services'), aliases: ['/work'] },
  [PAGE]: {
    ...goodPage('About', { type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } }),
    allow,
  },
});
const exception = (rule: string, until = '2026-03-31') => ({ rule, reason: 'The leaflet says so.', until });

describe('exceptions', () => {
  it('[Z1] silences its rule on its page, up to and on its last day', () => {
    expect(toldBy(RULES, site([]), TODAY)).toEqual([`${PAGE} link-to-alias "/work"`]);
    expect(toldBy(RULES, site([exception('link-to-alias')]), TODAY)).toEqual([]);
    expect(
      toldBy(
        RULES,
        { ...site([]), 'pages/areas.json': { ...goodPage('Areas'), allow: [exception('link-to-alias')] } },
        TODAY,
      ),
    ).toEqual([`${PAGE} link-to-alias "/work"`, 'pages/areas.json stale-exception "link-to-alias"']);
  });

  it('[Z2] tells that it has ended, and what it excused is told again', () => {
    const ended = site([exception('link-to-alias', '2026-03-30')]);
    expect(toldBy(RULES, ended, TODAY)).toEqual([
      `${PAGE} link-to-alias "/work"`,
      `${PAGE} expired-exception "2026-03-30"`,
    ]);
    expect(wordsBy(RULES, ended, TODAY)[1]).toEqual({
      message: 'The exception to "link-to-alias" ended on 2026-03-30.',
      fix: 'Mend what it excused and remove it. If the reason still holds, write a later day in "until".',
      why: 'Exceptions end so that somebody looks again whether visitors are still served well.',
    });
    expect(toldBy(RULES, ended)).toEqual([]);
  });

  it('[Z7] that cannot be read may excuse anything that may be excused on its page', () => {
    const wrong = (changes: object) => toldBy(RULES, site([{ ...exception('link-to-alias'), ...changes }]), TODAY);
    expect(wrong({ rule: 7 })).toEqual([`${PAGE} wrong-type 7`]);
    expect(wrong({ until: 7 })).toEqual([`${PAGE} wrong-type 7`]);
    const { allow, ...rest } = site([exception('link-to-alias')])[PAGE];
    expect(toldBy(RULES, { ...site([]), [PAGE]: { ...rest, alow: allow } }, TODAY)).toEqual([
      `${PAGE} unknown-field "alow"`,
    ]);
    expect(toldBy(RULES, { ...site([]), [PAGE]: { ...rest, other: allow } }, TODAY)).toEqual([
      `${PAGE} link-to-alias "/work"`,
      `${PAGE} unknown-field "other"`,
    ]);
  });

  it('[Z3] tells that it has nothing left to excuse', () => {
    expect(toldBy(RULES, site([exception('link-to-alias')], '/services'), TODAY)).toEqual([
      `${PAGE} stale-exception "link-to-alias"`,
    ]);
    expect(wordsBy(RULES, site([exception('link-to-alias')], '/services'), TODAY)).toEqual([
      {
        message: 'There is nothing left to excuse from "link-to-alias".',
        fix: 'Remove the exception.',
        why: 'It would hide the next mistake of this kind from everyone.',
      },
    ]);
  });

  it('[Z3] says nothing of an exception to what was not looked for', () => {
    expect(toldBy(brokenLink, site([exception('link-to-alias')]), TODAY)).toEqual([]);
  });

  it('[Z4] tells a code that does not exist, and which was meant', () => {
    expect(toldBy(RULES, site([exception('link-to-aliass')], '/services'), TODAY)).toEqual([
      `${PAGE} unknown-exception "link-to-aliass"`,
    ]);
    expect(wordsBy(RULES, site([exception('link-to-aliass')], '/services'), TODAY)).toEqual([
      {
        message: 'There is no message with the code "link-to-aliass". Did you mean "link-to-alias"?',
        fix: 'Write "link-to-alias" in its place.',
        why: 'The exception does nothing, so whoever wrote it believes in a silence that is not there.',
      },
    ]);
  });

  it.each(['broken-link', 'unknown-token', 'missing-field', 'trailing-comma', 'stale-exception'])(
    '[Z5] refuses an exception to %s',
    (rule) => {
      expect(toldBy([], site([exception(rule)]), TODAY)).toEqual([`${PAGE} forbidden-exception "${rule}"`]);
    },
  );

  it('[Z5] leaves what may not be excused standing, and says so', () => {
    expect(
      problemsBy(RULES, site([exception('broken-link')], '/nothing'), TODAY).map(({ rule, severity, message }) => [
        rule,
        severity,
        message,
      ]),
    ).toEqual([
      ['broken-link', 'error', 'There is no page at /nothing.'],
      ['forbidden-exception', 'error', 'Nothing can be an exception to "broken-link".'],
    ]);
  });

  it('[Z6] says which of two codes is told when the other one is excused', () => {
    const page = (length: number, rule: string) => {
      const about = goodPage('About');
      return {
        [PAGE]: {
          ...about,
          metadata: {
            ...about.metadata,
            title: 'About '
              .repeat(30)
              .slice(0, length - 1)
              .padEnd(length, '.'),
          },
          allow: [exception(rule)],
        },
      };
    };
    const said = (length: number, rule: string) =>
      problemsBy([longTitle, overlongTitle], page(length, rule), TODAY)
        .map((problem) => [problem.rule, problem.message, problem.fix])
        .filter(([code]) => !code!.endsWith('title'));
    expect(said(70, 'long-title')).toEqual([]);
    expect(said(70, 'overlong-title')).toEqual([
      [
        'forbidden-exception',
        'Nothing can be an exception to "overlong-title". Did you mean "long-title"?',
        'Write "long-title" in its place.',
      ],
    ]);
    expect(said(95, 'long-title')).toEqual([
      [
        'stale-exception',
        'There is nothing left to excuse from "long-title"; what is reported is "overlong-title".',
        'Mend what "overlong-title" says, and remove the exception.',
      ],
    ]);
    expect(said(95, 'overlong-title').map(([, message]) => message)).toEqual([
      'Nothing can be an exception to "overlong-title".',
    ]);
    expect(said(70, 'too-long-a-title').map(([, , fix]) => fix)).toEqual(['Write "long-title" in its place.']);
    expect(wordsBy([longTitle, shortTitle], page(70, 'short-title'), TODAY).map(({ message }) => message)).toContain(
      'There is nothing left to excuse from "short-title"; what is reported is "long-title".',
    );
  });

  it('[Z9] of the site file excuse what is told of that file, and are held to the same', () => {
    const SITE = 'pages/_site.json';
    const told = (rules: Rule[], allow: object[], changes: object = {}) =>
      problemsBy(rules, siteWith({ allow, ...changes }), TODAY)
        .filter(({ file }) => file === SITE)
        .map(({ rule, message }) => `${rule}: ${message}`);
    const doubled = { demoNotice: 'A  sample.' };
    const twoSpaces = 'double-space: Two words stand too far from each other.';
    expect(told([doubleSpace], [], doubled)).toEqual([twoSpaces]);
    expect(told([doubleSpace], [exception('double-space')], doubled)).toEqual([]);
    expect(told([doubleSpace], [exception('double-space', '2026-03-30')], doubled)).toEqual([
      twoSpaces,
      'expired-exception: The exception to "double-space" ended on 2026-03-30.',
    ]);
    expect(told([doubleSpace], [exception('double-space')])).toEqual([
      'stale-exception: There is nothing left to excuse from "double-space".',
    ]);
    expect(told([doubleSpace], [exception('unknown-token')])).toEqual([
      'forbidden-exception: Nothing can be an exception to "unknown-token".',
    ]);
    expect(told([doubleSpace], [exception('double-spaces')])).toEqual([
      'unknown-exception: There is no message with the code "double-spaces". Did you mean "double-space"?',
    ]);
    const about = { [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['Two  spaces.'] }) };
    const both = { ...siteWith({ allow: [exception('double-space')], ...doubled }), ...about };
    expect(toldBy(doubleSpace, both, TODAY).map((line) => line.split(' ')[0])).toEqual([PAGE]);
  });
});
