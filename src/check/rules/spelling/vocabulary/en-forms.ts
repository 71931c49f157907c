import type { Slip } from '../vocabulary';

/** Groups of words that several forms have. */
const GROUPS: Readonly<Record<string, string>> = {
  ASK: '(?:ask|asks|asked|asking|check|checks|checked|checking|see|sees|know|knows|say|says|said|sure|unsure|certain|decide|decides|tell|tells|tell us|tell you|told|wonder|wondering|test|tests|find out|explain|explains|show|shows|doubt|matter|matters|question|look|looking|confirm|learn)',
  BE: '(?:am|is|are|was|were|be|been|being|isn’t|aren’t|wasn’t)',
  MAY: '(?:can|could|will|would|shall|should|may|might|must|cannot|can’t|won’t|don’t|didn’t|doesn’t|not|never|to|please|always|also)',
  ONE: '(?:the|an?|our|your|its|their|his|her|my|this|that|every|each|any|one)',
  OUR: '(?:the|our|your|its|their|his|her|my)',
  WE: '(?:i|we|you|they|he|she|it|who|somebody|someone|nobody)',
  END: '(?=[.,;:!?]|$)',
  MORE: '(?:more|less|better|later|earlier|faster|quicker|sooner|older|newer|longer|shorter|cheaper|higher|lower|larger|bigger|smaller|fewer|greater|worse|stronger|safer|easier|harder|hotter|colder|wider|narrower|simpler)',
  THAT: '(?:if|when|what|where|who|why|how|because|that|while|once|until|unless|whether|since|as|before|after)',
};

/** A form in words, with the groups, `'` for either apostrophe, and whole words at its ends. */
export function slip(words: string, meant: Slip[1]): Slip {
  const form = words
    .replaceAll(/(?<!\p{Lu})(?:ASK|BE|MAY|MORE|ONE|OUR|THAT|WE|END)(?!\p{Lu})/gu, (group) => GROUPS[group]!)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll('^', '(?<=^|[.!?:;] )');
  return [new RegExp(`(?<![\\p{L}\\p{N}'’-])${form}(?!(?<=\\p{L})[\\p{L}'’-])`, 'giu'), meant];
}
