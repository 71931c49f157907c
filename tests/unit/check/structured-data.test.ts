import { describe, expect, it } from 'vitest';
import { phoneMismatch, wrongStructuredData } from '../../../src/check/rules/list';
import { isSameNumber } from '../../../src/check/texts/phone-numbers';
import { wrongEmergencyNumber } from '../../../src/check/rules/hotlines/wrong-emergency-number';
import { siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

describe('the hours that search engines are told', () => {
  it('[V24] tells wrong hours once, where they are written', () => {
    const hours = (opens: string, closes: string, more: object = {}) =>
      siteWith({ hours: { opens, closes, text: 'Always', ...more } });
    expect(toldBy(wrongStructuredData, hours('08:00', '06:00'))).toEqual([
      'pages/_site.json wrong-structured-data "06:00"',
    ]);
    expect(wordsBy(wrongStructuredData, hours('08:00', '06:00'))).toEqual([
      {
        message: '"06:00" cannot be the time at which the line closes: it opens at "08:00".',
        fix: 'Write a time later than "08:00"; for day and night, "23:59"; where it closes after midnight, add "closesNextDay": true.',
        why: 'Search engines show such a page without its hours, or not at all.',
      },
    ]);
    expect(toldBy(wrongStructuredData, hours('08:00', '18:00'))).toEqual([]);
  });

  it('[V24] tells the closing time of the day that has it, and not that of another', () => {
    const weekend = [
      { days: ['saturday'], opens: '09:00', closes: '13:00' },
      { days: ['sunday'], opens: '11:00', closes: '10:00' },
    ];
    const problems = problemsBy(
      wrongStructuredData,
      siteWith({ hours: { opens: '08:00', closes: '18:00', days: ['monday'], otherDays: weekend } }),
    );
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/hours/otherDays/1/closes']);
  });

  it.each(['25:00', '18:60', '24:00', '', 'noon', '9:5', '-1:00', '18:00:00', '１８:00'])(
    '[V50] refuses %j as a time of day at its own field, and nothing falls over',
    (time) => {
      const pointers = (hours: object) =>
        problemsBy(wrongStructuredData, siteWith({ hours: { opens: '08:00', closes: '18:00', ...hours } })).map(
          ({ rule, pointer }) => [rule, pointer],
        );
      const rule = time === '' ? 'empty-text' : 'wrong-form';
      expect(pointers({ closes: time })).toEqual([[rule, '/hours/closes']]);
      expect(pointers({ opens: time })).toEqual([[rule, '/hours/opens']]);
      const saturday = { days: ['saturday'], opens: '09:00', closes: time };
      expect(pointers({ days: ['monday'], otherDays: [saturday] })).toEqual([[rule, '/hours/otherDays/0/closes']]);
    },
  );
});

describe('the number of the business', () => {
  it('[V26] is the same to read and to dial', () => {
    const phone = { name: 'Line', display: '020 7946 0123', international: '+442079460132' };
    expect(toldBy(phoneMismatch, siteWith({ phone }))).toEqual(['pages/_site.json phone-mismatch "+442079460132"']);
    expect(problemsBy(phoneMismatch, siteWith({ phone }))).toMatchObject([
      {
        message: 'The number that people read, 020 7946 0123, is not the number that phones dial, +442079460132.',
        fix: 'Write the same number in "display" and in "international".',
        why: 'Some visitors press the number and some dial what they read: half of them would reach somebody else.',
      },
    ]);
    expect(toldBy(phoneMismatch)).toEqual([]);
  });

  it('[V27] is written as phones dial it', () => {
    const phone = { ...siteFile().phone, international: '+4402079460123' };
    expect(problemsBy(phoneMismatch, siteWith({ phone }))).toMatchObject([
      {
        message: '+4402079460123 is not the form in which phones dial this number.',
        fix: 'Write "+442079460123" in its place.',
        why: 'Every button that calls dials it as it stands here: some phones would reach nobody.',
        edits: [{ insert: '"+442079460123"' }],
      },
    ]);
    const hotline = (display: string, international: string) =>
      siteWith({ hotlines: [{ ...siteFile().hotlines[0], display, international }] });
    expect(toldBy(phoneMismatch, hotline('0800 111 999', '+44800111999'))).toEqual([]);
  });

  it('[Y59] is what the country has published for gas that escapes', () => {
    const hotline = (changes: object, site: object = {}) =>
      toldBy(
        [phoneMismatch, wrongEmergencyNumber],
        siteWith({ hotlines: [{ ...siteFile().hotlines[0], ...changes }], ...site }),
      );
    const number = (display: string) => ({ display, international: display.replaceAll(' ', '') });
    expect(hotline(number('0800 111 666'))).toEqual(['pages/_site.json wrong-emergency-number "0800 111 666"']);
    expect(hotline(number('105'))).toEqual(['pages/_site.json wrong-emergency-number "105"']);
    expect(hotline({ display: '0800 111 666' })).toEqual(['pages/_site.json phone-mismatch "0800111999"']);
    for (const right of ['0800 111 999', '0800 002 001']) expect(hotline(number(right))).toEqual([]);
    expect(hotline({ ...number('0800 111 666'), comesFirst: false })).toEqual([]);
    const flood = { name: 'Flood line', when: 'Water in the street?', speaksOf: ['rising water'] };
    expect(hotline({ ...number('0800 111 666'), ...flood })).toEqual([]);
    const ireland = { country: 'IE', phone: { name: 'Line', display: '01 555 0123', international: '+35315550123' } };
    expect(hotline(number('1800 20 50 50'), ireland)).toEqual([]);
    expect(hotline(number('1800 20 50 51'), ireland)).toEqual([
      'pages/_site.json wrong-emergency-number "1800 20 50 51"',
    ]);
  });

  it('[V28] is a number that somebody can have, in both forms', () => {
    const hotline = (display: string, international: string) =>
      siteWith({ hotlines: [{ ...siteFile().hotlines[0], display, international }] });
    expect(toldBy(phoneMismatch, hotline('0800 111 9999', '08001119999'))).toEqual([]);
    expect(toldBy(phoneMismatch, hotline('999', '999'))).toEqual([]);
    expect(toldBy(phoneMismatch, hotline('999', '998'))).toEqual(['pages/_site.json phone-mismatch "998"']);
    expect(toldBy(phoneMismatch, hotline('0100 111 999', '0100111999'))).toEqual([
      'pages/_site.json phone-mismatch "0100 111 999"',
    ]);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({ phone: { name: 'Line', display: '020 7946 01234', international: '+4420794601234' } }),
      ),
    ).toEqual(['pages/_site.json phone-mismatch "020 7946 01234"']);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({ phone: { name: 'Line', display: '07700 900123', international: '+447700900123' } }),
      ),
    ).toEqual([]);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({
          phone: { name: 'Line', display: '030 1234567', international: '+49301234567' },
          country: 'DE',
          hotlines: [],
        }),
      ),
    ).toEqual([]);
    expect(wordsBy(phoneMismatch, hotline('0100 111 999', '0100111999'))).toEqual([
      {
        message:
          '0100 111 999 is a number that nobody can have: it has too many or too few digits, or begins as no number does.',
        fix: 'Write the right number in "display" and in "international".',
        why: 'Visitors would hear that the number does not exist.',
      },
    ]);
  });

  it.each([
    ['020 7946 0123', '+442079460123', true],
    ['+44 20 7946 0123', '+442079460123', true],
    ['(020) 7946-0123', '+442079460123', true],
    ['0800 111 999', '0800111999', true],
    ['0800 111 999', '0800111998', false],
    ['7946 0123', '+442079460123', false],
    ['020 7946 0123', '+44442079460123', false],
  ])('[V26] compares %s with %s', (shown, dialled, isSame) => {
    expect(isSameNumber(shown, dialled, 'GB')).toBe(isSame);
  });
});
