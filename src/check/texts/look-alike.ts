/** Letters of Cyrillic and Greek that look like one of the Latin alphabet, and the letter that they look like. */
const OTHERS = 'АВЕЗКМНОРСТУХІЅЈаеорсухіѕјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινα';
const ALIKE = 'ABE3KMHOPCTYXISJaeopcyxisjhdqwABEZHIKMNOPTYXoiva';
export const OTHER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
/** Letters and digits drawn in another way, or joined into one: "Ｎ１６", "ﬁ", "𝐛𝐨𝐥𝐝", "ⓝ". */
export const DRAWN =
  /[\u210a-\u2115\u2118-\u211f\u2123-\u2188\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}]/u;
/** Lines through and around letters, and marks that no Latin alphabet has. */
export const MARK =
  /[\u0305\u030d-\u0322\u0325\u0329-\u0330\u0332-\u034e\u0350-\u036f\u20d0-\u20df\u20e1\u20e5-\u20f0]/u;

/** The letter that one looks like; itself where it is one, or a sign of its own. Empty for marks without a letter. */
export function plainLetter(letter: string): string {
  const bare = MARK.test(letter.normalize('NFC')) ? letter.normalize('NFC').replaceAll(/\p{M}/gu, '') : letter;
  const simple = DRAWN.test(bare) ? bare.normalize('NFKC') : bare;
  return ALIKE[OTHERS.indexOf(simple || ' ')] ?? (/^[\p{Script=Latin}\p{Nd}]+$/u.test(simple) ? simple : bare);
}
