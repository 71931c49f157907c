/** Units by their CLDR codes; Intl writes them with a number in any language. */
export const UNITS = [
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'percent',
  'millimeter',
  'centimeter',
  'meter',
  'kilometer',
  'inch',
  'foot',
  'yard',
  'mile',
  'hectare',
  'acre',
  'liter',
  'gallon',
  'kilogram',
  'pound',
  'celsius',
  'degree',
] as const;
export type Unit = (typeof UNITS)[number];

/** Units without words: a text says beside the number what it counts. */
export const BARE_UNITS = ['count', 'rating'] as const;

/** Money, and what it is paid for: `EUR`, `EUR-per-hour`. */
export interface Price {
  currency: string;
  per?: string;
}

/** The units that a price may be for, beside those of time, length and weight. */
const AREAS_AND_ROOMS = ['square-meter', 'square-foot', 'square-yard', 'cubic-meter'];
const PAID_FOR: readonly string[] = [...UNITS.filter((unit) => unit !== 'percent'), ...AREAS_AND_ROOMS];
const PRICE = /^([A-Z]{3})(?:-per-([a-z-]+))?$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCounted = (unit: string): unit is Unit => (UNITS as readonly string[]).includes(unit);

/** The price that a unit counts; `undefined` for what is no price, or in no money that there is. */
export function priceIn(unit: string): Price | undefined {
  const [, currency, per] = PRICE.exec(unit) ?? [];
  if (currency === undefined || !CURRENCIES.has(currency)) return undefined;
  if (per === undefined) return { currency };
  return PAID_FOR.includes(per) ? { currency, per } : undefined;
}

export const isMoney = (unit: string): boolean => priceIn(unit) !== undefined;

export const isUnit = (unit: string): boolean =>
  isCounted(unit) || (BARE_UNITS as readonly string[]).includes(unit) || isMoney(unit);

/** Every unit that a claim of a site with this currency may have. */
export const unitsOf = (currency: string): readonly string[] => [
  ...UNITS,
  ...BARE_UNITS,
  currency,
  ...PAID_FOR.map((per) => `${currency}-per-${per}`),
];
