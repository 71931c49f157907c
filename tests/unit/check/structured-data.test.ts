import { describe, expect, it } from 'vitest';
import { isSameNumber } from '../../../src/check/texts/phone-numbers';
import { siteFile } from './small-site';
import { about, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { entries, said } from './said';

describe('the hours that search engines are told', () => {
  it('[M26] tells wrong hours once, where they are written', () => {
    const hours = (values: object) =>
      problemsBy('wrong-structured-data', siteWith({ hours: { text: 'Always', ...values } }));
    expect(hours({ opens: '08:00', closes: '06:00' })).toMatchObject(said`
      # wrong-structured-data pages/_site.json «"06:00"»
      "06:00" cannot be the time at which the line closes: it opens at "08:00".
      > Write a time later than "08:00"; for day and night, "23:59"; after midnight, add "closesNextDay": true.
      ? Search engines show such a page without its hours, or not at all.`);
    expect(hours({ opens: '08:00', closes: '18:00' })).toEqual([]);
    const otherDays = [
      { days: ['saturday'], opens: '09:00', closes: '13:00' },
      { days: ['sunday'], opens: '11:00', closes: '10:00' },
    ];
    expect(hours({ opens: '08:00', closes: '18:00', days: ['monday'], otherDays })).toMatchObject(said`
      # /hours/otherDays/1/closes`);
  });

  it('[M26] refuses what is no time of day at its own field, and nothing falls over', () => {
    const found = (changes: object) =>
      problemsBy('wrong-structured-data', siteWith({ hours: { opens: '08:00', closes: '18:00', ...changes } }));
    for (const time of ['18:60', '24:00', 'noon', '9:5', '-1:00', '18:00:00', '１８:00']) {
      const otherDays = [{ days: ['saturday'], opens: '09:00', closes: time }];
      expect(found({ closes: time }), time).toMatchObject(said`# wrong-form /hours/closes`);
      expect(found({ days: ['monday'], otherDays }), time).toMatchObject(said`# wrong-form /hours/otherDays/0/closes`);
    }
    expect(found({ opens: '' })).toMatchObject(said`# empty-text /hours/opens`);
  });
});

const hotline = (display: string, international: string) =>
  problemsBy('phone-mismatch', siteWith({ hotlines: [{ ...siteFile().hotlines[0], display, international }] }));

describe('the number of the business', () => {
  it('[M27] is the same to read and to dial', () => {
    const phone = { name: 'Line', display: '020 7946 0123', international: '+442079460132' };
    expect(problemsBy('phone-mismatch', siteWith({ phone }))).toMatchObject(said`
      # phone-mismatch pages/_site.json «"+442079460132"»
      The number that people read, 020 7946 0123, is not the number that phones dial, +442079460132.
      > Write the same number in "display" and in "international".
      ? Some visitors press the number and some dial what they read: half of them would reach somebody else.`);
  });

  it('[M27] is written as phones dial it', () => {
    expect(problemsBy('phone-mismatch', siteWith({ 'phone.international': '+4402079460123' }))).toMatchObject(said`
      # ⇒ "+442079460123"
      +4402079460123 is not the form in which phones dial this number.
      > Write "+442079460123" in its place.
      ? Every button that calls dials it as it stands here: some phones would reach nobody.`);
    expect(hotline('0800 111 999', '+44800111999')).toEqual([]);
  });

  it('[Y59] is no slip away from what the country has published for people in danger', () => {
    const told = (display: string, values: object = {}) => {
      const number = { display, international: display.replaceAll(' ', '') };
      const hotlines = [{ ...siteFile().hotlines[0], ...number }];
      return toldBy('wrong-emergency-number', siteWith({ hotlines, ...values })).map((each) => each.split(' "')[1]);
    };
    for (const right of ['0800 111 999', '0800 002 001', '0800 316 9800', '105', '911', '102', '116 123'])
      expect(told(right)).toEqual([]);
    for (const wrong of ['998', '9999', '99']) expect(told(wrong)).toEqual([`${wrong}"`]);
    expect(told('1800 20 50 50', { country: 'IE' })).toEqual([]);
    expect(told('1800 20 50 51', { country: 'IE' })).toEqual(['1800 20 50 51"']);
  });

  it('[M27] is a number that somebody can have, in both forms', () => {
    const line = (display: string, international: string, values: object = {}) =>
      problemsBy('phone-mismatch', siteWith({ phone: { name: 'Line', display, international }, ...values }));
    for (const fine of [
      hotline('0800 111 9999', '08001119999'),
      hotline('999', '999'),
      line('07700 900123', '+447700900123'),
      line('030 1234567', '+49301234567', { country: 'DE', hotlines: [] }),
    ])
      expect(fine).toEqual([]);
    expect(line('020 7946 01234', '+4420794601234')).toMatchObject(said`
      # phone-mismatch pages/_site.json «"020 7946 01234"»`);
    expect(hotline('0100 111 999', '0100111999')).toMatchObject(said`
      # phone-mismatch pages/_site.json «"0100 111 999"»
      0100 111 999 is a number that nobody can have: it has too many or too few digits, or begins as no number does.
      > Write the right number in "display" and in "international".
      ? Visitors would hear that the number does not exist.`);
  });

  it.each([
    ['020 7946 0123', '+442079460123', true],
    ['+44 20 7946 0123', '+442079460123', true],
    ['0800 111 999', '0800111999', true],
    ['7946 0123', '+442079460123', false],
    ['020 7946 0123', '+44442079460123', false],
  ])('[M27] compares %s with %s', (shown, dialled, isSame) => {
    expect(isSameNumber(shown, dialled, 'GB')).toBe(isSame);
  });
});

it('[ST26] refuses two sorts of hours on one day', () => {
  const hours = { opens: '08:00', closes: '18:00', days: ['monday', 'friday'] };
  const other = (day: string) => ({ otherDays: [{ days: [day], opens: '09:00', closes: '13:00' }] });
  expect(problemsBy('wrong-structured-data', siteWith({ hours: { ...hours, ...other('friday') } }))).toMatchObject(said`
    # /hours/otherDays/0/days/0
    Two sorts of hours overlap on Friday.`);
  expect(toldBy('wrong-structured-data', siteWith({ hours: { ...hours, ...other('sunday') } }))).toEqual([]);
  const morning = { ...hours, closes: '09:00', ...other('friday') };
  expect(toldBy('wrong-structured-data', siteWith({ hours: morning }))).toEqual([]);
});

it('[D20] knows the months of the language, and none to come', () => {
  const sections = [{ heading: 'Terms', paragraphs: ['They hold.'] }];
  const found = (updated: string, locale = 'en-GB') => {
    const files = { ...about({ type: 'legal', updated, sections }), ...siteWith({ locale }) };
    return problemsBy('unknown-month far-date', files, { today: '2026-11-23' });
  };
  const fix = (...written: [updated: string, locale?: string]) => found(...written).map((each) => each.fix);
  for (const right of ['May 2026', 'Nov. 2026', 'may, 2026', 'May 1926']) expect(fix(right), right).toEqual([]);
  for (const far of ['May 2062', 'December 2026']) expect(found(far), far).toMatchObject(said`# far-date`);
  const meant = ['13/05/2026', '05/2026', '13 May 2026', '2026-05-04', 'Maay 2026'];
  for (const wrong of meant) expect(fix(wrong), wrong).toEqual(['Write "May 2026" in its place.']);
  for (const wrong of ['Mai 2026', 'May', '2026', '04/05/2026', 'May or June 2026', 'last spring'])
    expect(fix(wrong), wrong).toEqual(['Write the name of a month, and the year: "May 2026".']);
  const written = 'de-AT: Mai 2026 | de-AT: Jän. 2026 | es-ES: mayo de 2026 | es-ES: mayo 2026 | hu-HU: 2026. május';
  for (const [locale, text] of entries(`${written} | ja-JP: 2026年5月`).map((each) => each.split(': ')))
    expect(fix(text!, locale), text).toEqual([]);
  expect(fix('March 2026', 'de-DE')).toEqual(['Write "März 2026" in its place.']);
});
