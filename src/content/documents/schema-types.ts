import type { TradeSet } from '../../design/drawings/trade-sets';

/** The kinds of LocalBusiness of schema.org that go out to their customers or work for one town. */
export const SCHEMA_TYPES = [
  'AutoRepair',
  'DryCleaningOrLaundry',
  'Electrician',
  'EmergencyService',
  'GeneralContractor',
  'HVACBusiness',
  'HomeAndConstructionBusiness',
  'HousePainter',
  'LocalBusiness',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'ProfessionalService',
  'RoofingContractor',
] as const;

/** Other words for such a business, in one line each. */
export const TRADE_WORDS: Partial<Record<(typeof SCHEMA_TYPES)[number], string>> = {
  AutoRepair: 'mechanic garage',
  DryCleaningOrLaundry: 'dry-cleaner laundry',
  Electrician: 'electrical',
  GeneralContractor: 'builder',
  HVACBusiness: 'heating-engineer',
  HousePainter: 'painter decorator painter-and-decorator',
  MovingCompany: 'mover removals',
  RoofingContractor: 'roofer roofing thatcher',
};

/** The schema.org type of a firm by its trade; "LocalBusiness" where the list has nothing closer. */
export function schemaTypeOf(trade: string): (typeof SCHEMA_TYPES)[number] {
  const word = trade.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const isCalledSo = (type: (typeof SCHEMA_TYPES)[number]) =>
    type.toLowerCase() === word || TRADE_WORDS[type]?.split(' ').includes(word);
  return SCHEMA_TYPES.find(isCalledSo) ?? 'LocalBusiness';
}

/** The set of drawings that is about the work of a kind of business. */
export const SETS_OF_TYPES: Partial<Record<(typeof SCHEMA_TYPES)[number], TradeSet>> = {
  Electrician: 'electricity',
  HVACBusiness: 'water',
  Locksmith: 'locks',
  Plumber: 'water',
  RoofingContractor: 'roofs',
};
