import { expect, it } from 'vitest';
import { phoneNumbersIn } from '../../../src/check/texts/phone-numbers';
import { keeperOf } from '../../../src/check/texts/reserved-numbers';
import { RULES } from '../../../src/check/rules';
import { goodPage, siteFile } from './small-site';
import { PAGE, SITE, about, reviews, saying, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

const LIVE = { isLive: true };
const keptIn = (text: string) =>
  phoneNumbersIn(text, 'GB')
    .filter(({ number }) => keeperOf(number))
    .map(({ written }) => written);

it('[Y40] has no exceptions', () => {
  const gate = RULES.filter((rule) => rule.gate === 'live');
  expect(gate.length).toBe(10);
  const excused = {
    [PAGE]: { ...goodPage('About'), allow: [{ rule: 'sample-review', reason: 'x', until: '2030-01-01' }] },
  };
  expect(toldBy(gate, excused)).toEqual([`${PAGE} forbidden-exception "sample-review"`]);
});

it('[Y41] refuses a site that calls itself a demonstration', () => {
  expect(problemsBy('demo-status', {}, LIVE)).toMatchObject(said`
    # demo-status ${SITE} «"demo"»
    The site says of itself that it is a demonstration.
    > Write "live" in its place when every figure, review and registration is real.
    ? Visitors of a real site would read that the business does not exist.`);
  expect(toldBy('demo-status', siteWith({ status: 'live' }), LIVE)).toEqual([]);
});

it('[Y41] refuses the numbers that Ofcom keeps for films and books, wherever they stand', () => {
  const phone = { name: 'Line', display: '020 8555 4321', international: '+442085554321' };
  expect(problemsBy('reserved-number', {}, LIVE)).toMatchObject(said`
    # reserved-number ${SITE} «020 7946 0123»
    020 7946 0123 is one of the numbers that Ofcom keeps for films and books.
    > Write the real number of the business.
    ? Nobody answers it: a visitor in an emergency would hear nothing.
    # reserved-number ${SITE} «+442079460123»`);
  expect(toldBy('reserved-number', { ...siteWith({ phone }), ...saying('Or 07700 900123 by text.') }, LIVE)).toEqual([
    `${PAGE} reserved-number 07700 900123`,
  ]);
});

it('[Y41] knows those numbers in whichever form, and no others', () => {
  for (const number of ['01134960999', '+44 (0)20 7946 0000', '029 2018 0123', '01632 960001', '03069 990999'])
    expect(keptIn(`Call ${number}.`)).toEqual([number]);
  for (const number of ['020 7947 0123', '0800 111 999', '01632 96', '2079460123456789', '07700 800123'])
    expect(keptIn(number), number).toEqual([]);
});

it('[Y41] refuses addresses and mailboxes at names that are kept for examples', () => {
  const real = {
    'origin': 'https://www.tapwright.co.uk',
    'email.emergency': 'a@tapwright.co.uk',
    'email.information': 'b@example.com',
    'booking': 'https://book.test-firm.co.uk/x',
  };
  expect(toldBy('sample-host', siteWith(real), LIVE)).toEqual([`${SITE} sample-host "b@example.com"`]);
  expect(problemsBy('sample-host', {}, LIVE)).toMatchObject(said`
    # sample-host ${SITE} «"https://www.tapwright.example"»
    "https://www.tapwright.example" leads to www.tapwright.example, a name that is kept for examples.
    > Write the real address.
    ? Visitors would find nothing there: such an address leads nowhere, on any computer in the world.
    # sample-host ${SITE} «"a@tapwright.example"»
    # sample-host ${SITE} «"b@tapwright.example"»
    # sample-host ${SITE} «"https://book.tapwright.example/request"»`);
});

it('[OF2] leaves it to the author whether a review is real', () => {
  expect(problemsBy('sample-review', about(reviews({ provenance: undefined })))).toMatchObject(said`
    > Add "provenance": "sample" or "customer" between these brackets.`);
});

it('[Y44] refuses people who are made up or have not agreed', () => {
  const people = (...items: object[]) => about({ type: 'people', heading: 'Who comes', items });
  const person = (more: object) => ({ name: 'Ada', role: 'Roofer', ...more });
  const both = people(person({ source: 'sample' }), person({ source: 'staff' }));
  for (const fine of [people(), people(person({ source: 'staff', consent: '2026-01-31' }))])
    expect(toldBy('unproven-person', fine, LIVE)).toEqual([]);
  expect(problemsBy('unproven-person', both, LIVE)).toMatchObject(said`
    # unproven-person ${PAGE} «"sample"»
    "Ada" is an example and no person.
    # unproven-person ${PAGE} «"Ada"»
    Nothing says that "Ada" has agreed to be named here.`);
});

it('[Y44] refuses sample reviews and sample claims', () => {
  expect(problemsBy('sample-review', about(reviews({ provenance: 'customer' }, {})), LIVE)).toMatchObject(said`
    # sample-review ${PAGE} «"sample"»
    This review is a sample.
    > Decide whose words these are. If a customer wrote them, write "provenance": "customer". If not, remove the review, and put a real one there when you have one.
    ? The law forbids invented reviews, and visitors decide by them whom to let into their homes.`);
  const claimed = (first: string) =>
    siteWith({
      claims: siteFile().claims.map((claim, index) => ({ ...claim, provenance: index === 0 ? first : 'measured' })),
    });
  expect(problemsBy('sample-claim', claimed('sample'), LIVE)).toMatchObject(said`
    # sample-claim ${SITE} «"sample"»
    This claim is a sample.`);
  expect(toldBy('unsigned-promise', claimed('sample'), LIVE)).toEqual([]);
  const { id } = siteFile().claims[0]!;
  expect(problemsBy('unsigned-promise', claimed('promise'), LIVE)).toMatchObject(said`
    # unsigned-promise ${SITE} «"promise"»
    The owner of the business has not signed the promise "${id}".
    > Ask the owner. Once it is signed, write "policy". Otherwise take {claim.${id}} out of the pages, and the claim too.
    ? Customers could hold the business to a promise that nobody there has made.`);
});

it('[Y44] refuses sample figures of the areas, which say in one place where they come from', () => {
  const told = (areaFigures?: object, more: object = {}) =>
    problemsBy('sample-area-figure', { ...siteWith({ areaFigures }), ...more }, LIVE);
  expect(told({ ratings: 'measured', responseTimes: 'measured' })).toEqual([]);
  expect(told(undefined, { 'pages/areas/sw1h.json': undefined })).toEqual([]);
  expect(told({ ratings: 'sample', responseTimes: 'sample' })).toMatchObject(said`
    # sample-area-figure ${SITE} «"sample"»
    The ratings of the area pages are samples.
    > Write the real figures into the facts of 1 area page, or take "rating" out of those that have no reviews, and then "areaFigures": { "ratings": "measured", "responseTimes": "measured" }.
    ? The law forbids invented ratings, and visitors decide by them whom to let into their homes.
    The response times of the area pages are samples.
    > Write the real figures into the facts of 1 area page, and then "areaFigures": { "ratings": "measured", "responseTimes": "measured" }.
    ? In an emergency people choose by them whom they call, and nobody would come in the time that was promised.`);
});

it('[Y45] refuses an accreditation without number or body', () => {
  const found = (number: string, body = 'Gas Safe Register') =>
    problemsBy(
      'empty-accreditation',
      siteWith({ accreditations: [{ id: 'gas-safe', name: 'Gas Safe', body, number }] }),
      LIVE,
    );
  for (const number of ['tbc', '-', 'pending'])
    expect(found(number), number).toMatchObject(said`
      # empty-accreditation ${SITE} «"${number}"»`);
  expect(found('000000')).toMatchObject(said`
    # empty-accreditation ${SITE} «"000000"»
    The accreditation "Gas Safe" has no real number.
    > Write the number as the register shows it, or remove the accreditation.
    ? Visitors look such registrations up, and to claim one without having it is an offence.`);
  expect(found('512345', 'Sample body')).toMatchObject(said`
    # empty-accreditation ${SITE} «"Sample body"»`);
  expect(found('512345')).toEqual([]);
});

it('[Y45] refuses samples among what the law wants said of a business', () => {
  const registered = (values: Record<string, string>) =>
    siteWith({
      registration: siteFile().registration.map((fact) => ({ ...fact, value: values[fact.id] ?? fact.value })),
    });
  const samples = { registeredName: 'Tapwright Limited (sample company)', number: '00000000', vat: 'GB 123 4567 89' };
  const { label } = siteFile().registration.find(({ id }) => id === 'number')!;
  expect(problemsBy('sample-company', registered(samples), LIVE)).toMatchObject(said`
    # sample-company ${SITE} «"Tapwright Limited (sample company)"»
    # sample-company ${SITE} «"00000000"»
    The "${label}" of the business is a sample.
    > Write what the register shows.
    ? The law wants the true name and numbers of a business on its site.`);
});
