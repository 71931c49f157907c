/**
 * The district that somebody means who typed its code, or a full code that begins with it and has `rest` characters
 * more, in any capitals and spaces.
 */
export function findDistrict<District extends { code: string }>(
  typed: string,
  { districts, rest }: { districts: readonly District[]; rest: number },
): District | undefined {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const whole = plain(typed);
  const begun = rest > 0 ? whole.slice(0, -rest) : whole;
  // W1U lies in W1, and EH13 not in EH1.
  const around = /\p{N}\p{L}$/u.test(begun) ? begun.slice(0, -1) : '';
  const candidates = [whole, begun, plain(typed.trim().split(/\s/)[0]!), around];
  for (const code of candidates) {
    const found = code && districts.find((district) => district.code === code);
    if (found) return found;
  }
  return undefined;
}
