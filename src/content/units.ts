/** The units that Intl names and claims may count in. */
const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year', 'percent'] as const;
export type Unit = (typeof UNITS)[number];

const known = new Map<string, string[]>();

/** All names of a unit in a language, in lower case: "minute", "minutes", "min", "mins". */
export function namesOfUnit(unit: Unit, locale: string): readonly string[] {
  const key = `${unit} ${locale}`;
  const names =
    known.get(key) ??
    (['long', 'short'] as const).flatMap((unitDisplay) =>
      [1, 2].map((count) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
          .formatToParts(count)
          .find(({ type }) => type === 'unit' || type === 'percentSign')!
          .value.toLowerCase()
          .replace(/\.$/, ''),
      ),
    );
  known.set(key, names);
  return names;
}

/** Which unit a word is the name of; `undefined` for what only people count, such as customers. */
export const unitCalled = (name: string, locale: string): Unit | undefined =>
  UNITS.find((unit) => namesOfUnit(unit, locale).includes(name.toLowerCase()));
