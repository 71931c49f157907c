import { seedOf, strongColour, weakPairs } from '../../../design/theme/contrast';
import { paletteOf } from '../../../design/theme/palette';
import { atValue } from '../../placed';
import { ofBusiness } from '../../documents/business';
import type { Rule } from '../../rule';

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
      yield atValue(document, ['look', 'colours', seed], {
        message:
          `"${colours[seed]}" is too faint: in the ${pair.theme} theme, what is ` +
          'drawn in it or on it would have a contrast of ' +
          `${ratioText(pair.ratio)}, and at least ${ratioText(pair.needed)} is needed.`,
        fix: `Write "${strongColour(colours, seed)}" in its place, the nearest strong shade, or choose another colour.`,
        why: 'People who do not see well, and everybody in bright sun, could not read it.',
      });
    }
  },
};
