import type { Layer } from './ground';

type Look = Partial<Record<'fill' | 'stroke' | 'strokeWidth', string>>;

/**
 * The colours of the layers, which come from the page even where a file has the paths, so that theme, print and forced
 * colours reach them. A width in metres grows with the map; where there is none, that of the map holds.
 */
export const LAYER_LOOKS: Readonly<Record<Layer['part'], Look>> = {
  land: { fill: 'var(--mist)', stroke: 'var(--edge)' },
  park: { fill: 'var(--map-park)' },
  street: { fill: 'none', stroke: 'var(--line)', strokeWidth: '22' },
  road: { fill: 'none', stroke: 'var(--line)', strokeWidth: '50' },
  canal: { fill: 'none', stroke: 'var(--map-river)', strokeWidth: '35' },
  river: { fill: 'var(--map-river)', stroke: 'var(--map-river)' },
};

const FRAGMENT = 'map';

/** The layers as a file that pages show with `<use>`, by the fragment in its address. */
export const layersFile = (layers: readonly Layer[]): string => {
  const paths = layers.map(({ part, d }) => {
    const { strokeWidth, ...look } = LAYER_LOOKS[part];
    const attributes = Object.entries({ ...look, ...(strokeWidth && { 'stroke-width': strokeWidth }) });
    return `<path${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')} d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${FRAGMENT}">${paths.join('')}</g></svg>\n`;
};

export const addressOfLayers = (fingerprint: string): string => `/assets/map.${fingerprint}.svg#${FRAGMENT}`;
