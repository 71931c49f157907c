import { describe, expect, it } from 'vitest';
import {
  demoStatus,
  emptyAccreditation,
  reservedNumber,
  sampleAreaFigure,
  sampleClaim,
  sampleCompany,
  sampleHost,
  sampleReview,
  unbackedCredential,
  unprovenPerson,
  unsignedPromise,
} from '../../../src/check/rules/list';
import { phoneNumbersIn } from '../../../src/check/texts/phone-numbers';
import { keeperOf } from '../../../src/check/texts/reserved-numbers';
import { RULES } from '../../../src/check/rules';
import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';
import { siteWith, toldBy, wordsBy } from './told-by';

const LIVE = { isLive: true };
const SITE = 'pages/_site.json';
const PAGE = 'pages/about.json';
const keptIn = (text: string) =>
  phoneNumbersIn(text, 'GB')
    .filter(({ number }) => keeperOf(number))
    .map(({ written }) => written);

describe('the gate before a real deployment', () => {
  it('[Y40] is asked of no demonstration without --live, and no page is an exception to it', () => {
    const gate = RULES.filter((rule) => rule.gate === 'live');
    expect(gate.length).toBe(11);
    expect(toldBy(gate)).toEqual([]);
    expect(toldBy(gate, {}, LIVE).length).toBeGreaterThan(5);
    const excused = {
      [PAGE]: { ...goodPage('About'), allow: [{ rule: 'sample-review', reason: 'x', until: '2030-01-01' }] },
    };
    expect(toldBy(gate, excused)).toEqual([`${PAGE} forbidden-exception "sample-review"`]);
  });

  it('[Y41] refuses a site that calls itself a demonstration', () => {
    expect(toldBy(demoStatus, {}, LIVE)).toEqual([`${SITE} demo-status "demo"`]);
    expect(wordsBy(demoStatus, {}, LIVE)).toEqual([
      {
        message: 'The site says of itself that it is a demonstration.',
        fix: 'Write "live" in its place when every figure, review and registration is real.',
        why: 'Visitors of a real site would read that the business does not exist.',
      },
    ]);
    expect(toldBy(demoStatus, siteWith({ status: 'live' }), LIVE)).toEqual([]);
  });

  it('[Y42] refuses the numbers that Ofcom keeps for films and books, wherever they stand', () => {
    const phone = { name: 'Line', display: '020 8555 4321', international: '+442085554321' };
    expect(toldBy(reservedNumber, {}, LIVE)).toEqual([
      `${SITE} reserved-number 020 7946 0123`,
      `${SITE} reserved-number +442079460123`,
    ]);
    expect(wordsBy(reservedNumber, {}, LIVE)[0]).toEqual({
      message: '020 7946 0123 is one of the numbers that Ofcom keeps for films and books.',
      fix: 'Write the real number of the business.',
      why: 'Nobody answers it: a visitor in an emergency would hear nothing.',
    });
    expect(
      toldBy(
        reservedNumber,
        {
          ...siteWith({ phone }),
          [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['Or 07700 900123 by text.'] }),
        },
        LIVE,
      ),
    ).toEqual([`${PAGE} reserved-number 07700 900123`]);
    expect(toldBy(reservedNumber, siteWith({ phone }), LIVE)).toEqual([]);
  });

  it.each(['01134960999', '+44 (0)20 7946 0000', '029 2018 0123', '01632 960001', '03069 990999'])(
    '[Y42] knows %s',
    (number) => {
      expect(keptIn(`Call ${number}.`)).toEqual([number]);
    },
  );

  it.each(['020 7947 0123', '0800 111 999', '01632 96', '2079460123456789', '07700 800123'])(
    '[Y42] takes %s',
    (number) => {
      expect(keptIn(number)).toEqual([]);
    },
  );

  it('[Y43] refuses addresses and mailboxes at names that are kept for examples', () => {
    const real = {
      origin: 'https://www.tapwright.co.uk',
      email: { emergency: 'a@tapwright.co.uk', information: 'b@example.com' },
      booking: 'https://book.test-firm.co.uk/x',
    };
    expect(toldBy(sampleHost, siteWith(real), LIVE)).toEqual([`${SITE} sample-host "b@example.com"`]);
    expect(toldBy(sampleHost, {}, LIVE)).toEqual([
      `${SITE} sample-host "https://www.tapwright.example"`,
      `${SITE} sample-host "a@tapwright.example"`,
      `${SITE} sample-host "b@tapwright.example"`,
      `${SITE} sample-host "https://book.tapwright.example/request"`,
    ]);
    expect(wordsBy(sampleHost, {}, LIVE)[0]).toEqual({
      message: '"https://www.tapwright.example" leads to www.tapwright.example, a name that is kept for examples.',
      fix: 'Write the real address.',
      why: 'Visitors would find nothing there: such an address leads nowhere, on any computer in the world.',
    });
  });

  it('[OF9] leaves it to the author whether a review is real', () => {
    const review = { name: 'Ann', rating: 5, text: 'Good.' };
    const unsaid = { [PAGE]: goodPage('About', { type: 'reviews', heading: 'Reviews', items: [review] }) };
    expect(wordsBy(sampleReview, unsaid)[0]?.fix).toBe(
      'Add "provenance": "sample" or "customer" between these brackets.',
    );
  });

  it('[Y58] refuses people who are made up or have not agreed', () => {
    const people = (...items: object[]) => ({
      [PAGE]: goodPage('About', { type: 'people', heading: 'Who comes', items }),
    });
    const person = (more: object) => ({ name: 'Ada', role: 'Roofer', ...more });
    expect(toldBy(unprovenPerson, people(), LIVE)).toEqual([]);
    expect(toldBy(unprovenPerson, people(person({ source: 'staff', consent: '2026-01-31' })), LIVE)).toEqual([]);
    const both = people(person({ source: 'sample' }), person({ source: 'staff' }));
    expect(toldBy(unprovenPerson, both)).toEqual([]);
    expect(toldBy(unprovenPerson, both, LIVE)).toEqual([
      `${PAGE} unproven-person "sample"`,
      `${PAGE} unproven-person "Ada"`,
    ]);
    expect(wordsBy(unprovenPerson, both, LIVE).map(({ message }) => message)).toEqual([
      '"Ada" is an example and no person.',
      'Nothing says that "Ada" has agreed to be named here.',
    ]);
  });

  it('[Y44] refuses sample reviews and sample claims', () => {
    const review = (provenance: string) => ({ name: 'Ann', rating: 5, text: 'Good.', provenance });
    const reviews = {
      [PAGE]: goodPage('About', { type: 'reviews', heading: 'x', items: [review('customer'), review('sample')] }),
    };
    expect(toldBy(sampleReview, reviews, LIVE)).toEqual([`${PAGE} sample-review "sample"`]);
    expect(wordsBy(sampleReview, reviews, LIVE)).toEqual([
      {
        message: 'This review is a sample.',
        fix: 'Decide whose words these are. If a customer wrote them, write "provenance": "customer". If not, remove the review, and put a real one there when you have one.',
        why: 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.',
      },
    ]);
    const claims = siteFile().claims.map((claim, index) => ({
      ...claim,
      provenance: index === 0 ? 'sample' : 'measured',
    }));
    expect(toldBy(sampleClaim, siteWith({ claims }), LIVE)).toEqual([`${SITE} sample-claim "sample"`]);
    expect(wordsBy(sampleClaim, siteWith({ claims }), LIVE)[0]!.message).toBe('This claim is a sample.');
    const promises = siteWith({ claims: claims.map((claim) => ({ ...claim, provenance: 'promise' })).slice(0, 1) });
    expect(toldBy(unsignedPromise, promises, LIVE)).toEqual([`${SITE} unsigned-promise "promise"`]);
    expect(toldBy(unsignedPromise, siteWith({ claims }), LIVE)).toEqual([]);
    const { id } = claims[0]!;
    expect(wordsBy(unsignedPromise, promises, LIVE)).toEqual([
      {
        message: `The owner of the business has not signed the promise "${id}".`,
        fix: `Ask the owner. Once it is signed, write "policy". Otherwise take {claim.${id}} out of the pages, and the claim too.`,
        why: 'Customers could hold the business to a promise that nobody there has made.',
      },
    ]);
  });

  it('[Y48] refuses sample figures of the areas, which say in one place where they come from', () => {
    const figures = (areaFigures?: object) => siteWith({ areaFigures });
    expect(toldBy(sampleAreaFigure, figures({ ratings: 'sample', responseTimes: 'measured' }), LIVE)).toEqual([
      `${SITE} sample-area-figure "sample"`,
    ]);
    expect(toldBy(sampleAreaFigure, figures({ ratings: 'measured', responseTimes: 'measured' }), LIVE)).toEqual([]);
    expect(toldBy(sampleAreaFigure, figures({ ratings: 'measured' }), LIVE)).toEqual([`${SITE} sample-area-figure {`]);
    expect(toldBy(sampleAreaFigure, { ...figures(), 'pages/areas/sw1h.json': undefined }, LIVE)).toEqual([]);
    expect(wordsBy(sampleAreaFigure, figures({ ratings: 'sample', responseTimes: 'sample' }), LIVE)).toEqual([
      {
        message: 'The ratings of the area pages are samples.',
        fix: 'Write the real figures into the facts of 1 area page, or take "rating" out of those that have no reviews, and then "areaFigures": { "ratings": "measured", "responseTimes": "measured" }.',
        why: 'The law forbids invented ratings, and visitors decide by them whom to let into their homes.',
      },
      {
        message: 'The response times of the area pages are samples.',
        fix: 'Write the real figures into the facts of 1 area page, and then "areaFigures": { "ratings": "measured", "responseTimes": "measured" }.',
        why: 'In an emergency people choose by them whom they call, and nobody would come in the time that they were promised.',
      },
    ]);
    expect(toldBy(sampleAreaFigure, {}, LIVE)).toEqual([`${SITE} sample-area-figure {`]);
  });

  it('[Y45] refuses an accreditation without number or body', () => {
    const accreditation = (number: string, body = 'Gas Safe Register') =>
      siteWith({ accreditations: [{ id: 'gas-safe', name: 'Gas Safe', body, number }] });
    for (const number of ['000000', 'tbc', '-', 'pending'])
      expect(toldBy(emptyAccreditation, accreditation(number), LIVE), number).toEqual([
        `${SITE} empty-accreditation "${number}"`,
      ]);
    expect(wordsBy(emptyAccreditation, accreditation('000000'), LIVE)).toEqual([
      {
        message: 'The accreditation "Gas Safe" has no real number.',
        fix: 'Write the number as the register shows it, or remove the accreditation.',
        why: 'Visitors look such registrations up, and to claim one without having it is an offence.',
      },
    ]);
    expect(toldBy(emptyAccreditation, accreditation('512345', 'Sample body'), LIVE)).toEqual([
      `${SITE} empty-accreditation "Sample body"`,
    ]);
    expect(toldBy(emptyAccreditation, accreditation('512345'), LIVE)).toEqual([]);
  });

  it('[Y46] refuses a credential that nothing backs', () => {
    const area = (...credentials: string[]) => ({
      'pages/areas/sw1h.json': { ...areaPage(), facts: { ...areaPage().facts, credentials } },
    });
    const backed = siteWith({
      accreditations: [
        { id: 'gas-safe', name: 'Gas Safe registered business', body: 'Gas Safe Register', number: '512345' },
        { id: 'cover', name: 'Fully insured', body: 'Sample Mutual', number: '7' },
      ],
    });
    expect(toldBy(unbackedCredential, { ...area('Security Cleared', 'Fully Insured') }, LIVE)).toEqual([
      'pages/areas/sw1h.json unbacked-credential "Security Cleared"',
      'pages/areas/sw1h.json unbacked-credential "Fully Insured"',
    ]);
    expect(wordsBy(unbackedCredential, area('Security Cleared', 'x'), LIVE)[0]).toEqual({
      message: 'Nothing in pages/_site.json backs the credential "Security Cleared".',
      fix: 'Add the accreditation with its number and body to "accreditations", under a name that has these words, or write another credential here.',
      why: 'Visitors let people into their homes because of it, and cannot look it up.',
    });
    expect(toldBy(unbackedCredential, { ...backed, ...area('Gas Safe Registered', 'Fully Insured') }, LIVE)).toEqual(
      [],
    );
  });

  it('[Y47] refuses samples among what the law wants said of a business', () => {
    const registered = (values: Record<string, string>) => ({
      registration: siteFile().registration.map((fact) => ({ ...fact, value: values[fact.id] ?? fact.value })),
    });
    const samples = registered({
      registeredName: 'Tapwright Limited (sample company)',
      number: '00000000',
      vat: 'GB 123 4567 89',
    });
    expect(toldBy(sampleCompany, siteWith(samples), LIVE)).toEqual([
      `${SITE} sample-company "Tapwright Limited (sample company)"`,
      `${SITE} sample-company "00000000"`,
    ]);
    expect(wordsBy(sampleCompany, siteWith(registered({ number: '00000000' })), LIVE)).toEqual([
      {
        message: `The "${siteFile().registration.find(({ id }) => id === 'number')!.label}" of the business is a sample.`,
        fix: 'Write what the register shows.',
        why: 'The law wants the true name and numbers of a business on its site.',
      },
    ]);
  });
});
