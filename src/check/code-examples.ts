import type { FaultCode } from '../json/faults';
import type { Example } from './rule';

/** Faults that keep a file from being read. */
export const FAULT_EXAMPLES: Record<FaultCode, Example> = {
  'bad-escape': { before: '"text": "Our folder is C:\\Pictures"', after: '"text": "Our folder is C:\\\\Pictures"' },
  'binary-file': { before: 'pages/areas/n1.json is a Word file', after: 'pages/areas/n1.json is saved from a plain text editor' },
  'byte-order-mark': { before: 'saved with the encoding "UTF-8 with BOM"', after: 'saved with the encoding "UTF-8"' },
  'comment': { before: '"responseMinutes": 20, // ask Sarah', after: '"responseMinutes": 20,' },
  'control-character': { before: '"text": "Call us" with a backspace character between the words', after: '"text": "Call us"' },
  'curly-quotes': { before: '“heading”: “Boiler repair”', after: '"heading": "Boiler repair"' },
  'duplicate-field': { before: '{ "heading": "Boilers", "heading": "Boiler repair" }', after: '{ "heading": "Boiler repair" }' },
  'empty-file': { before: '(nothing)', after: '{ "metadata": { … }, "facts": { … }, "blocks": [ … ] }' },
  'extra-bracket': { before: '{ "items": [1, 2] }}', after: '{ "items": [1, 2] }' },
  'extra-comma': { before: '["Upper Street",, "Essex Road"]', after: '["Upper Street", "Essex Road"]' },
  'file-too-large': { before: 'a page with a picture pasted into it', after: 'a page that names the picture: "socialImage": "/images/van.jpg"' },
  'forbidden-name': { before: '{ "constructor": "Smith & Sons" }', after: '{ "text": "Built by Smith & Sons" }' },
  'line-break-in-text': { before: '"text": "We come day\n  and night."', after: '"text": "We come day and night."' },
  'merge-conflict': { before: '<<<<<<< HEAD\n"responseMinutes": 20,\n=======\n"responseMinutes": 25,\n>>>>>>> new-figures', after: '"responseMinutes": 25,' },
  'missing-colon': { before: '"responseMinutes" 20', after: '"responseMinutes": 20' },
  'missing-comma': { before: '"name": "Islington"\n"code": "N1"', after: '"name": "Islington",\n"code": "N1"' },
  'missing-value': { before: '"responseMinutes": ,', after: '"responseMinutes": 20,' },
  'no-break-space': { before: '"code":(a special space)"N1"', after: '"code": "N1"' },
  'not-json': { before: '<html><body>Islington</body></html>', after: '{ "metadata": { … }, "facts": { … }, "blocks": [ … ] }' },
  'not-utf-8': { before: 'saved with the encoding "Windows-1252"', after: 'saved with the encoding "UTF-8"' },
  'number-form': { before: '"responseMinutes": 30 minutes', after: '"responseMinutes": 30' },
  'quote-in-text': { before: '"text": "They said "never again" and called us."', after: '"text": "They said \\"never again\\" and called us."' },
  'single-quotes': { before: '\'code\': \'N1\'', after: '"code": "N1"' },
  'tab-in-text': { before: '"text": "Day(a tab)and night"', after: '"text": "Day and night"' },
  'text-after-end': { before: '{ "blocks": [ … ] }\nbest wishes, Sarah', after: '{ "blocks": [ … ] }' },
  'text-before-start': { before: 'Here is your page:\n{ "blocks": [ … ] }', after: '{ "blocks": [ … ] }' },
  'too-deep': { before: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]', after: '[1]' },
  'trailing-comma': { before: '["Upper Street", "Essex Road",]', after: '["Upper Street", "Essex Road"]' },
  'unclosed-bracket': { before: '"streets": ["Upper Street", "Essex Road",\n"landmarks": ["Union Chapel"]', after: '"streets": ["Upper Street", "Essex Road"],\n"landmarks": ["Union Chapel"]' },
  'unclosed-text': { before: '"name": "Islington,\n"code": "N1"', after: '"name": "Islington",\n"code": "N1"' },
  'unexpected-character': { before: '"name": "Islington"; "code": "N1"', after: '"name": "Islington", "code": "N1"' },
  'unopened-bracket': { before: '"name": "Islington" }', after: '{ "name": "Islington" }' },
  'unopened-text': { before: '"code": N1"', after: '"code": "N1"' },
  'unquoted-name': { before: 'name: "Islington"', after: '"name": "Islington"' },
  'unquoted-text': { before: '"name": Islington', after: '"name": "Islington"' },
  'utf-16': { before: 'saved with the encoding "Unicode"', after: 'saved with the encoding "UTF-8"' },
  'wrong-word': { before: '"noindex": True', after: '"noindex": true' },
};

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
