import { oncePer } from '../once';
import type { SiteDocument } from '../site';
import { placedValues } from '../texts/strings';
import type { PlacedValue } from '../texts/strings';

/** Every value of a document, the outer before the inner. */
export const valuesIn = oncePer(({ value }: SiteDocument): readonly PlacedValue[] => placedValues(value));
