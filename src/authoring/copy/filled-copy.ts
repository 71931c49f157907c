import { addField, removeValue, replaceValue } from '../../json/edit-json';
import { valueAt } from '../../json/path';
import type { LostEntry } from './lost-tokens';
import type { District } from './region-district';

/** The facts of a copy that are given before it is made. */
export interface Filling {
  /** Facts by their names; a text that is empty says nothing. */
  facts: Readonly<Record<string, unknown>>;
  district: District | undefined;
  isDraft: boolean;
  /** Entries that speak of what the copy lacks, and shall go. */
  without: readonly LostEntry[];
}

/** The text of a copy with the facts that it has a place for; a district brings its code and its centre. */
export function filledCopy(copied: string, { facts, district, isDraft, without }: Filling): string {
  const centre = district && { latitude: district.centre.latitude, longitude: district.centre.longitude };
  const given = { ...facts, ...(district && { code: district.code, coordinates: centre }) };
  const filled = Object.entries(given).reduce((text, [fact, answer]) => {
    const isThere = valueAt(JSON.parse(text), ['facts', fact]) !== undefined;
    const value = typeof answer === 'string' ? answer.trim() : answer;
    return isThere && value !== '' ? replaceValue(text, ['facts', fact], value) : text;
  }, copied);
  const left = without.toReversed().reduce((text, { path }) => removeValue(text, path), filled);
  const mayBeDrafted = isDraft && valueAt(JSON.parse(left), ['status']) === undefined;
  return mayBeDrafted ? addField(left, [], { name: 'status', value: 'draft', after: 'version' }) : left;
}
