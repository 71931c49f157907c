import { topicOf } from './claims';
import type { Claim } from './claims';

/** Words of scopes that fit everything we say. */
const COMMON = /^(?:scope|page|average|usual|engineer|calls?|called|district|time|site|when|from|until|named?|first|those|that|this|with|where|which|since|gives?|including|applies|unless|after|each|every|ours?)$/;

/**
 * How well a claim fits the words around a figure, 0 for not at all: "price, commercial" needs "commercial", or at least
 * the "hour" of its unit or a word of its scope. A claim without such a part, "response time", fits its whole topic.
 */
export function fitOf(claim: Claim, { near, isOfTopic }: { near: string; isOfTopic: boolean }): number {
  const around = wordsOf(near);
  const isNear = (words: string[]) => words.some((word) => around.some((other) => other.startsWith(word) || word.startsWith(other)));
  const part = isOfTopic ? claim.subject.slice(topicOf(claim).length) : claim.subject;
  const subject = wordsOf(part);
  const bySubject = subject.length === 0 ? CERTAIN : isNear(subject) ? 2 * CERTAIN : 0;
  const byUnit = isNear(wordsOf(/\bper (.*)/.exec(claim.unit)?.[1] ?? '')) ? CERTAIN : 0;
  return bySubject + byUnit + (isNear(wordsOf(claim.scope)) ? 1 : 0);
}

/** From here on a claim fits by its subject or unit, and not by its scope alone. */
export const CERTAIN = 2;

const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')).filter((word) => word.length >= 4 && !COMMON.test(word));
