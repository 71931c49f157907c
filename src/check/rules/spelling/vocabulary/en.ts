import type { Slip, SpellingVocabulary } from '../vocabulary';
import { BEFORE_THINGS, CONTEXTS, NO_THINGS } from './en-contexts';
import { GRAMMAR } from './en-grammar';
import { TWINS } from './en-twins';

/**
 * What belongs to one of two words that sound alike, and the word in its place; `$1` is the first part of what was
 * found. First stands what a text has at least, in small letters.
 */
const SLIPS: readonly Slip[] = [
  [
    /(?<!\p{L})(of|with|in|on|to|from|by|at|into|onto|through|behind|under|has|have|had|lost|loses?|keeps?|kept) it['’]s(?= \p{L})/giu,
    '$1 its',
  ],
  [/(?<!\p{L})it['’]s own(?! goal)(?!\p{L})/giu, 'its own'],
  [/(?<!\p{L})its['’](?![\p{L}])/giu, 'its'],
  [/(?<!\p{L})its (an?|the|not|been|our|your|always|never|too|also|going)(?![\p{L}-])/giu, 'it’s $1'],
  [/(?<!\p{L})(your|our|their|her)['’]s(?!\p{L})/giu, '$1s'],
  [/(?<!\p{L})your welcome(?= to(?!\p{L})|[.!,]|$)/giu, 'you’re welcome'],
  [/(?<!\p{L})(of|with|in|from|at|on|into) you['’]re(?!\p{L})/giu, '$1 your'],
  [/(?<!\p{L})you['’]re own(?= \p{L})/giu, 'your own'],
  [/(?<!\p{L})their (is|are|was|were|isn['’]t|aren['’]t|will be|has been|have been)(?!\p{L})/giu, 'there $1'],
  [/(?<!\p{L})(of|with|in|from|at|on|into) they['’]re(?!\p{L})/giu, '$1 their'],
  [/(?<!\p{L})(?:there|they['’]re) own(?!\p{L})/giu, 'their own'],
  [
    /(?<=^|[.!?] )There (?!\p{Ll}*ly |(?:always|never|also|often|now|still|sometimes|soon|then|too|once|both|just|even|already|he|she|it|they|we|you|this|that|those|these|what|can|may|must|might|will|would|could|should|shall|has|have|had|having|being|used|ought|need|is|are|was|were|seems?|isn|aren|wasn|weren|perhaps|either|and|or|but|where|when|who|which|to|for|in|on|at|by) )(\p{Ll}{3,}) (is|are|was|were|has|have|can|will)(?!\p{L})/gu,
    'Their $1 $2',
  ],
  [/(?<!\p{L})(should|could|would)(n['’]t) of(?! course)(?!\p{L})/giu, '$1$2 have'],
  [/(?<!\p{L})(should|could|would) of(?! course)(?!\p{L})/giu, '$1 have'],
  [/(?<!\p{L})(must|might|may) of (been|had|done|gone|come|got|heard|seen|left)(?!\p{L})/giu, '$1 have $2'],
  [
    /(?<!\p{L})(to|not|will|may|might|would|could|you|we|they|never|don['’]t|can['’]t|won['’]t) loose (?=(?:your|our|their|its|the|any|all|time|money|it|them)(?!\p{L}))/giu,
    '$1 lose ',
  ],
  [/(?<!\p{L}|used )to much(?!\p{L})/giu, 'too much'],
  [
    /(?<!\p{L})(is|are|was|were|not|be|far|way|gets?|it['’]s|that['’]s) to (much|many|late|long|small|big|high|low|old|far|soon|often|slow|loud|heavy)(?![\p{L}-])/giu,
    '$1 too $2',
  ],
  [/(?<!\p{L})(an|no|the|side|take|takes|taking) affect(s?)(?!\p{L})/giu, '$1 effect$2'],
  [
    /(?<!\p{L})(an?|our|your|the|some|good|free|expert|safety|any|for|of|more|further|with) advise(?!\p{L})/giu,
    '$1 advice',
  ],
  [/(?<!\p{L})(will|can|would|could|please|must|always) advice(?!\p{L})/giu, '$1 advise'],
  [/(?<!\p{L})weather or not(?!\p{L})/giu, 'whether or not'],
  [
    /(?<!\p{L})(ask|asks|know|sure|decide|tell|tells|wonder) weather (?=(?:you|we|it|the|your|they|there|an?)(?!\p{L}))/giu,
    '$1 whether ',
  ],
  [/(?<!\p{L})(?<!(?:show|tell|know|see|ask) )(we|they) where(?!\p{L})/giu, '$1 were'],
  [/(?<=^|[.!?] )Were (?=(?:open|based|proud|happy|fully|always|here)(?!\p{L}))(?![^.!?]{0,300}\?)/gu, 'We’re '],
  [/(?<!\p{L})piece of mind(?!\p{L})/giu, 'peace of mind'],
  [/(?<!\p{L})bare (with|in mind)(?!\p{L})/giu, 'bear $1'],
  [/(?<!\p{L})brake (down|in to|into|up)(?!\p{L})/giu, 'break $1'],
  [/(?<!\p{L})fare (price|prices|quote|quotes|deal)(?!\p{L})/giu, 'fair $1'],
  [/(?<!\p{L})(away|far|apart|different|comes?|coming|ranging|starting) form (?=\p{L}|\d|\{)/giu, '$1 from '],
  [/(?<!\p{L})(we|you|they|i|it|he|she) cant(?!\p{L})/giu, '$1 can’t'],
  [/(?<!\p{L})(we|you|they|i|it|he|she|that|this|there|u) wont(?!\p{L})/giu, '$1 won’t'],
  [
    /(?<!\p{L})(get|let|look|need|want|cost|come|work|run|leak)['’]s(?= (?:worse|better|cold|hot|the|a|an|to|in|out|us|you|like|done|from|at|on|up)(?!\p{L}))/giu,
    '$1s',
  ],
  // Several of a thing: "cut key's while you wait", "all lamp's".
  [
    /(?<=(?<!\p{L})(?:all|two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those|both|various|spare) )(?!(?:people|\p{Ll}*m[ae]n|children|today|one|year|month|week|day|hour|minute|night)['’])(\p{Ll}{3,})['’]s(?![\p{L}'’])/giu,
    '$1s',
  ],
  [
    /(?<=(?:^|[.!?] |(?<!\p{L})(?:[Ww]e|[Tt]hey|[Yy]ou|to|and|also|will|can|[Pp]lease) )(?!(?:is|are|was|were|be|of|for|by|with|from|in|on|at|to|not|no|all|than|as|the|or|and) )\p{Ll}{2,} )(?!(?:it|that|what|who|there|here|let|where|how|when|he|she|\p{Ll}*(?:one|body)|else|today|tomorrow|yesterday)['’])(\p{Ll}{3,})['’]s(?=[.,;!?]|$| (?:while|when|and|or|for|from|in|on|at|with|if|every|you|we)(?!\p{L}))/gu,
    '$1s',
  ],
  [
    /(?<!\p{L})(\p{Ll}{3,}(?<!one|body|there|here|that|what|else|who|where|how|when))['’]s(?= (?:(?:are|were|have|must|should|could|would|may|might|cannot|do|don['’]t)(?!\p{L})|(?:will|can) (?:be|call|come|ring|have|need|do|make|bring|find|see|tell|send|take|cut|fit|not|also|then)(?!\p{L})))/gu,
    '$1s',
  ],
  [/(?<!\p{L})(\p{Ll}{4,}(?:er|or|ord|ant|ent)s)['’]s(?!\p{L})/gu, '$1’'],
  [/(?<!\p{L})your (in (?:safe|good)|welcome to|not alone|covered)(?!\p{L})/giu, 'you’re $1'],
  [
    /(?<!\p{L})(fit|check|mend|leave|use|with|on|in|of|for) there (?=(?:own|taps?|homes?|houses?|keys?|bills?|customers?|locks?)(?!\p{L}))/giu,
    '$1 their ',
  ],
  [/(?<=\p{L} )who['’]s (?=(?:van|house|home|flat|name|work|job|key|door|landlord|pipe)(?!\p{L}))/giu, 'whose '],
  [/(?<!\p{L})looses(?!\p{L})/giu, 'loses'],
  [/(?<!\p{L})(our|a|the|in|good|best) practise(?!\p{L})/giu, '$1 practice'],
  [/(?<!\p{L})less (leaks|calls|visits|jobs|repairs|problems|bills|people|hours|minutes|days)(?!\p{L})/giu, 'fewer $1'],
  [/(?<=^|[.!?] )Lets (?=(?:look|see|go|talk|begin|start|have|get)(?!\p{L}))/gu, 'Let’s '],
  [/(?<!\p{L})(we|i|they|you) advice(?!\p{L})/giu, '$1 advise'],
  [/(?<!\p{L})(lack|kind|sort|cost|end|top|side|number|part|out|because|instead) off (?=\p{Ll})/giu, '$1 of '],
  [/(?<!\p{L})(turn|turned|switch|switched|shut|cut) (the \p{Ll}+|it|them) of(?=[.,;!?]|$)/giu, '$1 $2 off'],
  [/(?<!\p{L})(knows?|see|ask|show|tell|find) were (?=(?:it|the|they|your|you|we|he|she)(?!\p{L}))/giu, '$1 where '],
  [/(?<!\p{L})(have|has|had) came(?!\p{L})/giu, '$1 come'],
  [/(?<!\p{L})costumers?(?=(?: say| tell| of ours| are| who| ask|$))/giu, 'customers'],
  [/(?<!\p{L})the whole is in(?!\p{L})/giu, 'the hole is in'],
  [/(?<!\p{L})(the|a|any|no|water|small) leek(?!\p{L})/giu, '$1 leak'],
  [/(?<!\p{L})(water|it|rain|which) pores (?=(?:through|out|in|from|down)(?!\p{L}))/giu, '$1 pours '],
  [/(?<!\p{L})(?<=^|[.!?] |(?:and|so|but|because|that|if|when) )i (?=\p{Ll}{2})/gu, 'I '],
  [/(?<![\p{L}\p{N}])(\d{1,3}) (day|hour|minute|year|month|week)['’]s(?= (?:a|per|of)(?!\p{L}))/giu, '$1 $2s'],
  [
    /(?<![\p{L}\p{N}])(an?) (\d{1,3})[ -](hour|day|minute|month|week|mile|year)s (?!(?:a|an|per|of|or|and|to|in|on|if|for|before|after|from|later|earlier|ago|at|with|away|long|old|when|while|as|by|is|are)(?!\p{L}))(?=\p{Ll})/giu,
    '$1 $2-$3 ',
  ],
];

/** The noun, where it is not spelt as the verb. */
const LICENCE: readonly Slip[] = [
  [
    /(?<!\p{L})(an?|the|our|your|no|full|valid|its|their|every|driving|trade|parking|operator['’]s|\p{Ll}+ing) license(?= (?:number|holder|plate|fee)|\s*[.,;:!?)]|$)/giu,
    '$1 licence',
  ],
  [/(?<!\p{L})license (number|holder|plate|fee)/giu, 'licence $1'],
];

/** What is quickly typed on a phone, and what it stands for. */
const SHORT =
  'pls=please plz=please thx=thanks tks=thanks asap=as soon as possible btw=by the way fyi=for your information ' +
  'appt=appointment btwn=between dept=department govt=government incl=including excl=excluding mins=minutes ' +
  'mgr=manager msg=message mths=months ppl=people poss=possible qty=quantity reqd=required recd=received ' +
  'svc=service svcs=services tmrw=tomorrow tomo=tomorrow ur=your wks=weeks wkend=weekend wknd=weekend thru=through ' +
  'alot=a lot aswell=as well infact=in fact incase=in case eachother=each other atleast=at least upto=up to ' +
  'everytime=every time abit=a bit noone=no one tonite=tonight nite=night lite=light wifi=Wi-Fi whos=who’s';

/** American words that other English dictionaries have all the same. */
const AMERICAN_WORDS =
  'gotten=got faucet=tap faucets=taps sidewalk=pavement sidewalks=pavements gray=grey drywall=plasterboard';

/** American spellings; what comes out counts only where the dictionary has it. */
const AMERICAN: SpellingVocabulary['variants'] = [
  [/(?<=[aeiouy].*)or(?=(?:s|ed|ing|ful|less|ly|hood|hoods|ite|ites|able|al)?$)/u, 'our'],
  [/(?<=[aeiouy].*)er(?=s?$)/u, 're'],
  [/er(?=(?:ed|ing)$)/u, 'r'],
  [/og(?=s?$)/u, 'ogue'],
  [/(?<=[aeiou])l(?=(?:ed|ing|er|ers|or|ors)$)/u, 'll'],
  [/ense(?=s?$)/u, 'ence'],
  [/yz(?=e|ing)/u, 'ys'],
  [/ll(?=(?:s|ment|ments|ful|fully)?$)/u, 'l'],
  [/gray/u, 'grey'],
  [/mold/u, 'mould'],
  [/plow/u, 'plough'],
  [/inum$/u, 'inium'],
  [/jewelry/u, 'jewellery'],
  [/ozy$/u, 'osy'],
  [/lf(?=ur)/u, 'lph'],
  [/^pa(?=jama)/u, 'py'],
  [/sk(?=eptic)/u, 'sc'],
  [/aging$/u, 'ageing'],
  [/maneuver/u, 'manoeuvre'],
  [/^air(?=plane)/u, 'aero'],
  [/^mom(?=s?$)/u, 'mum'],
  [/^math$/u, 'maths'],
  [/^donut/u, 'doughnut'],
  [/dgment/u, 'dgement'],
  [/(?<!a)e(?=diatric|mia|mic)/u, 'ae'],
];

/** By its sound: "an hour", "a European", "an 8". */
const AN = /^(?:(?:hour|honest|honour|heir)|(?!one|once|eu|ewe|ouija|uni|us)[aeio]|8|1[18](?!\d))/u;
const A = /^(?:[bcdfgjklmnpqrstvwyz]\p{L}|h(?!our|onest|onou?r|eir|erb|istor|otel|abit|ysteri)\p{L}|[2-79]|1[02-79])/u;

/** What stands before a verb and makes another. */
const PREFIX = /^(?:over|under|re|de|un|mis|pre)(?=\p{Ll}{4})/u;

/** The rest is a verb: it ends as one does, or there is one that does. */
function isMade(word: string, knows: (word: string) => boolean): boolean {
  const verb = word.replace(PREFIX, '');
  if (verb === word || !knows(verb)) return false;
  const base = verb.replace(/s$/, '');
  return (
    /(?:ed|ing)$/.test(verb) || [base, base.replace(/e$/, ''), base + base.at(-1)].some((each) => knows(`${each}ing`))
  );
}

const entriesOf = (list: string) =>
  new Map(list.split(/ (?=\S+=)/).map((entry) => entry.split('=') as [string, string]));

export const EN: SpellingVocabulary = {
  slips: [...SLIPS, ...CONTEXTS, ...GRAMMAR],
  beforeThings: BEFORE_THINGS,
  things:
    /(?<!\p{L})(?:your|our|the|an?) (\p{Ll}{3,})(?=[.,;:!?]| (?:is|are|has|have|in|on|at|and|or|was|will|that|needs)(?!\p{L}))/gu,
  noThings: NO_THINGS,
  singularOf: (word) => (/(?:ss|us|is)$/.test(word) ? undefined : /^(.+)s$/.exec(word)?.[1]),
  twins: entriesOf(TWINS.trim().replaceAll(/\s+/g, ' ')),
  articleBefore: (next) => (AN.test(next) ? 'an' : A.test(next) ? 'a' : undefined),
  short: entriesOf(SHORT),
  elsewhere: new Map(),
  isMade,
  variants: AMERICAN,
};

export const EN_BEYOND_US: SpellingVocabulary = {
  ...EN,
  slips: [...EN.slips, ...LICENCE],
  elsewhere: entriesOf(AMERICAN_WORDS),
};
