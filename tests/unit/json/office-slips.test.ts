import { describe, expect, it } from 'vitest';
import { wordsOfFault } from '../../../src/json/faults';
import { Source } from '../../../src/json/source';
import { parse } from '../../../src/json/parse';
import { applyEdits } from '../../../src/json/text-edit';

/** A page as people write it: short things on one line, a line each for the rest. */
const PAGE = `{
  "facts": {
    "name": "Victoria",
    "code": "SW1H",
    "coordinates": { "latitude": 51.4992, "longitude": -0.1338 },
    "responseMinutes": 20,
    "streets": ["Victoria Street", { "name": "Artillery Row", "in": "SW1P" }, "Broadway"],
    "credentials": ["Commercial Approved", "Fully Insured"]
  },
  "blocks": [
    {
      "type": "prose",
      "heading": "Help in Victoria, day and night",
      "paragraphs": [
        "SW1H is only a few blocks. It still holds houses, chambers and offices."
      ]
    },
    { "type": "shared", "ref": "area-services" }
  ]
}
`;

const faultsOf = (text: string) => parse(new TextEncoder().encode(text)).faults;

/** Each fault as `line:column code`, then what to type. */
function told(text: string): string[] {
  const source = new Source('pages/areas/sw1h.json', text);
  return faultsOf(text).map((fault) => {
    const { start } = source.range(fault);
    return `${start.line}:${start.column} ${fault.code}: ${wordsOfFault(fault).fix}`;
  });
}

function changed(from: string, to: string, text = PAGE): string {
  expect(text.split(from).length, `${from} stands once`).toBe(2);
  return text.replace(from, () => to);
}

function mend(text: string): string {
  return applyEdits(
    text,
    faultsOf(text).flatMap(({ edits }) => edits),
  );
}

const UNIT = (number: string, all: string) =>
  `Write ${number} in its place. If the field holds words, put all of it in quotes: "${all}".`;

/**
 * What it is, what stood there, what was written, the one thing that is told, and whether it mends itself to what stood
 * there.
 */
const SLIPS: [name: string, from: string, to: string, told: string, isMended?: 'mended'][] = [
  ['true misspelt', '"responseMinutes": 20', '"responseMinutes": ture', '6:24 wrong-word: Write true in its place.'],
  ['false misspelt', '"responseMinutes": 20', '"responseMinutes": fals', '6:24 wrong-word: Write false in its place.'],
  [
    'a token without quotes',
    '"responseMinutes": 20',
    '"responseMinutes": {claim.x-y}',
    '6:24 unquoted-text: Write "{claim.x-y}" in its place.',
  ],
  [
    'a full stop for a comma on a line',
    '51.4992, "longitude"',
    '51.4992. "longitude"',
    '5:41 unexpected-character: Write , in its place.',
    'mended',
  ],
  ['a semicolon for a comma', '"SW1H",', '"SW1H";', '4:19 unexpected-character: Write , in its place.', 'mended'],
  [
    'a semicolon at the end',
    '"Fully Insured"]',
    '"Fully Insured"];',
    '8:60 unexpected-character: Remove ";".',
    'mended',
  ],
  ['no opening quote', '"code": "SW1H"', '"code": SW1H"', '4:13 unopened-text: Write "SW1H" in its place.', 'mended'],
  [
    'no opening quote before a colour',
    '"code": "SW1H"',
    '"code": #C8102E"',
    '4:13 unopened-text: Write "#C8102E" in its place.',
  ],
  ['no opening quote of a name', '"code":', 'code":', '4:5 unopened-text: Write "code" in its place.', 'mended'],
  [
    'no opening quote before commas',
    '"Help in',
    'Help in',
    '13:18 unopened-text: Write "Help in Victoria, day and night" in its place.',
    'mended',
  ],
  ['no closing quote', '"SW1H",', '"SW1H,', '4:13 unclosed-text: Write "SW1H" in its place.', 'mended'],
  [
    'no quotes around a sentence',
    '"SW1H is only a few blocks. It still holds houses, chambers and offices."',
    'SW1H is only a few blocks. It still holds houses, chambers and offices.',
    '15:9 unquoted-text: Write "SW1H is only a few blocks. It still holds houses, chambers and offices." in its place.',
    'mended',
  ],
  [
    'no quotes in a list',
    '["Commercial Approved", "Fully Insured"]',
    '[Commercial Approved, Fully Insured]',
    '8:21 unquoted-text: Write "Commercial Approved", "Fully Insured" in their place.',
    'mended',
  ],
  ['no quotes and no comma', '"SW1H",', 'SW1H', '4:13 unquoted-text: Write "SW1H", in its place.', 'mended'],
  ['a unit', '20,', '20 minutes,', `6:24 number-form: ${UNIT('20', '20 minutes')}`],
  ['a degree sign behind what is no degree', '20,', '2000°,', '6:24 number-form: Write 2000 in its place.'],
  ['a percentage', '20,', '20%,', `6:24 number-form: ${UNIT('20', '20%')}`],
  ['a price', '20,', '£95,', `6:24 number-form: ${UNIT('95', '£95')}`],
  ['a time', '20,', '10:30,', '6:24 unquoted-text: Write "10:30" in its place.'],
  ['a phone number', '20,', '020 7946 0123,', '6:24 unquoted-text: Write "020 7946 0123" in its place.'],
  ['a degree sign', '51.4992', '51.4992°', '5:34 number-form: Write 51.4992 in its place.', 'mended'],
  ['degrees to the west', '-0.1338', '0.1338° W', '5:56 number-form: Write -0.1338 in its place.', 'mended'],
  ['minutes and seconds', '51.4992', '51°29\'57"N', '5:34 number-form: Write 51.4992 in its place.', 'mended'],
  ['a longer minus sign', '-0.1338', '−0.1338', '5:56 number-form: Write -0.1338 in its place.', 'mended'],
  [
    'both coordinates in one field',
    '51.4992',
    '51.4992, -0.1338',
    '5:34 number-form: Write 51.4992 in its place. The other has a field of its own.',
  ],
  ['thousands with commas', '20,', '1,234,567,', '6:24 number-form: Write 1234567 in its place.'],
  ['a note behind a number', '20,', '20 (ask Anna),', '6:27 unexpected-character: Remove "(ask Anna)".'],
  ['a note behind a field', '"SW1H",', '"SW1H", ← check', '4:21 unexpected-character: Remove "← check".'],
  [
    'a path on a computer',
    '"SW1H"',
    String.raw`"C:\Users\Office\new.jpg"`,
    String.raw`4:16 bad-escape: Write its name alone, "new.jpg", and put the picture into the folder _images.`,
  ],
  ['a backslash before the last quote', '"SW1H",', String.raw`"SW1H\",`, '4:18 bad-escape: Write " in its place.'],
  ['escaped quotes', '"SW1H"', String.raw`\"SW1H\"`, '4:13 bad-escape: Write "SW1H" in its place.', 'mended'],
  [
    'single quotes around a name and its value',
    '"code": "SW1H"',
    "'code': 'SW1H'",
    '4:5 single-quotes: Write "code" in its place. Do the same once more on this line.',
    'mended',
  ],
  [
    'curly quotes around a name and its value',
    '"code": "SW1H"',
    '“code”: “SW1H”',
    '4:5 curly-quotes: Write "code", with straight quotes. Do the same once more on this line.',
    'mended',
  ],
  [
    'quotes of a web page',
    '"code": "SW1H"',
    '&quot;code&quot;: &quot;SW1H&quot;',
    '4:5 unexpected-character: Write " in its place. Do the same 3 times more on this line.',
  ],
  ['doubled quotes', '"SW1H"', '""SW1H""', '4:13 unexpected-character: Write " in its place.', 'mended'],
  ['an equals sign', '"code": ', '"code"= ', '4:11 missing-colon: Write : in its place.', 'mended'],
  ['an arrow', '"code": ', '"code" => ', '4:12 missing-colon: Write : in its place.'],
  ['a comma for a colon', '"code": ', '"code", ', '4:11 missing-colon: Write : in its place.'],
  ['a colon inside the quotes', '"code": ', '"code:" ', '4:5 missing-colon: Write "code": in its place.', 'mended'],
  ['a comma inside the quotes', '"SW1H",', '"SW1H,"', '4:18 missing-comma: Write ", in its place.', 'mended'],
  ['an ellipsis for a comma', '"SW1H",', '"SW1H"…', '4:19 unexpected-character: Write , in its place.', 'mended'],
  [
    'an ellipsis at the end of a list',
    '"Broadway"]',
    '"Broadway", …]',
    '7:91 unexpected-character: Remove "…".',
    'mended',
  ],
  [
    'three commas',
    '"SW1H",',
    '"SW1H",,,',
    '4:20 extra-comma: Remove this comma. Do the same once more on this line.',
    'mended',
  ],
  ['a comma behind a colon', '"code": ', '"code":, ', '4:12 extra-comma: Remove this comma.', 'mended'],
  [
    'no value before the next line',
    ' "SW1H",',
    '',
    '4:5 missing-value: Write "code": and its value, or take the field out where it may be left out.',
  ],
  [
    'a line break in three lines',
    'only a few',
    'only\na\n\nfew',
    '15:22 line-break-in-text: Join the two lines. For a new paragraph, write a new entry of the list.',
    'mended',
  ],
];

/** What is missing or too many, and where. */
const BRACKETS: [name: string, from: string, to: string, told: string][] = [
  ['the end of a list', '"Broadway"],', '"Broadway",', '7:89 unclosed-bracket: Write ] here.'],
  [
    'the end of a list, before a bracket',
    '"Fully Insured"]',
    '"Fully Insured"',
    '8:59 unclosed-bracket: Write ] here.',
  ],
  ['the end of an object on a line', '-0.1338 },', '-0.1338,', '5:63 unclosed-bracket: Write } here.'],
  ['the end of an object in a list', '"SW1P" }, "B', '"SW1P", "B', '7:75 unclosed-bracket: Write } here.'],
  [
    'the end of an object, with its comma',
    '"Fully Insured"]\n  },',
    '"Fully Insured"]',
    '8:60 unclosed-bracket: Write }, here.',
  ],
  [
    'the end of an object, from its own line',
    '"Fully Insured"]\n  },',
    '"Fully Insured"]\n  ,',
    '9:3 unclosed-bracket: Write } here.',
  ],
  ['the start of a list', '"credentials": [', '"credentials": ', '8:20 unopened-bracket: Write [ here.'],
  [
    'the comma between two numbers',
    '["Commercial Approved", "Fully Insured"]',
    '[24 48]',
    '8:23 missing-comma: Write a comma here.',
  ],
  [
    'the start of a list whose entries begin as fields do',
    '["Commercial Approved", "Fully Insured"]',
    '"Commercial: by day", "Insured: fully, and to this sum: all of it"]',
    '8:20 unopened-bracket: Write [ here.',
  ],
  [
    'the start of a list whose words end with a colon',
    '["Commercial Approved", "Fully Insured"]',
    '"We are insured: fully, and approved by:"]',
    '8:20 unopened-bracket: Write [ here.',
  ],
  ['the start of a list of many lines', '"blocks": [', '"blocks": ', '10:13 unopened-bracket: Write [ here.'],
  ['the start of an object', '"facts": {', '"facts": ', '2:12 unopened-bracket: Write { here.'],
  [
    'the start of a list of texts with colons',
    '"credentials": ["Commercial Approved", "Fully Insured"]',
    '"credentials": "Gas: [Safe](/safe)",\n      "Work: insured"\n    ]',
    '8:20 unopened-bracket: Write [ here.',
  ],
  [
    'the start of a pair',
    '"credentials": ["Commercial Approved", "Fully Insured"]',
    '"credentials": [[1, 2], 3, 4], [5, 6]]',
    '8:29 unopened-bracket: Write [ here.',
  ],
  ['the start of an entry', '{ "type": "shared"', '"type": "shared"', '18:5 unopened-bracket: Write { here.'],
  [
    'one } too many',
    '-0.1338 }',
    '-0.1338 }}',
    '5:65 extra-bracket: Remove this }, or look for one above it that closes too early.',
  ],
  [
    'one ] too many',
    '"Fully Insured"]',
    '"Fully Insured"]]',
    '8:60 extra-bracket: Remove this ], or look for one above it that closes too early.',
  ],
  ['a } for a ]', '"Fully Insured"]', '"Fully Insured"}', '8:59 unexpected-character: Write ] in its place.'],
  ['a ) for a ]', '"Fully Insured"]', '"Fully Insured")', '8:59 unexpected-character: Write ] in its place.'],
];

/** Beside what is told, what the line becomes when it is mended; `left` where only its author can say. */
type Meant = [name: string, from: string, to: string, told: string, becomes: string | 'left'];

const BACKSLASHES: Meant[] = [
  [
    'an escaped apostrophe',
    'It still',
    String.raw`It\'s still`,
    String.raw`15:39 bad-escape: Write ' without it.`,
    "It's still",
  ],
  ['the stars of a chat', 'It still', String.raw`\*It\* still`, '15:37 bad-escape: Write * without it.', '*It* still'],
  [
    'a backslash for a slash',
    'day and night',
    String.raw`day and\or night`,
    String.raw`13:44 bad-escape: Remove it, or write \\ if visitors are to read a backslash.`,
    'left',
  ],
  [
    'a path',
    'Help in Victoria, day and night',
    String.raw`C:\Pictures\new`,
    String.raw`13:21 bad-escape: Write "C:\\Pictures\\new" in its place.`,
    String.raw`C:\\Pictures\\new`,
  ],
];

const BY_NUMBER: Meant[] = [
  [
    '\\x and two digits',
    'It still',
    String.raw`It\x27s still`,
    String.raw`15:39 bad-escape: Write ' in its place.`,
    "It's still",
  ],
  [
    '\\u and two digits',
    'It still',
    String.raw`It\u27s still`,
    String.raw`15:39 bad-escape: Write ' in its place.`,
    "It's still",
  ],
  [
    '\\u and brackets',
    'It still',
    String.raw`It\u{2019}s still`,
    String.raw`15:39 bad-escape: Write ’ in its place.`,
    'It’s still',
  ],
];
const CREDENTIALS = '["Commercial Approved", "Fully Insured"]';
const SWALLOWED: Meant[] = [
  [
    'at the end of a list',
    CREDENTIALS,
    '["Commercial Approved", "Fully Insured]"',
    '8:58 unexpected-character: Write "] in the place of ]".',
    CREDENTIALS,
  ],
];
const LEGAL_PATHS: Meant[] = [
  [
    'a drive',
    'It still',
    String.raw`See C:\new\table still`,
    String.raw`15:41 bad-escape: Write C:\\new\\table in its place.`,
    String.raw`See C:\\new\\table still`,
  ],
  [
    'the name of a picture',
    'It still',
    String.raw`See photos\bath.jpg still`,
    String.raw`15:41 bad-escape: Write photos\\bath.jpg in its place. Where a picture is named, write "bath.jpg" alone.`,
    String.raw`See photos\\bath.jpg still`,
  ],
];

const SHARED = '{ "type": "shared", "ref": "area-services" }';
const POINT = '{ "latitude": 51.4992, "longitude": -0.1338 }';
const WRITE_LIST = 'Write [ in its place, and ] where it is closed.';
const WRITE_OBJECT = 'Write { in its place, and } where it is closed.';
const WRITE_BOTH = 'Write { here, and } after the last value that belongs to it.';

const PAIRS: Meant[] = [
  [
    'round ones around fields',
    SHARED,
    '("type": "shared", "ref": "area-services")',
    `18:5 unexpected-character: ${WRITE_OBJECT}`,
    '{"type": "shared", "ref": "area-services"}',
  ],
  [
    'round ones around entries',
    CREDENTIALS,
    '("Commercial Approved", "Fully Insured")',
    `8:20 unexpected-character: ${WRITE_LIST}`,
    CREDENTIALS,
  ],
  [
    'one round one',
    '["Commercial Approved"',
    '("Commercial Approved"',
    `8:20 unexpected-character: ${WRITE_LIST}`,
    '["Commercial Approved"',
  ],
  [
    'a round one of many lines',
    '"blocks": [',
    '"blocks": (',
    `10:13 unexpected-character: ${WRITE_LIST}`,
    '"blocks": [',
  ],
  [
    'round ones around a text',
    '"SW1H"',
    '("SW1H")',
    '4:13 unexpected-character: Remove it and the bracket that closes it.',
    '"SW1H"',
  ],
  [
    'round ones around a number',
    '20,',
    '(20),',
    '6:24 unexpected-character: Remove it and the bracket that closes it.',
    '20,',
  ],
  [
    'round ones that belong to words',
    '"SW1H"',
    '(see below)',
    '4:13 unquoted-text: Write "(see below)" in its place.',
    '"(see below)"',
  ],
  [
    'curly ones around entries',
    CREDENTIALS,
    '{"Commercial Approved", "Fully Insured"}',
    `8:20 unexpected-character: ${WRITE_LIST}`,
    CREDENTIALS,
  ],
  [
    'square ones around fields',
    SHARED,
    '["type": "shared", "ref": "area-services"]',
    `18:5 unexpected-character: ${WRITE_OBJECT} If you want a list, take the names and their colons out.`,
    'left',
  ],
  ['none around the fields of a field', POINT, POINT.slice(2, -2), `5:20 unopened-bracket: ${WRITE_BOTH}`, 'left'],
  [
    'none around the fields of an entry',
    '{ "name": "Artillery Row", "in": "SW1P" }',
    '"name": "Artillery Row", "in": "SW1P"',
    `7:36 unopened-bracket: ${WRITE_BOTH}`,
    'left',
  ],
];

const POINTS: Meant[] = [
  '51.4992, -0.1338',
  '51.4992,-0.1338',
  '51.4992 -0.1338',
  '(51.4992, -0.1338)',
  '{51.4992, -0.1338}',
  '51,4992, -0,1338',
  '51,4992; −0,1338',
  '51.4992° N, 0.1338° W',
  '51°29\'57.1"N 0°08\'01.7"W',
].map((point) => [point, POINT, point, `5:20 number-form: Write ${POINT} in its place.`, POINT]);

const ENTRIES: Meant[] = [
  [
    'two decimal commas',
    '51.4992, "longitude": -0.1338',
    '51,4992, "longitude": -0,1338',
    '5:34 number-form: Write 51.4992 in its place. Do the same once more on this line.',
    '51.4992, "longitude": -0.1338',
  ],
  [
    'two of three',
    '"Commercial Approved", "Fully Insured"',
    'Commercial Approved, "Local", Fully Insured',
    '8:21 unquoted-text: Write "Commercial Approved" in its place. Do the same once more on this line.',
    '"Commercial Approved", "Local", "Fully Insured"',
  ],
  [
    'one without its comma',
    '"Commercial Approved", "Fully Insured"',
    'Commercial Approved "Fully Insured"',
    '8:21 unquoted-text: Write "Commercial Approved", in its place.',
    'left',
  ],
  [
    'one with a comma in it',
    '"Commercial Approved", "Fully Insured"',
    '"Local", St Mary, Battersea',
    '8:30 unquoted-text: Write "St Mary", "Battersea" in their place.',
    'left',
  ],
  [
    'one that begins with a number sign',
    '"Fully Insured"',
    '#1 rated',
    '8:44 unquoted-text: Write "#1 rated" in its place.',
    '"#1 rated"',
  ],
];

const STRAYS: Meant[] = [
  [
    'in curly brackets',
    '"Fully Insured"',
    '{Fully Insured}',
    '8:45 unexpected-character: Remove "Fully Insured", or write it inside quotes if visitors are to read it.',
    'left',
  ],
  [
    'behind an entry',
    '"Fully Insured"',
    '"Fully" Insured',
    '8:52 unexpected-character: Remove "Insured", or write it inside quotes if visitors are to read it.',
    'left',
  ],
  [
    'between fields',
    '"SW1H",',
    '"SW1H", ask Anna,',
    '4:21 unexpected-character: Remove "ask Anna", or write it inside quotes if visitors are to read it.',
    'left',
  ],
  ['a sign alone', '"SW1H",', '"SW1H", *', '4:21 unexpected-character: Remove "*".', '"SW1H", '],
];

const OTHERS: Meant[] = [
  [
    'a plus between two texts',
    '"Help in Victoria, day and night"',
    '"Help in Victoria, " + "day and night"',
    '13:39 unexpected-character: Write both as one text, in one pair of quotes.',
    '"Help in Victoria, day and night"',
  ],
  ['tripled quotes', '"SW1H"', '"""SW1H"""', '4:13 unexpected-character: Write " in its place.', '"SW1H"'],
  [
    'a bar for a comma',
    '"Commercial Approved", "',
    '"Commercial Approved" | "',
    '8:43 unexpected-character: Write , in its place.',
    '"Commercial Approved" , "',
  ],
  [
    'a word between two texts',
    '"Commercial Approved", "',
    '"Commercial Approved" and "',
    String.raw`8:41 quote-in-text: Write \" for a quote inside a text, or use curly quotes “ ” there.`,
    'left',
  ],
  [
    'a dash for a colon, before a number',
    '"responseMinutes": 20',
    '"responseMinutes" - 20',
    '6:23 missing-colon: Write : in its place.',
    'left',
  ],
];

const HABITS: Meant[] = [
  [
    'a line without any quotes',
    '"code": "SW1H",',
    "code: St Ann's",
    '4:5 unquoted-name: Write "code": "St Ann\'s", in its place.',
    '"code": "St Ann\'s",',
  ],
  [
    'the last line without any quotes',
    '"heading": "Help in Victoria, day and night",\n      "paragraphs"',
    'heading: Help, day and night;\n      "paragraphs"',
    '13:7 unquoted-name: Write "heading": "Help, day and night", in its place.',
    '"heading": "Help, day and night",\n      "paragraphs"',
  ],
  [
    'a name and a text in one pair of quotes',
    '"code": "SW1H"',
    '"code:SW1H"',
    '4:5 unclosed-text: Write "code": "SW1H" in its place.',
    '"code": "SW1H"',
  ],
  [
    'several texts for one',
    CREDENTIALS,
    CREDENTIALS.slice(1, -1),
    '8:20 unopened-bracket: Write [ here, and ] after the last value that belongs to it.',
    'left',
  ],
  [
    'an error of a spreadsheet',
    '20,',
    '#REF!,',
    '6:24 wrong-word: Write a value in its place, or take the field out.',
    'left',
  ],
  [
    'a link of a chat',
    '"SW1H"',
    '[prices](/prices)',
    '4:13 unquoted-text: Write "[prices](/prices)" in its place.',
    '"[prices](/prices)"',
  ],
  [
    'a link in a list between curly quotes',
    CREDENTIALS,
    '[“Commercial Approved”, “See [prices](/prices).”]',
    '8:21 curly-quotes: Write "Commercial Approved", with straight quotes. Do the same once more on this line.',
    '["Commercial Approved", "See [prices](/prices)."]',
  ],
  [
    'a link in the one text of a list, between curly quotes',
    CREDENTIALS,
    '[“See [prices](/prices).”]',
    '8:21 curly-quotes: Write "See [prices](/prices).", with straight quotes.',
    '["See [prices](/prices)."]',
  ],
  ['two decimal points', '51.4992', '51..4992', '5:34 number-form: Write 51.4992 in its place.', '51.4992'],
  ['a space behind a decimal point', '51.4992', '51. 4992', '5:34 number-form: Write 51.4992 in its place.', '51.4992'],
  ['a full stop for a comma, after a number', '20,', '20.', '6:26 unexpected-character: Write , in its place.', '20,'],
  ['a doubled quote at the end', '"SW1H"', '"SW1H""', '4:18 unexpected-character: Write " in its place.', '"SW1H"'],
  [
    'a doubled colon',
    '"code": ',
    '"code":: ',
    '4:12 unexpected-character: Remove it, or write the name of the field before it.',
    '"code": ',
  ],
  ['a word behind a bracket', '"SW1P" },', '"SW1P" } (new),', '7:78 unexpected-character: Remove "(new)".', 'left'],
  [
    'quotes of another script',
    '"SW1H"',
    '＂SW1H＂',
    '4:13 curly-quotes: Write "SW1H", with straight quotes.',
    '"SW1H"',
  ],
];

function expectMeant([, from, to, message, becomes]: Meant): void {
  const text = changed(from, to);
  expect(told(text)).toEqual([message]);
  expect(mend(text)).toBe(becomes === 'left' ? text : changed(from, becomes));
}

describe('what its author meant', () => {
  it.each(BACKSLASHES)('[J24] a backslash: %s', (...meant) => expectMeant(meant));
  it.each(BY_NUMBER)('[J24] a character by its number: %s', (...meant) => expectMeant(meant));
  it.each(LEGAL_PATHS)('[J24] a path whose backslashes are legal: %s', (...meant) => expectMeant(meant));
  it.each(SWALLOWED)('[J35] a bracket inside the quotes: %s', (...meant) => expectMeant(meant));
  it.each(PAIRS)('[J26] the wrong brackets: %s', (...meant) => expectMeant(meant));
  it.each(POINTS)('[J27] a point as a map copies it: %s', (...meant) => expectMeant(meant));
  it.each(ENTRIES)('[J28] without quotes: %s', (...meant) => expectMeant(meant));
  it.each(STRAYS)('[J28] words that have no place: %s', (...meant) => expectMeant(meant));
  it.each(OTHERS)('[J31] %s', (...meant) => expectMeant(meant));
  it.each(HABITS)('[J32] %s', (...meant) => expectMeant(meant));

  it('[J19] a page in the brackets of a list', () => {
    const words = ['1:1 text-before-start: Remove the [ before the first { and the ] after the last }.'];
    for (const text of [`[${PAGE}]`, `[\n${PAGE}]\n`, `[\n${PAGE}`]) {
      expect(told(text)).toEqual(words);
      expect(JSON.parse(mend(text))).toEqual(JSON.parse(PAGE));
    }
    expect(faultsOf(`[${PAGE},${PAGE}]`).map(({ code, start }) => `${start} ${code}`)).toEqual([
      `${PAGE.length + 2} text-after-end`,
    ]);
  });
});

describe('one slip is one message', () => {
  it.each(SLIPS)('[J15] %s', (_, from, to, message, mended) => {
    const text = changed(from, to);
    expect(told(text)).toEqual([message]);
    if (mended) expect(JSON.parse(mend(text))).toEqual(JSON.parse(PAGE));
  });

  it.each(BRACKETS)('[J4] %s, told where it is to be typed', (_, from, to, message) => {
    expect(told(changed(from, to))).toEqual([message]);
  });

  it('[J4] the last bracket is told at the end of the file, with where it was opened', () => {
    const text = PAGE.trimEnd().slice(0, -1);
    expect(told(text)).toEqual(['20:1 unclosed-bracket: Write } here.']);
    expect(faultsOf(text)).toMatchObject([{ related: { start: 0, end: 1 } }]);
    expect(JSON.parse(mend(text))).toEqual(JSON.parse(PAGE));
  });

  it.each([
    ['between two entries', '"paragraphs"'],
    ['in a text', ' only a'],
    ['behind a comma', '\n    "responseMinutes"'],
  ])('[J17] a file that breaks off %s', (_, where) => {
    expect(faultsOf(PAGE.slice(0, PAGE.indexOf(where))).map(({ code }) => code)).toEqual(['unclosed-bracket']);
  });

  it('[J17] a file of which a part is lost is fetched from its last version, and not closed where it breaks off', () => {
    const [lost] = told(PAGE.slice(0, PAGE.indexOf(' only a')));
    expect(lost).toMatch(/Fetch the end from the last version of this file, .* write "\]\}\]\} here\.$/);
    // Where a name is cut, too, nobody knows what belonged behind it.
    const [cut] = told(PAGE.slice(0, PAGE.indexOf('ragraphs"')));
    expect(cut).toMatch(/or undo what took it away\.$/);
    expect(told(PAGE.trimEnd().slice(0, -1))).toEqual(['20:1 unclosed-bracket: Write } here.']);
  });

  it.each([
    ['with bullets', '• Victoria Street\n      • Broadway\n      • Palace Street'],
    ['with hyphens', '- Victoria Street\n      - Broadway\n      - Palace Street'],
    ['with numbers', '1. Victoria Street\n      2. Broadway\n      3. Palace Street'],
    ['with nothing', 'Victoria Street\n      Broadway\n      Palace Street'],
  ])('[J18] a list pasted %s', (_, lines) => {
    const text = changed('"Commercial Approved", "Fully Insured"', `\n      ${lines}\n    `);
    expect(told(text)).toEqual([
      '9:7 unquoted-text: Write "Victoria Street", in its place. Do the same on the 2 lines below it.',
    ]);
    expect(JSON.parse(mend(text))).toMatchObject({
      facts: { credentials: ['Victoria Street', 'Broadway', 'Palace Street'] },
    });
  });

  it('[J4] an inner list of numbers that goes on with a list is closed before it', () => {
    const text = changed('"streets": [', '"around": [[51.53, -0.1], [51.5, -0.2], [51.4, -0.3]], "streets": [');
    expect(told(changed('-0.2]', '-0.2', text))).toEqual(['7:42 unclosed-bracket: Write ] here.']);
    expect(told(changed('-0.1]', '-0.1', text))).toEqual(['7:28 unclosed-bracket: Write ] here.']);
  });

  it('[J2] two numbers of a list without their comma', () => {
    const text = changed('"streets": [', '"around": [[51.503, -0.1337]], "streets": [');
    const missing = changed('51.503, ', '51.503 ', text);
    expect(told(missing)).toEqual(['7:23 missing-comma: Write a comma here.']);
    expect(mend(missing)).toBe(text);
  });

  it('[J18] a page with lines of numbers that went through Word', () => {
    const text = changed(
      '"Broadway"],',
      '"Broadway"],\n    "around": [\n      [51.5, -0.1],\n      [51.4, -0.2]\n    ],',
    );
    const faults = faultsOf(text.replaceAll(/"([^"]*)"/g, '“$1”'));
    expect(faults.map(({ code }) => code)).toEqual(['curly-quotes']);
  });

  it('[J18] a page that went through Word', () => {
    const text = PAGE.replaceAll(/"([^"]*)"/g, '“$1”');
    expect(told(text)).toEqual([
      expect.stringMatching(
        /^2:3 curly-quotes: Write "facts", with straight quotes. Do the same on the \d+ lines below it\.$/,
      ),
    ]);
    expect(JSON.parse(mend(text))).toEqual(JSON.parse(PAGE));
  });

  it('[J19] two versions that Git could not join', () => {
    const line = '    "responseMinutes": 20,\n';
    const conflict = `<<<<<<< HEAD\n${line}=======\n${line.replace('20', '25')}>>>>>>> new-figures\n`;
    expect(faultsOf(changed(line, conflict)).map(({ code, found }) => `${code} ${found}`)).toEqual([
      'merge-conflict <<<<<<< HEAD',
    ]);
    expect(faultsOf(changed(line, conflict.replaceAll('\n', '\r\n'))).map(({ code }) => code)).toEqual([
      'merge-conflict',
    ]);
    expect(faultsOf(`<<<<<<< HEAD\n${PAGE}=======\n${PAGE}>>>>>>> new-figures\n`).map(({ code }) => code)).toEqual([
      'merge-conflict',
    ]);
  });

  it.each([
    ['a fence', `\`\`\`json\n${PAGE}\`\`\`\n`],
    ['a sentence', `Here is the page:\n\n${PAGE}\nLet me know!\n`],
    ['code', `const page = ${PAGE.trimEnd()};\n`],
    ['a note', `SW1H, Anna 3 May\n${PAGE}`],
  ])('[J19] %s around the page', (_, text) => {
    expect(faultsOf(text).map(({ code, start }) => `${start} ${code}`)).toEqual(['0 text-before-start']);
  });

  it('[J19] a second page in the file', () => {
    expect(faultsOf(PAGE + PAGE).map(({ code, start }) => `${start} ${code}`)).toEqual([
      `${PAGE.length} text-after-end`,
    ]);
  });

  it('[J3] two mistakes on lines apart are two messages', () => {
    expect(told(changed('20,', '20 minutes,', changed('"SW1H",', 'SW1H",')))).toEqual([
      '4:13 unopened-text: Write "SW1H" in its place.',
      `6:24 number-form: ${UNIT('20', '20 minutes')}`,
    ]);
    expect(told(changed('"type": "prose",', '"type": "prose"', changed('"Broadway"],', '"Broadway",')))).toEqual([
      '7:89 unclosed-bracket: Write ] here.',
      '12:22 missing-comma: Write a comma here.',
    ]);
    expect(told(changed('"name": "Victoria",', '"name": "Victoria"', changed('"SW1H",', '"SW1H"')))).toEqual([
      '3:23 missing-comma: Write a comma here.',
      '4:19 missing-comma: Write a comma here.',
    ]);
  });

  it.each(['Queen Anne’s Gate', 'St James‘s', 'and so on…', '“So called”', '20% – £95', '51°', '&amp;', 'one  two'])(
    '[J22] nothing is wrong with %s inside a text',
    (words) => {
      expect(faultsOf(changed('Help in Victoria', words))).toEqual([]);
    },
  );

  it('[J22] reads a long file of nothing but mistakes without a hang', () => {
    for (const part of ['"a": “b”,\n', '“', "'", '\\"x', '1,', 'x ', '=', '{ "a": ', '<<<<<<< a\n', '"', '51° '])
      expect(faultsOf(`{ "a": [${part.repeat(200_000 / part.length)}`).length).toBeGreaterThan(0);
  });
});
