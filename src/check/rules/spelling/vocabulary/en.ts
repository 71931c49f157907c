import type { Slip, SpellingVocabulary } from '../vocabulary';
import { BEFORE_THINGS, CONTEXTS, NO_THINGS } from './en-contexts';
import { TWINS } from './en-twins';

/**
 * What belongs to one of two words that sound alike, and the word in its place; `$1` is the first part of what was
 * found. First stands what a text has at least, in small letters.
 */
const SLIPS: readonly Slip[] = [
  [
    "it's",
    /(?<!\p{L})(of|with|in|on|to|from|by|at|into|onto|through|behind|under|has|have|had|lost|loses?|keeps?|kept) it['’]s(?= \p{L})/giu,
    '$1 its',
  ],
  ["it's own", /(?<!\p{L})it['’]s own(?! goal)(?!\p{L})/giu, 'its own'],
  ["its'", /(?<!\p{L})its['’](?![\p{L}])/giu, 'its'],
  ['its ', /(?<!\p{L})its (an?|the|not|been|our|your|always|never|too|also|going)(?![\p{L}-])/giu, 'it’s $1'],
  ["r's", /(?<!\p{L})(your|our|their|her)['’]s(?!\p{L})/giu, '$1s'],
  ['your welcome', /(?<!\p{L})your welcome(?= to(?!\p{L})|[.!,]|$)/giu, 'you’re welcome'],
  [
    ' your ',
    /(?<!\p{L})(if|when|once|while|that|because|unless|until|whether) your (an?|the|not|in|at|on|looking|having|getting|unsure|worried|able|going to)(?![\p{L}-])/giu,
    '$1 you’re $2',
  ],
  ["you're", /(?<!\p{L})(of|with|in|from|at|on|into) you['’]re(?!\p{L})/giu, '$1 your'],
  ["'re own", /(?<!\p{L})(your|you['’]re) own(?= \p{L})/giu, 'your own'],
  ['their ', /(?<!\p{L})their (is|are|was|were|isn['’]t|aren['’]t|will be|has been|have been)(?!\p{L})/giu, 'there $1'],
  [" they're", /(?<!\p{L})(of|with|in|from|at|on|into) they['’]re(?!\p{L})/giu, '$1 their'],
  ['re own', /(?<!\p{L})(?:there|they['’]re) own(?!\p{L})/giu, 'their own'],
  [
    'there ',
    /(?<=^|[.!?] )There (?!\p{Ll}*ly |(?:always|never|also|often|now|still|sometimes|soon|then|too|once|both|just|even|already|he|she|it|they|we|you|this|that|those|these|what|can|may|must|might|will|would|could|should|shall|has|have|had|having|being|used|ought|need|is|are|was|were|seems?|isn|aren|wasn|weren|perhaps|either|and|or|but|where|when|who|which|to|for|in|on|at|by) )(\p{Ll}{3,}) (is|are|was|were|has|have|can|will)(?!\p{L})/gu,
    'Their $1 $2',
  ],
  ["n't of", /(?<!\p{L})(should|could|would)(n['’]t) of(?! course)(?!\p{L})/giu, '$1$2 have'],
  ['ould of', /(?<!\p{L})(should|could|would) of(?! course)(?!\p{L})/giu, '$1 have'],
  [' of ', /(?<!\p{L})(must|might|may) of (been|had|done|gone|come|got|heard|seen|left)(?!\p{L})/giu, '$1 have $2'],
  [
    ' then ',
    /(?<!\p{L})(more|less|better|rather|other|later|earlier|faster|quicker|sooner|older|newer|longer|shorter|cheaper|higher|lower|larger|bigger|smaller|fewer|greater|worse) then (?=\d|\{|(?:an?|one|two|three|ten|twenty|half|that|those|any|most|other|others|expected|usual|ever|planned|before|needed)(?!\p{L}))/giu,
    '$1 than ',
  ],
  [
    ' loose ',
    /(?<!\p{L})(to|not|will|may|might|would|could|you|we|they|never|don['’]t|can['’]t|won['’]t) loose (?=(?:your|our|their|its|the|any|all|time|money|it|them)(?!\p{L}))/giu,
    '$1 lose ',
  ],
  ['to much', /(?<!\p{L}|used )to much(?!\p{L})/giu, 'too much'],
  [
    ' to ',
    /(?<!\p{L})(is|are|was|were|not|be|far|way|gets?|it['’]s|that['’]s) to (much|many|late|long|small|big|high|low|old|far|soon|often|slow|loud|heavy)(?![\p{L}-])/giu,
    '$1 too $2',
  ],
  [' affect', /(?<!\p{L})(an|no|the|side|take|takes|taking) affect(s?)(?!\p{L})/giu, '$1 effect$2'],
  [
    ' advise',
    /(?<!\p{L})(an?|our|your|the|some|good|free|expert|safety|any|for|of|more|further|with) advise(?!\p{L})/giu,
    '$1 advice',
  ],
  [' advice', /(?<!\p{L})(will|can|would|could|please|must|always) advice(?!\p{L})/giu, '$1 advise'],
  ['weather or', /(?<!\p{L})weather or not(?!\p{L})/giu, 'whether or not'],
  [
    ' weather ',
    /(?<!\p{L})(ask|asks|know|sure|decide|tell|tells|wonder) weather (?=(?:you|we|it|the|your|they|there|an?)(?!\p{L}))/giu,
    '$1 whether ',
  ],
  [' where', /(?<!\p{L})(?<!(?:show|tell|know|see|ask) )(we|they) where(?!\p{L})/giu, '$1 were'],
  [
    'were ',
    /(?<=^|[.!?] )Were (?=(?:open|based|proud|happy|fully|always|here)(?!\p{L}))(?![^.!?]{0,300}\?)/gu,
    'We’re ',
  ],
  ['piece of mind', /(?<!\p{L})piece of mind(?!\p{L})/giu, 'peace of mind'],
  ['peace of ', /(?<!\p{L})peace of (?=(?:paper|work|advice|cake|wood|glass|kit)(?!\p{L}))/giu, 'piece of '],
  ['bare ', /(?<!\p{L})bare (with|in mind)(?!\p{L})/giu, 'bear $1'],
  ['brake ', /(?<!\p{L})brake (down|in to|into|up)(?!\p{L})/giu, 'break $1'],
  ['fare ', /(?<!\p{L})fare (price|prices|quote|quotes|deal)(?!\p{L})/giu, 'fair $1'],
  [' form ', /(?<!\p{L})(away|far|apart|different|comes?|coming|ranging|starting) form (?=\p{L}|\d|\{)/giu, '$1 from '],
  [' cant', /(?<!\p{L})(we|you|they|i|it|he|she) cant(?!\p{L})/giu, '$1 can’t'],
  [' wont', /(?<!\p{L})(we|you|they|i|it|he|she|that|this|there|u) wont(?!\p{L})/giu, '$1 won’t'],
  [
    "get's",
    /(?<!\p{L})(get|let|look|need|want|cost|come|work|run|leak)['’]s(?= (?:worse|better|cold|hot|the|a|an|to|in|out|us|you|like|done|from|at|on|up)(?!\p{L}))/giu,
    '$1s',
  ],
  [
    "'s are",
    /(?<!\p{L})(\p{Ll}{3,}(?<!one|body|there|here|that|what|else))['’]s(?= (?:are|were|have)(?!\p{L}))/gu,
    '$1s',
  ],
  ["s's", /(?<!\p{L})(\p{Ll}{4,}(?:er|or|ord|ant|ent)s)['’]s(?!\p{L})/gu, '$1’'],
  ['your in ', /(?<!\p{L})your (in (?:safe|good)|welcome to|not alone|covered)(?!\p{L})/giu, 'you’re $1'],
  [
    ' there ',
    /(?<!\p{L})(fit|check|mend|leave|use|with|on|in|of|for) there (?=(?:own|taps?|homes?|houses?|keys?|bills?|customers?|locks?)(?!\p{L}))/giu,
    '$1 their ',
  ],
  [
    "who's ",
    /(?<=\p{L} )who['’]s (?=(?:van|house|home|flat|name|work|job|key|door|landlord|pipe)(?!\p{L}))/giu,
    'whose ',
  ],
  ['looses', /(?<!\p{L})looses(?!\p{L})/giu, 'loses'],
  [' practise', /(?<!\p{L})(our|a|the|in|good|best) practise(?!\p{L})/giu, '$1 practice'],
  [
    'less ',
    /(?<!\p{L})less (leaks|calls|visits|jobs|repairs|problems|bills|people|hours|minutes|days)(?!\p{L})/giu,
    'fewer $1',
  ],
  ['lets ', /(?<=^|[.!?] )Lets (?=(?:look|see|go|talk|begin|start|have|get)(?!\p{L}))/gu, 'Let’s '],
  ['we ad', /(?<!\p{L})(we|i|they|you) advice(?!\p{L})/giu, '$1 advise'],
  [' off ', /(?<!\p{L})(lack|kind|sort|cost|end|top|side|number|part|out|because|instead) off (?=\p{Ll})/giu, '$1 of '],
  [' of', /(?<!\p{L})(turn|turned|switch|switched|shut|cut) (the \p{Ll}+|it|them) of(?=[.,;!?]|$)/giu, '$1 $2 off'],
  [
    ' were ',
    /(?<!\p{L})(knows?|see|ask|show|tell|find) were (?=(?:it|the|they|your|you|we|he|she)(?!\p{L}))/giu,
    '$1 where ',
  ],
  ['have c', /(?<!\p{L})(have|has|had) came(?!\p{L})/giu, '$1 come'],
  ['costumer', /(?<!\p{L})costumers?(?=(?: say| tell| of ours| are| who| ask|$))/giu, 'customers'],
  ['the whole is in', /(?<!\p{L})the whole is in(?!\p{L})/giu, 'the hole is in'],
  [' leek', /(?<!\p{L})(the|a|any|no|water|small) leek(?!\p{L})/giu, '$1 leak'],
  [' pores ', /(?<!\p{L})(water|it|rain|which) pores (?=(?:through|out|in|from|down)(?!\p{L}))/giu, '$1 pours '],
  [' i ', /(?<!\p{L})(?<=^|[.!?] |(?:and|so|but|because|that|if|when) )i (?=\p{Ll}{2})/gu, 'I '],
  ["'s ", /(?<![\p{L}\p{N}])(\d{1,3}) (day|hour|minute|year|month|week)['’]s(?= (?:a|per|of)(?!\p{L}))/giu, '$1 $2s'],
  [
    '',
    /(?<![\p{L}\p{N}])(an?) (\d{1,3})[ -](hour|day|minute|month|week|mile|year)s (?!(?:a|an|per|of|or|and|to|in|on|if|for|before|after|from|later|earlier|ago|at|with|away|long|old|when|while|as|by|is|are)(?!\p{L}))(?=\p{Ll})/giu,
    '$1 $2-$3 ',
  ],
];

/** The noun, where it is not spelt as the verb. */
const LICENCE: readonly Slip[] = [
  [
    ' license',
    /(?<!\p{L})(an?|the|our|your|no|full|valid|its|their|every|driving|trade|parking|operator['’]s|\p{Ll}+ing) license(?= (?:number|holder|plate|fee)|\s*[.,;:!?)]|$)/giu,
    '$1 licence',
  ],
  ['license ', /(?<!\p{L})license (number|holder|plate|fee)/giu, 'licence $1'],
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

const entriesOf = (list: string) =>
  new Map(list.split(/ (?=\S+=)/).map((entry) => entry.split('=') as [string, string]));

export const EN: SpellingVocabulary = {
  slips: [...SLIPS, ...CONTEXTS],
  beforeThings: BEFORE_THINGS,
  things:
    /(?<!\p{L})(?:your|our|the|an?) (\p{Ll}{3,})(?=[.,;:!?]| (?:is|are|has|have|in|on|at|and|or|was|will|that|needs)(?!\p{L}))/gu,
  noThings: NO_THINGS,
  singularOf: (word) => (/(?:ss|us|is)$/.test(word) ? undefined : /^(.+)s$/.exec(word)?.[1]),
  twins: entriesOf(TWINS.trim().replaceAll(/\s+/g, ' ')),
  articleBefore: (next) => (AN.test(next) ? 'an' : A.test(next) ? 'a' : undefined),
  short: entriesOf(SHORT),
  elsewhere: new Map(),
  variants: AMERICAN,
};

export const EN_BEYOND_US: SpellingVocabulary = {
  ...EN,
  slips: [...EN.slips, ...LICENCE],
  elsewhere: entriesOf(AMERICAN_WORDS),
};
