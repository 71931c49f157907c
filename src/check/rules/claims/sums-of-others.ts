/** Whose sum of money or period a figure is, where it is not ours. */

/** Charges of the city and of other firms: the one figure that stands nearest to the name is theirs. */
const NAMES = /\b(?:Congestion Charge|ULEZ|Ultra Low Emission Zone|LEZ|Low Emission Zone|toll|tunnel|council|Thames Water)\b/giu;
/** Limits of the law, and what people pay to their insurers. */
const ALL_IN_SENTENCE = /\b(?:fines?|penalt|Act\b|Regulations|by law|the law|statut|section \d|maker's|manufacturer|(?:policy |insurance )?excess\b|your policy|your insurer)/iu;
/** What homes are sold and let for. */
const HOMES = /\b(?:houses?|flats?|homes?|propert(?:y|ies))(?: (?:here|there|nearby|in [\p{L}\d ]{1,30}?))? (?:costs?|sells?|sold|goes for|go for|rents?|lets?|is worth|are worth)\b/iu;
const OURS = /\b(?:we|our|labour|hourly|an hour|per hour)\b/iu;

interface Sum {
  sentence: string;
  start: number;
  end: number;
}

export const isPeriodOfOthers = (sentence: string) => ALL_IN_SENTENCE.test(sentence) || sentence.search(NAMES) >= 0;

/** `all` are the sums of the same sentence. */
export function isSumOfOthers(sum: Sum, all: readonly Sum[]): boolean {
  const { sentence, start } = sum;
  if (ALL_IN_SENTENCE.test(sentence) || HOMES.test(sentence)) return true;
  const clause = clauseAt(sentence, start);
  return [...sentence.matchAll(NAMES)].some(({ 0: name, index }) => {
    const far = (each: Sum) => (each.start >= index ? each.start - index - name.length : index - each.end);
    return all.every((each) => far(sum) <= far(each)) && (clause.includes(name) || !OURS.test(clause));
  });
}

function clauseAt(sentence: string, at: number): string {
  const end = sentence.slice(at).search(/[,;:](?!\d)/);
  return sentence.slice(Math.max(...[',', ';', ':'].map((sign) => sentence.lastIndexOf(`${sign} `, at))) + 1, end < 0 ? undefined : at + end);
}
