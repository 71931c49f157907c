import { digitsOf } from '../../texts/phone-numbers';

/** Whether a value only holds the place of a real one: "sample", or a number of zeros. */
export function isStandIn(value: string): boolean {
  if (/\b(sample|example|dummy|test|todo|tbc|tba|n\/a)\b/i.test(value) || !/[\p{L}\p{N}]/u.test(value)) return true;
  const digits = digitsOf(value);
  return digits.length > 2 && /^0+$/.test(digits);
}
