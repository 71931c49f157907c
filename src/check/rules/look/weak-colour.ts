import { seedOf, strongColour, weakPairs } from '../../../design/theme/contrast';
import { paletteOf } from '../../../design/theme/palette';
import type { ColourName } from '../../../design/theme/palette';
import { atValue } from '../../placed';
import { ofBusiness } from '../../documents/ledger';
import type { Rule } from '../../rule';

/** The visible use of a colour on another one. */
const TEXTS: Partial<Record<ColourName, string>> = {
  'brand': 'a link',
  'call': 'a number to call',
  'ink': 'a heading',
  'on-band': 'white words',
  'on-band-muted': 'grey words',
  'on-brand': 'the words',
  'on-call': 'the words',
};
const GROUNDS: Partial<Record<ColourName, string>> = {
  'band': 'on a dark band',
  'brand-fill': 'of a button',
  'brand-fill-press': 'of a button that is pressed',
  'brand-tint': 'on a pale ground of the brand',
  'brass-tint': 'on the pale gold of a rating',
  'call-fill': 'of the call button',
  'call-fill-press': 'of the call button while it is pressed',
  'call-tint': 'on the pale ground of a warning',
  'ground': 'on the page',
  'map-park': 'on a park of the map',
  'map-river': 'on a river of the map',
  'mist': 'on a pale band',
  'paper': 'on a card',
  'sound-tint': 'on the pale green of what is right',
};

const ratioText = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

export const weakColour: Rule = {
  code: 'weak-colour',
  severity: 'error',
  summary: 'With a colour of the brand, something on the site could not be read by everybody.',
  example: { before: '"colours": { "brand": "#4BA3E3", … }', after: '"colours": { "brand": "#0B5FA5", … }' },
  scope: 'document',
  *check(document, site) {
    const colours = document.kind === 'site' ? ofBusiness(site, 'look')?.colours : undefined;
    if (!colours) return;
    const weak = weakPairs(paletteOf(colours)).sort(
      (one, other) => one.ratio / one.needed - other.ratio / other.needed,
    );
    for (const seed of ['ink', 'brand', 'call'] as const) {
      const pair = weak.find((each) => seedOf(each) === seed);
      if (!pair) continue;
      const seen = `${TEXTS[pair.text] ?? 'a line'} ${GROUNDS[pair.ground] ?? 'on its ground'}`;
      yield atValue(document, ['look', 'colours', seed], {
        message:
          `"${colours[seed]}" is too faint: in the ${pair.theme} theme, ${seen} would have a contrast of ` +
          `${ratioText(pair.ratio)}, and at least ${ratioText(pair.needed)} is needed.`,
        fix:
          `Write "${strongColour(colours, seed)}" in its place, the nearest shade that is strong enough, or choose ` +
          'another colour.',
        why: 'People who do not see well, and everybody in bright sun, could not read it.',
      });
    }
  },
};
