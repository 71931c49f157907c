import type { CodeWords } from '../rule';

/** What can be wrong with a field or a value. */
export const VALUE_CODES: Readonly<Record<string, CodeWords>> = {
  'boolean-in-quotes': {
    summary: 'true or false stands in quotes, which makes it a text.',
    example: { before: '"noindex": "true"', after: '"noindex": true' },
  },
  'empty-text': {
    summary: 'A text holds no words.',
    example: { before: '"heading": ""', after: '"heading": "Boiler repair"' },
  },
  'misplaced-block': {
    summary: 'A block stands where blocks of its type cannot stand.',
    example: { before: '"side": [{ "type": "columns", … }]', after: '"side": [{ "type": "sticky-call", … }]' },
  },
  'missing-field': {
    summary: 'A field that is needed is not there.',
    example: {
      before: '{ "type": "hero", "heading": "Boiler repair" }',
      after: '{ "type": "hero", "heading": "Boiler repair", "intro": "We come day and night." }',
    },
  },
  'number-in-quotes': {
    summary: 'A number stands in quotes, which makes it a text.',
    example: { before: '"responseMinutes": "20 minutes"', after: '"responseMinutes": 20' },
  },
  'out-of-range': {
    summary: 'A number is too small or too large.',
    example: { before: '"rating": { "value": 49, "count": 134 }', after: '"rating": { "value": 4.9, "count": 134 }' },
  },
  'too-few': {
    summary: 'A list has too few entries.',
    example: {
      before: '"streets": ["Upper Street", "Essex Road"]',
      after: '"streets": ["Upper Street", "Essex Road", "Liverpool Road", "Camden Passage", '
        + '"Canonbury Lane", "St Paul\'s Road"]',
    },
  },
  'too-many': {
    summary: 'A list has too many entries.',
    example: {
      before: '"credentials": ["Fully Insured", "Gas Safe Registered", "Local"]',
      after: '"credentials": ["Fully Insured", "Gas Safe Registered"]',
    },
  },
  'too-many-blocks': {
    summary: 'A page has more than 200 blocks.',
    example: { before: 'a page with 240 blocks', after: 'two pages with 120 blocks each' },
  },
  'unknown-block': {
    summary: 'There is no block of this type.',
    example: { before: '{ "type": "heroo", … }', after: '{ "type": "hero", … }' },
  },
  'unknown-field': {
    summary: 'A field has a name that is not known where it stands.',
    example: { before: '"headng": "Boiler repair"', after: '"heading": "Boiler repair"' },
  },
  'unknown-value': {
    summary: 'A word is not one of those that a field can be.',
    example: { before: '"priceRange": "£"', after: '"priceRange": "££"' },
  },
  'wrong-block': {
    summary: 'A block has the fields of another type.',
    example: {
      before: '{ "type": "prose", "heading": "…", "do": [ … ], "dont": [ … ] }',
      after: '{ "type": "do-dont", "heading": "…", "do": [ … ], "dont": [ … ] }',
    },
  },
  'wrong-form': {
    summary: 'A text is not written in the form that its field needs: an address, a postcode, a date.',
    example: { before: '"code": "n 1"', after: '"code": "N1"' },
  },
  'wrong-type': {
    summary: 'A value is of the wrong sort: a number where words are needed, one value where a list is.',
    example: { before: '"paragraphs": "We come day and night."', after: '"paragraphs": ["We come day and night."]' },
  },
};
