import { kmBetween } from '../../src/content/region/geometry';
import { isInDistrict } from '../../src/content/region/region';
import { region } from '../fixtures/region';
import { seeded } from '../bench/seeded';
import type { Mutant } from './mutant';
import { add, append, both, countOfBlocks, documentOf, plant, set } from './plant';
import { areaPaths, pagePaths, servicePaths, textOf, paths } from './real-site';
import { entriesOf, find, has, withValue } from './json-text';
import type { Path } from './json-text';

const SITE = 'pages/_site.json';
const CLAIMS = 'pages/_claims.json';
const COORDINATES = ['facts', 'coordinates'];

interface Claim {
  id: string;
  subject: string;
  scope: string;
  value?: unknown;
  unit?: string;
}
interface Area {
  name: string;
  code: string;
  coordinates: { latitude: number; longitude: number };
  streets: unknown[];
  landmarks: unknown[];
}

type Json = Record<string, unknown>;

const groups = documentOf(CLAIMS)['groups'] as unknown as { heading: string; claims: Claim[] }[];
/** Each claim with its place. */
const claims = groups.flatMap((group, at) =>
  group.claims.map((claim, index) => ({ claim, path: ['groups', at, 'claims', index] })),
);
const { $schema: _schema, version: _version, ...menus } = documentOf('pages/_menus.json') as Json;
const factsOf = (file: string) => documentOf(file)['facts'] as Area;

/** The rates that sums are worked out from. */
const ratesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return path.at(-1) === 'price' && key === 'rate' ? [at] : ratesIn(inner, at);
      });
const workedPrices = pagePaths.flatMap((file) => ratesIn(documentOf(file)).map((at) => ({ file, at })));

/** Figures, places and pages that contradict one another. */
export function* truthMutants(): Generator<Mutant> {
  yield* claimMutants();
  yield* placeMutants();
  yield* nameAndNeighbourMutants();
  yield missingRegion();
  yield* misspeltPlaces();
  yield* copyMutants();
  yield* headlineMutants();
  yield* strayMutants();
  yield* toldMutants();
}

function* claimMutants(): Generator<Mutant> {
  for (const [at, { heading }] of groups.entries()) {
    const path = ['groups', at, 'reviewBy'];
    const change = set(path, '2026-01-31');
    yield plant({ rule: 'overdue-claim', file: CLAIMS, how: heading, change, told: { at: path } });
  }
  for (const [index, { claim, path }] of claims.entries()) {
    const told = { at: [...path, 'reviewBy'] };
    const change = add(path, 'reviewBy', '2026-01-31');
    yield plant({ rule: 'overdue-claim', file: CLAIMS, how: claim.id, change, told });
    const other = claims
      .slice(0, index)
      .find(
        ({ claim: { unit, value } }) => unit === claim.unit && JSON.stringify(value) !== JSON.stringify(claim.value),
      );
    if (!other) continue;
    const { subject, scope } = other.claim;
    yield plant({
      rule: 'conflicting-claims',
      file: CLAIMS,
      how: claim.id,
      change: both(set([...path, 'subject'], subject), set([...path, 'scope'], scope)),
      told: { at: [...path, 'value'] },
    });
  }
  for (const { claim, path } of claims) {
    const { value } = claim;
    if (Array.isArray(value)) {
      yield plant({
        rule: 'claim-mismatch',
        file: CLAIMS,
        how: `${claim.id} turned`,
        change: set([...path, 'value'], value.toReversed()),
        told: { at: [...path, 'value'] },
      });
    }
  }
  for (const { claim, path } of claims.filter(
    ({ claim: { unit, value } }) => unit === 'GBP' && typeof value === 'number',
  ))
    yield plant({
      rule: 'claim-mismatch',
      file: CLAIMS,
      how: `${claim.id} below zero`,
      change: set([...path, 'value'], -(claim.value as number)),
      told: { at: [...path, 'value'] },
    });
  for (const id of ['home-response', 'average-response', 'headline-response']) {
    const at = [...claims.find(({ claim }) => claim.id === id)!.path, 'unit'];
    yield plant({ rule: 'unknown-unit', file: CLAIMS, how: id, change: set(at, 'minuts'), told: { at } });
  }
  for (const id of ['one-more', 'old-price', 'summer-response']) {
    yield plant({
      rule: 'unused-claim',
      file: CLAIMS,
      how: id,
      change: append(['groups', 0, 'claims'], { ...claims[0]!.claim, id, scope: `Only ${id}.` }),
      told: { at: ['groups', 0, 'claims', groups[0]!.claims.length, 'id'] },
    });
  }
  for (const [field, value] of [
    ['claims', []],
    ['navigation', menus],
  ] as const)
    yield plant({
      rule: 'twice-kept',
      file: SITE,
      how: field,
      change: add([], field, value),
      told: { at: [field], part: 'name' },
    });
  for (const { file, at } of workedPrices) {
    for (const id of ['average-response', 'public-liability', 'customers'])
      yield plant({ rule: 'unusable-price', file, how: id, change: set(at, id), told: { at } });
  }
  for (const file of pagePaths) {
    if (
      areaPaths.includes(file) ||
      has(textOf(file), ['metadata', 'rating']) ||
      has(textOf(file), ['metadata', 'includeRatings'])
    )
      continue;
    const rating = (value: string, count: string, field: string) =>
      plant({
        rule: 'unusable-rating',
        file,
        how: field,
        change: add(['metadata'], 'rating', { value, count }),
        told: { at: ['metadata', 'rating', field] },
      });
    yield rating('customers', 'default-reviews', 'value');
    yield rating('default-rating', 'experience', 'count');
    yield rating('average-response', 'default-reviews', 'value');
  }
}

function* placeMutants(): Generator<Mutant> {
  for (const file of areaPaths) {
    const {
      coordinates: { latitude, longitude },
    } = factsOf(file);
    const placed = (rule: string, value: object, at = COORDINATES) =>
      plant({ rule, file, change: set(COORDINATES, value), told: { at } });
    yield placed('swapped-coordinates', { latitude: longitude, longitude: latitude });
    yield placed('outside-region', { latitude: 53.4808, longitude: -2.2426 });
    yield placed('distant-coordinates', FAR);
    yield plant({
      rule: 'unknown-district',
      file,
      change: set(['facts', 'code'], 'SW99'),
      told: { at: ['facts', 'code'] },
    });
    const farthest = areaPaths
      .map((other) => ({ other, way: wayBetween(factsOf(file), factsOf(other)) }))
      .sort((a, b) => b.way - a.way)[0]!.other;
    yield plant({
      rule: 'copied-page',
      how: 'coordinates',
      file,
      change: set(COORDINATES, factsOf(farthest).coordinates),
      told: { at: COORDINATES },
    });
    yield plant({
      rule: 'wrong-district',
      file,
      how: 'code',
      change: set(['facts', 'code'], factsOf(farthest).code),
      told: { at: ['facts', 'code'] },
    });
    const nearest = areaPaths
      .filter((other) => other !== file)
      .sort((a, b) => wayBetween(factsOf(file), factsOf(a)) - wayBetween(factsOf(file), factsOf(b)))[0]!;
    if (!isInDistrict(region.districts.get(factsOf(nearest).code)!, { latitude, longitude })) continue;
    if (!isTokenEnough(file)) continue;
    yield plant({
      rule: 'duplicate-district',
      file,
      change: withCode(file, factsOf(nearest).code),
      told: { at: ['facts', 'code'] },
    });
  }
}

/** Names, neighbours and lists of places. */
function* nameAndNeighbourMutants(): Generator<Mutant> {
  for (const file of areaPaths) {
    const {
      code,
      coordinates: { latitude, longitude },
      streets,
      landmarks,
    } = factsOf(file);
    const fact = (rule: string, path: Path, value: unknown, how = '') =>
      plant({ rule, file, how, change: set(['facts', ...path], value), told: { at: ['facts', ...path] } });
    const far = [...region.districts.values()].filter(
      ({ centre, name }) =>
        kmBetween(centre, { latitude, longitude }) > FAR_DISTRICT_KM &&
        !region.file.larger.includes(name) &&
        // A name that several districts have may be that of any.
        textOf('pages/_region.json').split(`"${name}"`).length === 2 &&
        !areaNames.has(name),
    );
    const { code: farCode, name: farName } = far[(code.length * streets.length) % far.length]!;
    yield fact('foreign-name', ['name'], farName);
    yield fact('foreign-name', ['locality'], farName, 'locality');
    yield fact('unknown-locality', ['locality'], 'Exampleton');
    yield fact('outside-claim', ['responseMinutes'], 45);
    // Nothing tells which of two pages listed a street first, so it is told on the one with the later address.
    const earlier = areaPaths.filter(
      (other) =>
        other < file &&
        kmBetween(factsOf(file).coordinates, factsOf(other).coordinates) <= region.file.distances.farKm &&
        factsOf(other).streets.every((each) => each !== streets[0]),
    );
    const [theirs] = factsOf(earlier.at(-1) ?? file).streets;
    if (earlier.length > 0 && typeof theirs === 'string') yield fact('shared-fact', ['streets', 0], theirs);
    yield plant({
      rule: 'foreign-code',
      file,
      change: set(['metadata', 'title'], `Emergency {product} for ${farName} ${farCode}, day and night`),
      told: { at: ['metadata', 'title'], inside: farCode },
    });
    yield plant({
      rule: 'both-coordinates',
      file,
      change: set(COORDINATES, `${latitude}, ${longitude}`),
      told: { at: COORDINATES },
    });
    const street = streets.findIndex((each) => typeof each === 'string');
    const neighbour = (where: string) =>
      plant({
        rule: 'wrong-neighbour',
        file,
        how: where,
        change: set(['facts', 'streets', street], { name: streets[street], in: where }),
        told: { at: ['facts', 'streets', street, 'in'] },
      });
    yield neighbour(code);
    yield neighbour(farCode);
    const landmark = landmarks.findLastIndex((each) => typeof each === 'string' && isNamedOnce(each));
    if (landmark < 0) continue;
    const first = landmarks.findIndex((each, index) => typeof each === 'string' && index !== landmark);
    yield plant({
      rule: 'repeated-entry',
      file,
      how: 'landmark',
      change: set(['facts', 'landmarks', landmark], landmarks[first]),
      told: { at: ['facts', 'landmarks', Math.max(first, landmark)] },
    });
  }
  for (const [file, code] of [
    ['pages/areas/hackney.json', 'SE15'],
    ['pages/areas/fulham.json', 'NW9'],
    ['pages/areas/putney.json', 'E17'],
  ] as const) {
    yield plant({
      rule: 'wrong-district',
      file,
      how: code,
      change: withCode(file, code),
      told: { at: ['facts', 'code'] },
    });
  }
}

/** Another code in the facts, and its token in the description, which would contradict it as it stands. */
const withCode = (file: string, code: string) => {
  const { metadata } = documentOf(file) as unknown as { metadata: { description: string } };
  const description = metadata.description.replaceAll(factsOf(file).code, '{area.code}');
  return both(set(['facts', 'code'], code), set(['metadata', 'description'], description));
};

/** Whether no heading names the code too. */
const isTokenEnough = (file: string) =>
  !documentOf(file).blocks.some(({ heading }) => String(heading).includes(factsOf(file).code));

const FAR_DISTRICT_KM = 12;
const areaNames = new Set(areaPaths.map((file) => factsOf(file).name));

/** Whether nothing else says the words of a place, so that no text changes with it. */
const isNamedOnce = (place: string) =>
  place.split(/[\s-]/).every((word) => word.length < 5 || TEXTS.split(word).length === 2 || !/^[A-Z]/.test(word));
const TEXTS = areaPaths.map(textOf).join('\n');

/** A letter is missing in the place of a review. */
function* misspeltPlaces(): Generator<Mutant> {
  for (const file of pagePaths) {
    const places = entriesOf(textOf(file)).filter(
      ({ path, json }) => path.at(-1) === 'place' && typeof json === 'string' && /^\p{L}{8,}$/u.test(json),
    );
    for (const { path, json } of places) {
      const name = String(json);
      yield plant({
        rule: 'misspelt-place',
        file,
        how: `${name} ${path.join('/')}`,
        change: set(path, name.slice(0, 4) + name.slice(5)),
        told: { at: path },
      });
    }
  }
}

/** Without the region all maps are one mistake, told at the first. */
function missingRegion(): Mutant {
  const shared = paths.filter((file) => file.startsWith('pages/_shared/'));
  const maps = [...shared, ...pagePaths].flatMap((file) =>
    entriesOf(textOf(file))
      .filter(
        ({ path, json }) =>
          (path.at(-1) === 'type' && json === 'map') ||
          path.at(-1) === 'districts' ||
          (path.at(-1) === 'picture' && (json as Json)['show'] === 'map'),
      )
      .map(({ value }) => ({ rule: 'missing-region', file, offset: value.start })),
  );
  const REGION = 'pages/_region.json';
  return {
    sort: 'rule: missing-region',
    name: `${REGION} taken away`,
    make: () => ({ files: { [REGION]: undefined }, expected: maps.slice(0, 1) }),
  };
}

/** Chessington, inside London and far outside of every postcode area that we have pages for. */
const FAR = { latitude: 51.357, longitude: -0.302 };
const wayBetween = (a: Area, b: Area) =>
  Math.hypot(a.coordinates.latitude - b.coordinates.latitude, a.coordinates.longitude - b.coordinates.longitude);

const WORDS =
  'whoever lives behind this door knows that old pipes want slow hands dry cloth good light plenty of patience before anything else can be done about water which drips from somewhere above where nobody looked since it was built'.split(
    ' ',
  );

/** Sentences that no page has, of words in an order of chance. */
const LONG = Array.from({ length: 300 }, (_, sentence) => {
  const random = seeded(sentence);
  return Array.from({ length: 14 }, () => WORDS[Math.floor(random() * WORDS.length)])
    .filter((word, index, all) => word !== all[index - 1])
    .join(' ');
});

const inParagraphs = (sentences: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(sentences.length / 15) }, (_, index) =>
    sentences.slice(index * 15, index * 15 + 15).join(' '),
  );

/** The words of the name of a file. */
const nameWords = (file: string) => file.split('/').at(-1)!.slice(0, -'.json'.length).split('-');

function* copyMutants(): Generator<Mutant> {
  for (const [kind, group] of [
    ['area', areaPaths],
    ['service', servicePaths],
  ] as const) {
    for (const [index, file] of group.entries()) {
      const other = group[(index + 7) % group.length]!;
      const description = find(textOf(other), ['metadata', 'description']).json;
      yield plant({
        rule: 'copied-page',
        file,
        how: 'description',
        change: set(['metadata', 'description'], description),
        told: { at: ['metadata', 'description'] },
      });
      const next = group[index + 1];
      if (!next) continue;
      const sentences = (word: string) => LONG.map((words) => `${words[0]!.toUpperCase()}${words.slice(1)} ${word}.`);
      const block = (word: string) => ({ type: 'prose', paragraphs: inParagraphs(sentences(word)) });
      const longest = (path: string) => Object.fromEntries([[path, append(['blocks'], block('here'))(textOf(path))]]);
      yield plant({
        rule: 'near-copy',
        file: next,
        how: kind,
        files: longest(file),
        change: append(['blocks'], block('there')),
        told: { at: [] },
      });
    }
  }
  for (const [index, file] of servicePaths.entries()) {
    const others = [...servicePaths.slice(index + 5), ...servicePaths].filter((other) => other !== file);
    for (const path of [
      ['facts', 'name'],
      ['blocks', 0, 'heading'],
      ['metadata', 'keywords'],
    ]) {
      const at = { at: path };
      const says = (words: string, name: string) => nameWords(name).some((word) => words.toLowerCase().includes(word));
      const saysWhose = (other: string) => {
        const words = String(find(textOf(other), path).json);
        return says(words, other) && !says(words, file);
      };
      const other = others.find((each) => path[0] === 'metadata' || saysWhose(each))!;
      yield plant({
        rule: 'copied-page',
        file,
        how: String(path.at(-1)),
        change: set(path, find(textOf(other), path).json),
        told: at,
      });
    }
  }
  for (const [index, file] of areaPaths.entries()) {
    const { code } = factsOf(areaPaths[(index + 11) % areaPaths.length]!);
    // SW1 is the whole of which SW1A is a part, and may be named there.
    if (code.startsWith(factsOf(file).code) || factsOf(file).code.startsWith(code)) continue;
    const last = countOfBlocks(file);
    yield plant({
      rule: 'leftover-place',
      file,
      how: code,
      change: append(['blocks'], { type: 'prose', heading: `Boilers in ${code}`, paragraphs: ['One more thing.'] }),
      told: { at: ['blocks', last, 'heading'], inside: code },
    });
  }
}

/** The name of another page over a page, and in its title, in the place of its own. */
function* headlineMutants(): Generator<Mutant> {
  for (const [index, file] of areaPaths.entries()) {
    const other = areaPaths[(index + 1) % areaPaths.length]!;
    const [{ code, name }, { code: theirs, name: called }] = [factsOf(file), factsOf(other)];
    if (code.startsWith(theirs) || theirs.startsWith(code) || name === called || / & | and |, /.test(called)) continue;
    const district = textOf('pages/_region.json')
      .split('\n')
      .find((line) => line.includes(`"code": "${code}"`))!;
    if (`${district}${textOf(file)}`.includes(`"${called}"`)) continue;
    // A name that two districts have, or a borough, is nobody's own.
    if (textOf('pages/_region.json').split(`"${called}"`).length > 2 || !isOnlyIn(other, called)) continue;
    const at = ['metadata', 'title'];
    yield plant({
      rule: 'leftover-place',
      file,
      how: `title ${called}`,
      change: set(at, `Emergency {product} in ${called}`),
      told: { at, inside: called },
    });
  }
}

/** The name of a district far away above a text. */
function* strayMutants(): Generator<Mutant> {
  for (const file of areaPaths) {
    const last = countOfBlocks(file);
    const wayTo = (other: string) => kmBetween(factsOf(file).coordinates, factsOf(other).coordinates);
    const strangers = [...areaPaths]
      .sort((a, b) => wayTo(a) - wayTo(b))
      .slice(NEIGHBOURS)
      .filter((other) => wayTo(other) > FAR_KM);
    for (const other of strangers.filter((_, index) => index % 4 === 0)) {
      const { name } = factsOf(other);
      const block = (heading: string, paragraph: string) =>
        append(['blocks'], { type: 'prose', heading, paragraphs: [paragraph] });
      // A name that two districts have may be meant as that of the nearer one.
      if (isOnlyIn(other, name) && textOf('pages/_region.json').split(`"${name}"`).length <= 2) {
        yield plant({
          rule: 'leftover-place',
          file,
          how: name,
          change: block(`Boilers in ${name}`, 'One more thing.'),
          told: { at: ['blocks', last, 'heading'], inside: name },
        });
      }
    }
  }
}

const FAR_KM = 5;
/** The page itself, and those that lie next door. */
const NEIGHBOURS = 7;
const isOnlyIn = (file: string, name: string) =>
  areaPaths.every((other) => other === file || !textOf(other).includes(name));

function* toldMutants(): Generator<Mutant> {
  for (const [field, value] of [
    ['closes', '24:30'],
    ['opens', '99:00'],
  ] as const)
    yield plant({
      rule: 'wrong-form',
      file: SITE,
      how: `hours ${field}`,
      change: set(['hours', field], value),
      told: { at: ['hours', field] },
    });
  yield plant({
    rule: 'wrong-structured-data',
    file: SITE,
    change: set(['hours', 'closes'], '00:00'),
    told: { at: ['hours', 'closes'] },
  });
  yield plant({
    rule: 'phone-mismatch',
    file: SITE,
    change: set(['phone', 'international'], '+442079460132'),
    told: { at: ['phone', 'international'] },
  });
  yield plant({
    rule: 'phone-mismatch',
    file: SITE,
    how: 'hotline',
    change: set(['hotlines', 0, 'international'], '0800111998'),
    told: { at: ['hotlines', 0, 'international'] },
  });
  yield plant({
    rule: 'phone-mismatch',
    file: SITE,
    how: 'form',
    change: set(['phone', 'international'], '+4402079460123'),
    told: { at: ['phone', 'international'] },
  });
  yield plant({
    rule: 'phone-mismatch',
    file: SITE,
    how: 'nobody',
    change: both(set(['hotlines', 0, 'display'], '0100 222 444'), set(['hotlines', 0, 'international'], '0100222444')),
    told: { at: ['hotlines', 0, 'display'] },
  });
  for (const [display, international] of [
    ['0800 111 998', '0800111998'],
    ['0800 111 9999', '08001119999'],
    ['0800 011 999', '0800011999'],
    ['9999', '9999'],
  ] as const)
    yield plant({
      rule: 'wrong-emergency-number',
      file: SITE,
      how: display,
      change: both(set(['hotlines', 0, 'display'], display), set(['hotlines', 0, 'international'], international)),
      told: { at: ['hotlines', 0, 'display'] },
    });
  yield plant({
    rule: 'founding-mismatch',
    file: SITE,
    how: 'to come',
    change: set(['founded'], 2090),
    told: { at: ['founded'] },
  });
  const page = 'pages/winter-tips.json';
  const text = textOf('pages/sitemap.json');
  const allBut = { kind: 'page', sort: 'order', except: ['/winter-tips'] };
  const sitemap = withValue(text, ['blocks', 1, 'pages'], allBut);
  yield {
    sort: 'rule: orphan-page',
    name: `${page} orphan-page`,
    make: () => ({
      files: { [page]: ORPHAN, 'pages/sitemap.json': sitemap },
      expected: [{ rule: 'orphan-page', file: page, offset: 0 }],
    }),
  };
}

const ORPHAN = JSON.stringify(
  {
    metadata: {
      title: 'Tips for the winter | {brand}',
      description:
        'What to do before the first frost, so that no pipe of yours bursts while you are away from home over the holidays.',
    },
    facts: { name: 'Winter tips' },
    blocks: [
      {
        type: 'hero',
        heading: 'Winter tips',
        intro: 'From November to March.',
        actions: [{ do: 'call', label: 'Call: {phone}' }],
      },
    ],
  },
  null,
  2,
);
