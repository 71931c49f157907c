import type { Example } from './rule';

/** Faults of the name or the place of a file. */
export const NAME_EXAMPLES: Record<string, Example> = {
  'bad-file-name': { before: 'pages/areas/St John\'s Wood.json', after: 'pages/areas/st-johns-wood.json' },
  'colliding-files': { before: 'pages/areas/n1.json and pages/areas/N1.json', after: 'pages/areas/n1.json alone' },
  'misplaced-file': { before: 'pages/areas/index.json', after: 'pages/areas.json' },
  'missing-file': { before: 'pages/404.json is not there', after: 'pages/404.json is there' },
  'unsafe-link': { before: 'pages/about.json is a link to another folder', after: 'pages/about.json is the file itself' },
  'wrong-ending': { before: 'pages/areas/n1.json.txt', after: 'pages/areas/n1.json' },
  'wrong-folder': { before: 'pages/n16.json, with the facts of an area', after: 'pages/areas/n16.json' },
};

/** Faults of fields and values. */
export const VALUE_EXAMPLES: Record<string, Example> = {
  'boolean-in-quotes': { before: '"noindex": "true"', after: '"noindex": true' },
  'empty-text': { before: '"heading": ""', after: '"heading": "Boiler repair"' },
  'misplaced-block': { before: '"side": [{ "type": "columns", … }]', after: '"side": [{ "type": "sticky-call", … }]' },
  'missing-field': { before: '{ "type": "hero", "heading": "Boiler repair" }', after: '{ "type": "hero", "heading": "Boiler repair", "intro": "We come day and night." }' },
  'number-in-quotes': { before: '"responseMinutes": "20 minutes"', after: '"responseMinutes": 20' },
  'out-of-range': { before: '"rating": { "value": 49, "count": 134 }', after: '"rating": { "value": 4.9, "count": 134 }' },
  'too-few': { before: '"streets": ["Upper Street", "Essex Road"]', after: '"streets": ["Upper Street", "Essex Road", "Liverpool Road", "Camden Passage", "Canonbury Lane", "St Paul\'s Road"]' },
  'too-many': { before: '"credentials": ["Fully Insured", "Gas Safe Registered", "Local"]', after: '"credentials": ["Fully Insured", "Gas Safe Registered"]' },
  'too-many-blocks': { before: 'a page with 240 blocks', after: 'two pages with 120 blocks each' },
  'unknown-block': { before: '{ "type": "heroo", … }', after: '{ "type": "hero", … }' },
  'unknown-field': { before: '"headng": "Boiler repair"', after: '"heading": "Boiler repair"' },
  'unknown-value': { before: '"priceRange": "£"', after: '"priceRange": "££"' },
  'wrong-block': { before: '{ "type": "prose", "heading": "…", "do": [ … ], "dont": [ … ] }', after: '{ "type": "do-dont", "heading": "…", "do": [ … ], "dont": [ … ] }' },
  'wrong-form': { before: '"code": "n 1"', after: '"code": "N1"' },
  'wrong-type': { before: '"paragraphs": "We come day and night."', after: '"paragraphs": ["We come day and night."]' },
};
