import type { Slip } from '../vocabulary';

/** One, though it ends as several do. */
const ONE_IN_S =
  'series|species|means|premises|works|news|mains|bias|lens|canvas|atlas|alias|chaos|headquarters|crossroads|barracks|christmas|others|yours|ours|theirs|always|sometimes|perhaps|besides|was|has|does|this|its|whereas|overseas|afterwards|upstairs|downstairs|indoors|outdoors|towards|details|less|unless';
/** Several in the form of one, some who are not named, and what stands before a thing. */
const SEVERAL_IN_ONE =
  'people|police|staff|team|crew|council|family|firm|company|group|public|public|board|committee|government|management|department|personnel|folk|cattle|sheep|fish|aircraft|data|media|criteria|teeth|feet|mice|geese|children|women|men|majority|minority|rest|number|pair|couple|range|variety|handful|lot|few|many|dozen|hundred|thousand|million|half|most|others?|ones?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|last|second|third|best|worst|same|old|young|poor|rich|sick|new|left|more|less|past|cent|percent|foot|pound|stone|quid|per|above|below|latter|former|very|own|you|they|that|which|who|whom|what|here|there|now|then|inside|outside|also|only|not|still|all|both|alone|often|even|ever|never|already|too|once|each|apart|will|can|may|must|might|could|would|should|shall|and|but|for|nor|with|from';
/** What no verb is: "does not always". */
const NO_VERB = `${ONE_IN_S}|us|thus|regardless|nevertheless|nonetheless|across|as|is|his|hers`;

const BEGINS = String.raw`(?<=^|[.!?:;] |(?<!\p{L})(?:[Ii]f|[Bb]ecause|[Uu]ntil|[Ww]hile) )`;
/** Behind "if" stands "were" of one, too. */
const OPENS = String.raw`(?<=^|[.!?:;] |(?<!\p{L})(?:[Bb]ecause|[Uu]ntil|[Ww]hile) )`;
const THE = '(?:[Tt]he|[Yy]our|[Oo]ur|[Tt]heir|[Ii]ts)';
const THESE = '(?:[Tt]he|[Yy]our|[Oo]ur|[Tt]heir|[Ii]ts|[Tt]hese|[Tt]hose)';
const ONE = String.raw`(?!(?:${SEVERAL_IN_ONE})(?!\p{L}))\p{Ll}{3,}(?<!s|est|ing|ed|ly|men)`;
const MANY = String.raw`(?!(?:${ONE_IN_S})(?!\p{L}))\p{Ll}{3,}(?<![sui]|ic)s`;
const THING = String.raw`\p{Ll}{3,}(?<!s)`;
const WHERE = '(?:upstairs|downstairs|outside|inside|here|below|above)';
/** Of so many things it is the things that are. */
const AMOUNT =
  '(?:third|quarter|part|bulk|set|row|bunch|batch|total|proportion|percentage|fraction|share|mix|mixture|combination|collection|selection|choice|string|spate|wave|host|remainder|types?|kind|sort)';
const VERB_IN_S = String.raw`(?!(?:${NO_VERB})(?!\p{L}))\p{Ll}{2,}(?<![sui])s`;
const BESIDE = '(?:in|on|under|behind|above|below|beside|at|near|inside|outside|between|from|with|for|by)';
const WHO = String.raw`(?:[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he|(?:[Tt]he|[Yy]our|[Oo]ur) \p{Ll}{3,})`;
const SOME = String.raw`(?:\p{Ll}+ )?`;
const NOT = "(n['’]t)?";
const END = String.raw`(?!\p{L})`;

/** A form in words and parts of speech, as endings show them: what has a capital is a name, and neither. */
const grammar = (form: string, meant: (...groups: string[]) => string): Slip => [
  new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${form}(?!(?<=\p{L})[\p{L}’'-])`, 'gu'),
  (found) => meant(...found.slice(1).map((group = '') => group)),
];

const OF_SEVERAL: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  needs: 'need',
};
const OF_ONE: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', do: 'does' };
const several = (verb: string, not: string) => OF_SEVERAL[verb]! + (not && 'n’t');
const one = (verb: string, not: string) => OF_ONE[verb]! + (not && 'n’t');

/** "valves" of "valve", and back. */
const inS = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(?:x|ch|sh)$/.test(word) ? 'es' : 's'}`;
const withoutS = (word: string) =>
  /..ies$/.test(word) ? `${word.slice(0, -'ies'.length)}y` : word.replace(/(?<=ss|x|ch|sh|zz)es$|s$/, '');

/** Who does what, and how many. */
export const GRAMMAR: readonly Slip[] = [
  // "We was", "it have", "these is"
  grammar(
    String.raw`(?<=^|[.!?:;] |(?<!\p{L})(?:[Aa]nd|[Bb]ut|[Bb]ecause) )([Ww]e|[Tt]hey|[Yy]ou|[Tt]hese|[Tt]hose) (was|is|has|does)${NOT}(?! to be)`,
    (who, verb, not) => `${who} ${several(verb!, not!)}`,
  ),
  grammar(
    String.raw`(?<=^|[.!?:;] |(?<!\p{L})(?:[Bb]ut|[Bb]ecause) )([Hh]e|[Ss]he|[Ii]t|[Tt]his) (have|are|do(?=n['’]t))${NOT}(?! to be)`,
    (who, verb, not) => `${who} ${one(verb!, not!)}`,
  ),
  // "The valves was", "The valves in the cupboard was"
  grammar(
    String.raw`${BEGINS}(${THESE} ${SOME}${MANY}(?: (?:${BESIDE}|of|to) (?:${THESE} |an? )?${SOME}${THING}| ${WHERE})?) (was|is|has|needs|does)${NOT}`,
    (who, verb, not) => `${who} ${several(verb!, not!)}`,
  ),
  // "The pump have", "The pipe under the floors have"
  grammar(
    String.raw`${OPENS}((?:[Aa]n?|[Ee]very|[Ee]ach|${THE}) (?:${ONE}|${SOME}${ONE} (?:${BESIDE} (?:${THESE} )?|(?<!(?:^|[^\p{L}])${AMOUNT} )of (?:${THESE} )?)${SOME}${MANY})) (have|are|do(?=n['’]t)|were(?! to ))${NOT}`,
    (who, verb, not) => `${who} ${one(verb!, not!)}`,
  ),
  // "One of the locks are", "One of the lock"
  grammar(
    String.raw`${OPENS}((?:[Oo]ne|[Ee]ach) of ${THESE} (?:\p{Ll}+(?<!s) )?${MANY}) (are|were|have|do(?=n['’]t))${NOT}`,
    (who, verb, not) => `${who} ${one(verb!, not!)}`,
  ),
  grammar(
    String.raw`([Oo]ne|[Ee]ach) of (${THESE}) (${ONE})(?: (are|were|have)${END}|(?= (?:is|was|has|in|on|at|that|which|here|under|behind|needs?|can|will)${END}|[.,;!?]|$))`,
    (how, the, what, verb) => `${how} of ${the} ${inS(what!)}${verb ? ` ${one(verb, '')}` : ''}`,
  ),
  grammar(
    String.raw`([Ss]everal|[Mm]any|[Ff]ew|[Bb]oth|[Tt]wo|[Tt]hree|[Aa]ll) of (${THESE}) (${ONE})(?= (?:are|were|have|here|need|share)${END})`,
    (how, the, what) => `${how} of ${the} ${inS(what!)}`,
  ),
  // "All the valve are", "Two engineer was", "These valve is", "A keys is"
  grammar(
    String.raw`([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ss]everal|[Tt]hese|[Tt]hose|[Aa]ll (?:the|our|your)) (${ONE}) (are|were|have)`,
    (how, what, verb) => `${how} ${inS(what!)} ${verb}`,
  ),
  grammar(String.raw`([Tt]h)[eo]se (${ONE}) (is|was|has)`, (th, what, verb) => `${th}is ${what} ${verb}`),
  grammar(
    String.raw`(?<=^|[.!?:;,] |(?<!\p{L})(?:and|or|if|when|because|but) )([Aa]n?|[Tt]his|[Ee]very|[Ee]ach|[Aa]nother) (${MANY}) (is|was|are|were|has|have)`,
    (how, what, verb) =>
      OF_ONE[verb!] && /this/i.test(how!)
        ? `${how!.slice(0, -'is'.length)}ese ${what} ${verb}`
        : `${how} ${withoutS(what!)} ${OF_ONE[verb!] ?? verb}`,
  ),
  // "We fits the tap", "It does not closes", "You must to ring", "The valve must replaced"
  grammar(
    String.raw`(?<=^|[.!?:;,] |(?<!\p{L})(?:and|if|when|because|that|but) )([Ww]e|[Tt]hey) (${VERB_IN_S})(?= (?:(?:the|an?|your|our|it|you|all|every|no|any)${END}|${MANY}))`,
    (who, does) => `${who} ${withoutS(does!)}`,
  ),
  grammar(
    String.raw`(${WHO} (?:will|can|must|should|could|would|may|might|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|do not|does not|did not)) (${VERB_IN_S})(?=[.,;!?]|$| (?:the|an?|your|our|it|you|us|them|in|on|at|for|to|by|with|when|if|and|or|before|after|until|properly|again)${END})`,
    (who, does) => `${who} ${withoutS(does!)}`,
  ),
  grammar(String.raw`(${WHO} (?:should|must)) to(?= \p{Ll})`, (who) => who!),
  grammar(
    String.raw`((?:[Ii]t|[Tt]hey|(?:[Tt]he|[Yy]our|[Oo]ur) \p{Ll}{3,}) (?:must|should|can|could|will|may|might|cannot|can['’]t|won['’]t)) (?!(?:shed|embed|shred|wed|bed)${END})(\p{Ll}{3,}(?<!e)ed)`,
    (who, done) => `${who} be ${done}`,
  ),
  // "We will with you", "We will by there", "They been", "It is been", "It has being"
  grammar(
    String.raw`(${WHO} (?:will|shall|can|could|should|would|must|may|might|cannot)) (?:(with (?:you|them|us|him|her)(?=[.,;!?]|$| (?:as|at|in|by|within|soon|on|before|after|when|for|until|tomorrow|today|shortly)${END}))|(?:by )?((?<=by )(?:there|here|done|ready|with|back|used|sent)|happy|glad|pleased|able|unable|available|responsible|there (?:in|by|at|within|as|soon)))`,
    (who, company, what) => `${who} be ${company || what}`,
  ),
  grammar(String.raw`(?<=^|[.!?:;,] )([Ww]e|[Tt]hey|[Yy]ou|I) been`, (who) => `${who} have been`),
  grammar(String.raw`([Ii]t|[Tt]his|[Hh]e|[Ss]he|${THE} ${ONE}) is been`, (who) => `${who} has been`),
  grammar(String.raw`(has|have|had) being`, (has) => `${has} been`),
  // "If the door want shut"
  grammar(
    String.raw`([Ii]t|[Hh]e|[Ss]he|(?:${THE}|[Aa]n?|[Tt]his|[Tt]hat) ${ONE}) want (open|close|shut|start|stop|turn|work|lock|move|budge|go|come|fire|light|heat|drain|flush|fill|be|stay|hold|fit|run|catch|latch)`,
    (who, does) => `${who} won’t ${does}`,
  ),
  // "A painters van"
  grammar(
    String.raw`([Aa]n?|[Ee]very|[Ee]ach|[Aa]nother) (?!(?:numbers|letters|parents|seniors|orders|others|headers|waters|matters|quarters|corners|colours|players|cleaners)${END})(\p{Ll}{3,})(er|or|ord|ant|ist)s (?=(?!(?:who|that|and|with|from|for|are|is|was|has|have|were|can|will|which|but|per|use|may|occurs?)${END})\p{Ll}{3,})`,
    (how, who, does) => `${how} ${who}${does}’s `,
  ),
];
