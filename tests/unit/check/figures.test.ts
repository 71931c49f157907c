import { describe, expect, it } from 'vitest';
import { figureReader } from '../../../src/check/rules/claims/figures';
import type { Speech } from '../../../src/check/rules/claims/speech';
import { vocabularyOf } from '../../../src/check/rules/claims/vocabulary';
import type { SiteDocument } from '../../../src/check/site';

const SPEECH: Speech = {
  locale: 'en-GB',
  country: 'GB',
  currency: 'GBP',
  vocabulary: vocabularyOf('en-GB'),
  nouns: ['reviews', 'ratings', 'customers', 'boroughs'],
  counted: ['areas', 'services'],
  registers: ['VAT'],
  workers: ['Plumber', 'plumbers', 'engineer'],
  brand: ['Tapwright'],
  others: ['Congestion Charge', 'ULEZ', 'Ultra Low Emission Zone', 'Thames Water'],
};

/** Sorts and words of the figures in one text, whose tokens stand for nothing. */
const read = (text: string) =>
  figureReader(
    SPEECH,
    new Map(),
  )({ fields: [{ path: ['text'], kind: 'text', value: text }], value: { text } } as unknown as SiteDocument).typed.map(
    ({ topic, written, value }) => `${topic} ${written} = ${value.join('–')}`,
  );

describe('response times', () => {
  it.each([
    ['We are in {area.code} 60 minutes later on average.', '60 minutes = 60'],
    ['Help takes 60 minutes on average to reach N16', '60 minutes = 60'],
    ['Allow 60 minutes on average', '60 minutes = 60'],
    ['We get to Clissold Park in 60 minutes on average, by any road', '60 minutes = 60'],
    ['A plumber reaches you in 60 minutes, rain or shine.', '60 minutes = 60'],
    ['Expect us within 60 minutes.', '60 minutes = 60'],
    ['Within 60 minutes a plumber is on your doorstep.', '60 minutes = 60'],
    ['Our plumber comes in under 60 minutes.', '60 minutes = 60'],
    ['Our average to a door in N16 is 60 minutes.', '60 minutes = 60'],
    ['A 60 minute call-out, guaranteed.', '60 minute = 60'],
    ['On site in 60mins.', '60mins = 60'],
    ['We are with you within 60 minutes', '60 minutes = 60'],
    ['We reach you in 45 mins', '45 mins = 45'],
    ['Call, and we are at your door 60 minutes later.', '60 minutes = 60'],
    ['A 60-minute response.', '60-minute = 60'],
    ['It may be 60 minutes before we arrive.', '60 minutes = 60'],
    ['A plumber is 60 minutes away.', '60 minutes = 60'],
    ['60 min average', '60 min = 60'],
    ['We are with you within an hour.', 'an hour = 60'],
    ['We reach you in twenty minutes.', 'twenty minutes = 20'],
    ['Half an hour later we arrive.', 'Half an hour = 30'],
    ['Our plumber comes in under an hour and a half.', 'an hour and a half = 90'],
    ['A forty-five minute response.', 'forty-five minute = 45'],
    ['You wait 60 minutes at most.', '60 minutes = 60'],
    ['Urgent calls in N16 are reached within 60 minutes.', '60 minutes = 60'],
    ['From call to door in 60 minutes.', '60 minutes = 60'],
    ['We’ll be there in 60 minutes.', '60 minutes = 60'],
    ['The average time to N16 is 60 minutes.', '60 minutes = 60'],
    ['An engineer gets to Church Street inside the hour.', 'the hour = 60'],
    ['Emergency {product} {area.code} in 60 minutes', '60 minutes = 60'],
    ['Plumbers in N16 within 60 minutes', '60 minutes = 60'],
    ['60 minutes to your door', '60 minutes = 60'],
  ])('[Q7] reads "%s" as how fast we come', (words, expected) => {
    expect(read(words)).toEqual([`response ${expected}`]);
  });

  it.each([
    'Turn the tap off and wait 60 minutes before we arrive.',
    'The plumber arrives, and 10 minutes later the water is off.',
    'We call 15 minutes before we arrive.',
    'The walk from the station takes 8 minutes, so we come by van.',
    'Parking is limited to 20 minutes, so we arrive two to a van.',
    'Run the tap for 5 minutes before we come.',
    'The water is off 10 minutes after we arrive.',
    'We come 24 hours a day.',
    'You reach us by phone within two minutes.',
    'Our plumber heats the water until it reaches 50 °C within 2 minutes.',
    'On average our plumber clears a drain in 40 minutes.',
    'We come for {claim.hourly} an hour.',
    'The average shower lasts 8 minutes.',
    'We come with an hour of notice.',
    'The valve closes in 10 minutes; we come to set it.',
    'Labour is charged in steps of 15 minutes, so we come prepared.',
    'We wait 10 minutes at the door and then leave a card.',
    'Trains reach Waterloo in 8 minutes and we fix their taps.',
    'If the tap runs cold for more than 2 minutes, tell us before we come.',
    'Our plumber fits a tap in 45 minutes.',
    'We come the minute you call.',
    'A boiler service takes 60 minutes.',
    'We answer e-mail within 2 hours.',
    'You can park for 2 hours, so we come by van.',
    'Hot water reaches the top floor after 2 minutes.',
  ])('[Q8] takes the time in "%s" for something else', (words) => {
    expect(read(words).filter((each) => each.startsWith('response'))).toEqual([]);
  });
});

describe('phone numbers', () => {
  it.each([
    '(020) 7946 0132',
    '(020) 7946-0132',
    '020.7946.0132',
    '020/7946 0132',
    '0 20 7946 0132',
    '00442079460132',
    '0207 946 0132',
    '+44 (0)20 7946 0132',
    '+44 (20) 7946 0132',
  ])('[Q9] reads %s', (number) => {
    expect(read(`Call ${number} (day or night).`)).toEqual([`phone ${number} = 442079460132`]);
    expect(read(`Call us (${number}).`)).toEqual([`phone ${number} = 442079460132`]);
  });

  it.each([
    '020 7946 0132, 020-79460143',
    '020 7946 0132; 02079460143',
    '020 7946 0132 / 020 7946 0143',
    '020 7946 0132 or 020 7946 0143',
  ])('[Q9] reads both of "%s"', (numbers) => {
    expect(read(`Call ${numbers}.`).map((each) => each.replace(/.* = /, ''))).toEqual(['442079460132', '442079460143']);
  });

  it.each([
    ['+353 1 234 5678', 35312345678],
    ['+1 (415) 555-2671', 14155552671],
    ['0800 714 614', 44800714614],
    ['07700 900123', 447700900123],
    ['0100 111 9999', 441001119999],
  ])('[Q9] reads %s of elsewhere, of films and of nobody', (number, value) => {
    expect(read(`Call ${number} by day.`)).toEqual([`phone ${number} = ${value}`]);
  });

  it.each([
    'Gas Safe register 0123456789',
    'ICO 1234567890',
    'VAT GB 012 3456 78',
    'ZA0123 456 789',
    '51.5074, -0.1278',
    'about 0.75 1.0 1.5 2.5 bar',
    '£0800 123 4567',
  ])('[Q9] takes "%s" for no phone number', (text) => {
    expect(read(text).filter((each) => each.startsWith('phone'))).toEqual([]);
  });

  it('[Q9] leaves dates and shorter numbers alone', () => {
    expect(read('On 01/02/2026 10:30, or 01.02.2026 10.30, company 01234567, call 999.')).toEqual([]);
  });
});

describe('sums of money', () => {
  it.each([
    ['Labour is £95, or £80.', ['£95 = 95', '£80 = 80']],
    ['Labour is 80 pounds.', ['80 pounds = 80']],
    ['Labour is GBP 80.', ['GBP 80 = 80']],
    ['Labour is 80 GBP.', ['80 GBP = 80']],
    ['Labour is 80 quid.', ['80 quid = 80']],
    ['Up to £1,000, all in.', ['£1,000 = 1000']],
    ['The Congestion Charge of £15 is on us, labour is £80.', ['£80 = 80']],
    ['Labour is £80, and £15 goes to the Congestion Charge.', ['£80 = 80']],
    ['We charge £80 an hour, also where Thames Water owns the pipe.', ['£80 = 80']],
    ['A home visit costs £80.', ['£80 = 80']],
  ])('[Q15] reads "%s"', (words, expected) => {
    expect(read(words)).toEqual(expected.map((each) => `price ${each}`));
  });

  it.each([
    'The Congestion Charge is £18 a day.',
    'The Ultra Low Emission Zone costs £12.50.',
    'A house here costs £900,000 on average.',
    'The excess on your policy may be £250.',
    'Our call-out fee is £0.',
    'Thames Water takes £30 for it.',
    'By law the fine is £80 or £160.',
    'A tyre holds 80 pounds of pressure.',
  ])('[Q16] takes no sum in "%s" for a price of ours', (words) => {
    expect(read(words)).toEqual([]);
  });
});
