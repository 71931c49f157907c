import type { Topic, TopicWords } from '../topic-table';

const counted = (words: string, first: number, step: number): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));

const WAIT =
  '(?:within|inside|in|under|after|than|about|around|takes?|only|just|to|is|are) #|' +
  '# (?:later|away|flat|at most|or less|on average)';
const COMING =
  'reach(?:es|ing)?(?! (?:about )?\\d)|comes?(?! back)|coming|gets? (?:to|there|here)|makes? it|takes #.* reach|' +
  '(?:am|are|is|be) (?:\\w+ly |often |always )?(?:there|here|in|at|on|outside|# away)';
const MOST =
  '(?:fastest|quickest|cheapest|best|finest|leading|favou?rite|largest|biggest|most (?:trusted|experienced|reliable|popular|recommended|affordable)|(?:top|best|highest)[- ]rated|number one|no\\.? ?1)';
const FAILS = '(?:fails?|leaks?|breaks?|goes wrong|gives? out|comes? (?:loose|back|undone)|drips?|stops? working)';
const FREE =
  '(?:free(?: of charge)?|(?:no|without(?: any)?) (?:extra )?(?:charge|cost)|at our (?:cost|expense)|nothing|or we pay)';
const BEGAN = '(?:began|started|opened|launched|formed|born|founded|established|set up)';

/** "#" stands for the figure, WE for us and those who come, FIRM for all of us together. */
const topics: Readonly<Partial<Record<Topic, TopicWords>>> = {
  response: {
    subject: 'response',
    said: [
      'respon[ds]\\w*|arriv\\w*|reach(?:es|ing)? you|(?:are|is|be) reached|with you|call to door|on our way',
      '(?:at|to) (?:your|a|any|every|each) door|(?:at|on|to) your doorstep|(?:gets?|comes?) to you',
      'on (?:site|the scene) (?:with)?in|call-?out time|# (?:[a-z]+ )?call-?outs?|waiting time|average wait',
      "you(?:[’']ll| will)? wait #|expect (?:us|help)|average (?:time )?to|be there (?:with)?in",
      '(?:it|that) (?:may|can|could|will|might) be #|#,? (?:on )?average$|average(?: time)?:? #$|^emergenc(?:y|ies):? (?:\\w+ )?#',
      // An average of nothing else, and the way from a call to the door.
      '(?:our|the|whose) average(?: time)?(?: (?:here|in|for|across|on)(?: \\p{Lu}[\\p{L}\\d]*)*)? (?:is|are|of|comes to) #|# is (?:the|our) average',
      '(?:from|between|after) (?:your|the|a|each|every|phone|first)(?: \\p{L}+)? ?(?:call|ring)(?: \\p{L}+){0,2} (?:to|and|until) .*#|' +
        '# (?:after|from) (?:your|the|a|each) (?:phone )?(?:call|ring)|# after you (?:ring|call|phone)|# .*from (?:your|the|a) call to',
      '(?:you|nobody|no one|customers?|people|anybody|callers?|neighbours?)(?: (?!to |can |may |should )\\p{L}+){0,3} waits?(?: (?:for|only|just|about|longer|more|less|than|no|up to))* #',
      '(?<!(?:for|on|with|over) .*)we take # on average|(?:we need|takes us|(?:allow|give) us) #(?! (?:to|for) (?!get|reach|come|arrive|your))|our (?:nearest )?vans? (?:is|are) (?:\\p{L}+ )?# (?:away|from)',
      // Who comes, and the end of a wait, in one order or the other.
      `(?<=^(?=#|.*(?:${WAIT})).*)WE .*(?:${COMING})`,
    ].join('|'),
    hinted: 'expect .*WE',
    title: '(?:[Ee]mergency|[Hh]elp|WE)(?: (?:in|at|to|for|[A-Z]\\w*))* (?:within|in|inside|under|than|about|around) #',
    not: 'for (?:(?:about|another|at least|some|the|more than|less than|up to|over) )*#|every #|# a (?:day|night|week)|once (?:we|inside)',
  },
  reply: {
    subject: 'reply',
    said: '(?<=^(?=.*(?:e-?mails?|messages?|letters?|enquir\\w+|writ\\w+)).*)(?:repl(?:y|ies)|answer\\w*|respon[ds]\\w*)|^(?:first|usual|our) reply$',
    hinted: '(?:gets?|getting|calls?|rings?|writes?|be) (?:you )?back|call-?back|repl(?:y|ies)',
  },
  notice: {
    subject: 'notice|cancellation',
    said:
      '(?:visits?|bookings?|appointments?)(?: \\w+){0,3} (?:moved|changed|put off)|(?:free|no charge|moved?|changes?).* until #|' +
      "cancel\\w*|reschedul\\w*|postpon\\w*|^(?!.*(?:landlord|tenan|agent)).*with #[’']? notice",
    hinted: "(?:give|with|need|at least) .*#[’']? (?:of )?notice|(?:move|change) (?:an?|your|the) (?:visit|booking)",
  },
  retention: {
    subject: 'retention',
    said: 'delet\\w*|eras(?:e|ed|ing)|retain\\w*|(?:is|are) kept for(?: up to)? #|keep (?:\\p{L}+ ){1,3}(?:data|records?|details|messages?|e-?mails?|logs?|invoices?|photographs?) for(?: up to)? #',
  },
  guarantee: {
    subject: 'warranty|guarantee',
    said: [
      'guarante\\w*|warrant\\w*|(?:our )?workmanship,? for (?:an? )?(?:full )?#|# on our (?:work|labour|repairs|workmanship)',
      "#[’']? (?:\\w+ )?(?:promise|of cover|peace of mind)|WE stands? (?:by|behind)",
      "(?<=^(?!.*(?:insur|polic|deposit)).*)(?:is|are|stays?|remains?|[’']re) (?:\\w+ )?(?:covered|protected)(?: \\w+){0,3} for (?:\\w+ )?#",
      // What is mended for nothing if it fails, in one order or the other.
      `(?:if|should|anything|whatever) .*${FAILS}.* ${FREE}`,
      `(?:puts?|mends?|repairs?|replaces?|corrects?|comes? back|looks? after) .*${FREE}.* (?:for|in|within) (?:\\w+ ){0,2}#`,
      `(?:for|in|within) # after .*${FREE}`,
    ].join('|'),
    isWide: true,
  },
  experience: {
    subject: 'experience',
    said: 'experience|in business|in the trade|been trading|been serving',
    hinted: [
      "FIRM(?: have| has|[’']ve) .*(?:for|over|behind) #|FIRM have #|FIRM (?:is|are) (?:now )?# old|(?:for|over) (?:\\w+ ){0,2}#,? FIRM(?: have| has|[’']ve)",
      `${BEGAN}(?: \\w+){0,2} (?:\\w+ than |over )?# ago|# ago(?: \\w+){1,4} ${BEGAN} the FIRM|# (?:of \\w+ing|(?:\\p{L}+ ){0,4}behind (?:us|them)|in (?:the|our) \\w+|serving|helping)`,
      '^(?:for |over |more than |nearly )*#(?: strong| and counting)?$',
    ].join('|'),
    not: 'live[ds]?|living|own(?:ed)?|rented|had|same',
  },
  anniversary: {},
  crew: {
    said: [
      '(?:team|fleet|crew|staff|force|workforce) of #|our (?:\\w+ )?#|# (?:work for us|in our (?:team|fleet)|on (?:our|the) (?:road|books|team)|strong)',
      '# (?:\\p{L}+ ){0,2}on (?:the|our) road|we(?: now)? (?:have|employ|run|keep|send out|field|operate)(?: (?:a|an|over|more|than|some))* #|^(?:over |more than )?#$',
    ].join('|'),
  },
  discount: {
    subject: 'discount',
    said: '# (?:off|cheaper)(?! (?:the|its|their|an?))|discounts?|(?:save|saving)(?: up to)? #(?! of)',
  },
  charge: {
    subject: 'charge|surcharge|deposit|tax',
    said:
      'surcharges?|handling|mark-?ups?|on top|(?:cost|trade)(?: price)? plus #|commission|admin\\w* (?:fee|charge)s?|supplements?|premiums?|deposits?|' +
      'booking fees?|sales tax|WE add|(?:is|are) added',
  },
  insurance: {
    subject: 'insurance',
    said: 'insur\\w*|liabilit\\w*|indemnit\\w*|cover(?:ed)? (?:up )?(?:to|for)',
    isWide: true,
  },
  recommendation: {
    subject: '(?:would )?recommend|satisf',
    said:
      'recommend\\w*|(?:send|tell|refer|bring|pass)(?:s|es|ing|ed)? (?:(?:our|us|a|an|their|his|her|on|the) )*' +
      '(?:friends?|neighbours?|family|relatives?|number|name)',
    hinted: '(?:use|call|choose|hire|book) us again|come back|satisf\\w*|happy with',
  },
  rating: { subject: 'rating', said: 'rated|ratings?|scor\\w*|reviews?|stars?', isWide: true },
  founded: {
    subject: 'founded',
    said:
      'founded|established|est\\.?|set up|trading|in business|started out|family[- ](?:run|owned)|' +
      'WE (?:have |has )?(?:been |serv|work|help|look).* since #',
    unnamed: `(?:founded|established|est\\.?|set up|started(?: out| up)?) (?:\\w+ ){0,2}#`,
    hinted:
      `(?:WE|firm|company|business|story|journey|it all|doors)(?: \\w+){0,3} ${BEGAN}|${BEGAN} (?:(?:its|our) )?doors|` +
      'WE (?!(?:have |has )?(?:had|owned|used?|know|known|seen|bring\\w*) )\\p{L}+ .*since #|' +
      '^(?:have |has |are |is )?(?:proud\\w* )?(?:been |\\w+ed |(?!bring)\\w+ing |kept |in |to |for |of |here |with ).*since #|^since #$',
  },
  counted: {
    said: '(?:reviews?|ratings?|counted|customers?|households?|calls|jobs|work(?:ed)?) .*since #|^(?:\\w+ )?since #$',
    hinted: '^(?:\\w+ )?since #',
  },
  term: {
    // What we say of ourselves with a time in it, but for what was, what lasts and what recurs.
    hinted: "(?:we|us|ours?|we[’'](?:ve|re|ll))",
    not: '(?:last|past|first|next|every|each|the|for|after|at|during|is about|are about) #|# (?:ago|old|before|after|earlier|later|long)',
  },
  tariff: {
    said: '(?:night|day|evening|weekend)(?:[- ]?time)? (?:prices?|rates?|charges?|tariffs?)',
  },
  hours: {
    subject: 'hours',
    said:
      'open|opening|opens|clos(?:e|es|ed|ing)|shut(?:s|ting)?|lines?|phones?|staffed|manned|answer\\w*|available|call us|' +
      '(?:are|be) (?:here|there)|(?:office|our|working|opening) hours|leave (?:us )?a message|voice-?mail',
    hinted: 'works?|working|starts?|finish(?:es)?|begins?|calls?|ring|phone',
  },
};

const MACHINE = '(?:answering ?machine|answer-?phone|voice-?mail|leav(?:e|es|ing) (?:us )?a message)';
const AWAY =
  '(?:out(?:side)?(?: of)? (?:office |working |business |normal |opening |these |our )*hours|after (?:office )?hours|after dark|' +
  '(?:at|by) night|overnight|(?:at|on|over)(?: the)? (?:weekends?|bank holidays?)|in the evenings?)';
const NOT_OPEN =
  "(?:(?:do|does|will) not|don[’']t|doesn[’']t|won[’']t|never|cannot|can[’']t) " +
  '(?:open|work|answer|come(?: out| round)?|operate|visit|attend|travel|take calls|make visits)(?: the phones?)?';

const BE = "(?:are|is|stays?|remains?|keeps?|[’']re)";
const OURS = '(?:we|our \\p{L}+|the (?:office|workshop|lines?|phones?))';

const SUM = '(?:\\p{Sc}\\s?\\d(?:[\\d.,]*\\d)?|\\d+ (?:pounds|euros?|dollars))';
const PERCENT = '\\d+\\s?(?:%|per ?cent)';
const QUOTE = '(?:quot(?:e|ation)|estimate)s?';
const CALL = '(?:call-?out (?:charges?|fees?|costs?)|charges? for (?:coming out|the (?:call-?out|journey|visit)))';

interface Term {
  name: string;
  has: string;
  sides: readonly [string, string];
  /** Whether commercial customers may well be told otherwise. */
  isNotOfFirms?: boolean;
}
/**
 * What is said of terms in two ways, of which one is false. Of two that overlap the first holds; TAX stands for its
 * name.
 */
const terms: readonly Term[] = [
  {
    name: 'a call-out charge',
    has: 'call-?out|charges? for|coming out',
    sides: [
      `(?:no|never|without|not|nor|zero|free of|n[’']t) (?:\\p{L}+ ){0,3}${CALL}|${CALL}:? (?:none|nothing|no|free|never|zero)`,
      `(?:there(?:[’']s| is)|we (?:make|have|ask|charge|add|take)|plus|pay|our|includ(?:es?|ing)) (?:an? |the |our )?(?:\\p{L}+ ){0,2}${CALL}|` +
        `${CALL}:? (?:is |are |will be )?(?:waived|refund(?:ed|able)|deducted|appl(?:ies|y)|payable|added|taken off)|` +
        `${SUM} (?:\\p{L}+ )?${CALL}|${CALL}:?(?: of| is| are)?(?: only| just| now| from)? ${SUM}|` +
        `(?:coming out|call-?outs?)(?: \\p{L}+){0,3} costs? ${SUM}`,
    ],
  },
  {
    name: 'tax',
    isNotOfFirms: true,
    has: '(?<!\\p{L})(?:TAX|net)(?!\\p{L})',
    sides: [
      "(?:plus|\\+|exclud(?:ing|es?)|exclusive of|net of|before|excl?\\.?|not includ(?:ing|ed?)|n[’']t include) (?:TAX|(?<=(?:TAX).*)it)|" +
        '(?:TAX)(?: (?:of|at) \\S+)? (?:is |will be |comes |goes |must be |has to be )?(?:extra|on top|not included|excluded|to be added|added)|' +
        '(?:TAX)[- ]exclusive|(?:ex|without) (?:TAX)|add(?:ing|ed|s)? (?!no )(?:\\S+ )?(?:TAX)|net prices?|prices?(?: \\p{L}+){0,2} (?:is|are)(?: \\p{L}+)? net(?! of)',
      '(?:includ(?:ing|es?)|inclusive of|inc\\.?|with) (?:TAX|(?<=(?:TAX).*)it)|(?:TAX) (?:is )?included|(?:TAX)[- ]inclusive',
    ],
  },
  {
    name: 'materials',
    has: 'cost|mark|trade price',
    sides: [
      '(?:cost|trade)(?: price)? plus|(?:cost|trade|price)[^.]{0,20}(?:plus|with) (?:an? |our )?(?:\\p{L}+ )?(?:mark-?up|handling)|' +
        `we add ${PERCENT} to (?:the )?(?:cost|price)|${PERCENT} (?:\\p{L}+ )?(?:mark-?up|handling)|` +
        '(?<!no )mark-?up (?:of|on|is)|we (?:add|make|put) (?:an? |our )?(?:\\p{L}+ )?(?:mark-?up|margin)|(?:we )?mark (?:\\p{L}+ ){1,3}up',
      'at (?:cost|trade)(?: price)?|(?:no|without(?: an?| any)?) mark-?up',
    ],
  },
  {
    name: 'nights and weekends',
    has: 'night|weekend|evening|holiday|sunday|out[- ]of[- ]hours',
    sides: [
      '(?:same|one) (?:rate|price|charge)s? (?:\\p{L}+ ){0,3}(?:night|weekends?|day)|charges? the same|(?:no|never an?|without) (?:\\p{L}+ )?surcharges?',
      'charge double|double (?:time|rate)|time and a (?:half|third|quarter)|(?:night|weekend|evening|holiday|sunday) (?:rates?|prices?|charges?|surcharges?) (?:are|is|apply|applies)(?: \\p{L}+)?|' +
        '(?:nights?|weekends?|evenings?|(?:night|weekend|evening)[- ](?:work|calls?|visits?)) (?:costs?|is|are) (?:an? \\p{L}+ )?(?:more|dearer|extra|higher)',
    ],
  },
  {
    name: 'what a quote costs',
    has: 'quot(?:e|ation)s?|survey|estimate',
    sides: [
      `(?<!no )(?:charges?|fees?)(?: of)?(?: ${SUM})? for (?:an? |the |our |your |each |every )?(?:\\p{L}+ )?${QUOTE}|` +
        `${QUOTE} (?:(?:is|are) (?:charged|not free|payable)|costs? ${SUM}|are ${SUM})|an? (?:\\p{L}+ )?${QUOTE} is ${SUM}|` +
        `${SUM} (?:for|per) (?:an? |each |every )?(?:\\p{L}+ )?${QUOTE}`,
      `(?:free|no-obligation) (?:\\p{L}+ )?${QUOTE}|${QUOTE} (?:(?:is|are) free|costs? nothing)`,
    ],
  },
  {
    name: 'what a diagnosis costs',
    has: 'diagnos',
    sides: [
      '(?:no (?:charge|fee)s? for|nothing for|free|never charge for) (?:an? |the |our |any )?(?:\\p{L}+ )?diagnos[ei]s|' +
        'no diagnostic (?:fee|charge)s?|diagnos[ei]s (?:is |are |costs? (?:you )?|comes )?(?:free|nothing)',
      'diagnos[ei]s(?: \\p{L}+){0,2} (?:costs?(?!s|(?: \\p{L}+)? nothing)|(?:is|are) charged)|diagnostic (?:fee|charge)s?|' +
        `(?:charges?|fees?|pay|${SUM})(?: of)?(?: ${SUM})? for (?:an? |the |each |every |our |your )?(?:\\p{L}+ )?diagnos[ei]s`,
    ],
  },
];

/** The English words by which figures are read: pieces of regular expressions for whole words in any case. */
export const EN = {
  numbers: {
    ...counted(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
      1,
      1,
    ),
    ...counted('seventeen eighteen nineteen twenty', 17, 1),
    ...counted('thirty forty fifty sixty seventy eighty ninety', 30, 10),
  },
  ordinals: {
    ...counted('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1, 1),
    ...counted('thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth', 13, 1),
    ...counted('thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth', 30, 10),
  },
  ordinalEnds: 'st|nd|rd|th',
  /** What is counted so of a business. */
  anniversaries:
    'anniversary|birthday|year (?:of|in|as) (?:(?:the|our|this) )?(?:business|trade|trading|firm|company)|' +
    "(?<=(?:(?:this|that|it) is|now|are|enter\\w*|begin\\w*|celebrat\\w*|mark\\w*)(?: in| on)? (?:our|the firm[’']s) \\S+ (?:\\S+ )?)year",
  /** "five thousand", "two dozen", "€2m". */
  multiples: {
    dozen: 12,
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
    k: 1000,
    m: 1_000_000,
    mn: 1_000_000,
  } as Record<string, number>,
  /** "half an hour", "a quarter of a century". */
  partsOfOne: {
    'half an': 0.5,
    'half a': 0.5,
    'a quarter of an': 0.25,
    'a quarter of a': 0.25,
    'three quarters of an': 0.75,
    'a couple of': 2,
  } as Record<string, number>,
  /** "an hour", behind a word of `limits`, and "a hundred". */
  article: 'an?|the',
  limits: 'within|in|inside|under|than|about|around',
  lasting: 'for|up to|over|least|lasts?|runs?',
  /** "a hundred and twenty". */
  plus: 'and',
  andAHalf: 'and a half',
  /** Between least and most. */
  to: 'to|or|and',
  atLeast: 'over|more than|at least|above|well over|nearly|almost',
  /** Longer times than Intl has names for, in days. */
  longTimes: {
    fortnight: 14,
    fortnights: 14,
    decade: 3650,
    decades: 3650,
    century: 36_500,
    centuries: 36_500,
    generations: 9125,
  } as Record<string, number>,
  /** What may stand between a number and its unit: "two working days". */
  ofUnit: 'working|business|calendar|full|whole|short',
  nextDay: '(?:the )?next(?:[- ](?:working|business))?[- ]day|overnight',
  sameDay: '(?:the )?same[- ]day',
  /** How a hundredth is called beside the name that Intl knows. */
  percent: ['per cent', 'percent'],
  /**
   * What else people call the money of a currency, that of others, and what follows where a name means something else.
   */
  money: { GBP: ['quid'] } as Record<string, string[]>,
  otherMoney: ['euro', 'euros', 'dollar', 'dollars', 'EUR', 'USD', 'GBP'],
  notMoney: 'of(?! (?:insurance|cover|liability))|per square|force',
  /** What a price may be for, beside lengths of time. */
  per: 'per|an?|each|every|for (?:each|every|an?|one)',
  perUnits: ['half[- ]hour', 'half an hour', 'call-?out', 'visit', 'job', 'call', 'session', 'room', 'person'],
  halfPrice: 'half[- ]price',
  outOf: 'out of',
  /** "nine in ten". */
  inEvery: '(?:out of|in|of)(?: every| each)?',
  stars: 'stars?',
  /** How stars are told without a figure of their own. */
  ratedInWords:
    '(?:\\d(?:\\.\\d)?|five|four)[- ]stars?(?: |-)?(?:rated|rating|reviews?|service)|(?:top|highly)[- ]rated',
  /** What stands before an average, and before the number of those who gave it. */
  rated: 'rated|rating(?: of)?|scores?|average(?: of| is)?',
  ratedBy: 'by|from',
  /** "9 out of 10 customers" is a share of them, and no rating. */
  people: 'customers?|people|callers|clients|households|landlords|of our|would',
  reviews: ['reviews', 'ratings'],
  /** What a business counts of itself, beside those who come. */
  crew: [
    'staff',
    'employees',
    'tradesmen',
    'tradespeople',
    'technicians',
    'fitters',
    'apprentices',
    'trainees',
    'drivers',
    'vans',
    'branches',
    'depots',
  ],
  /** What stands before a number of ours, and before a number of nothing named. */
  ownCrew: "our|we(?: are|[’']re| have| employ| run)(?: now)?",
  crewOf: '(?:team|crew|staff|workforce|fleet) of',
  /** What the same people are called, of whom a claim counts some. */
  kindred: [
    ['customers', 'clients', 'households', 'families', 'homes', 'homeowners', 'householders', 'landlords', 'people'],
  ],
  /** What sets work for one sort of customers apart from that for another. */
  parts: {
    home: 'homes?|houses?|flats?|domestic|residential',
    commercial: 'commercial|businesses|offices?|shops?|restaurants?|hotels?|premises|industrial',
  } as Record<string, string>,
  lifetime:
    'lifetime|life-?long|for life|for ?ever|for good|for as long as(?: \\p{L}+){1,5}|for the life of|indefinitely|never (?:expires?|ends?|runs? out)|' +
    'no time limit',

  /** What ends a clause, beside commas. */
  joins:
    'and|but|so|then|(?<!look(?:s|ed|ing)? )(?:before|after(?!(?<=# after) (?:you|your|the|a|each)(?: phone)? (?:call|ring|phone)))(?! #)|until(?! #)|while|because|when|where|if|or|that|which',
  /** Of these, what begins something else, and what says when the words before it hold. */
  contrasts: 'but|so|then|while',
  conditions: 'when|where|if',
  firm: 'we|(?:the|our) (?:firm|company|business|family|team)',
  us: "we|us|our|ours|help|somebody|someone|we[’'](?:ve|re|ll)",
  /** What else makes a clause one of the business, of one person in it, and of all that there is. */
  ours:
    '(?<!(?:your|other|another) )(?:firm|company|business)|family[- ](?:run|owned)|customers?|callers|clients|landlords|' +
    '(?:every|each|all|your) (?:repairs?|jobs?|works?|visits?)',
  oneOfUs: 'one of|he|she|his|her|each|combined|together|between (?:us|them)|an? (?:engineer|member)',
  wholly:
    'all|every|covers?|covered|covering|serv(?:e|es|ed|ing)|across|throughout|work(?:s|ing)? in|look(?:s|ing|ed)? after|helped',
  /** What tells that people are customers of ours. */
  served: 'we|us|our|served|helped|looked after|trust(?:ed)?|cho(?:se|osen)|happy|satisfied|loyal',
  /** What makes it doubtful that a price is ours. */
  others: "they|their|theirs|them|somebody else[’']s|someone else[’']s",
  topics,
  terms,
  /** What a sum may be for beside work; a claim of such a sum says so in its subject. */
  fees: [
    'extra|surcharges?|supplements?|dearer|on top|we add|(?:is|are) added',
    'call-?outs?(?! and)|coming out',
    'quot(?:e|ation)s?|estimates?',
    'diagnos\\w+',
    'deposits?|up front|in advance',
    'cancel\\w*|missed|no-?shows?',
    'parking|mileage|miles?|kilometres?|fuel|travel\\w*',
    'nights?|weekends?|evenings?|holidays?|sundays?|saturdays?|out[- ]of[- ]hours|after midnight',
    'fees?|minimum',
    'first|further|additional',
    'days? rate|half[- ]days?',
  ],
  /** What asks about terms, and says nothing of them. */
  asked: "whether|if there(?:[’']s| is)|ask|beware|watch",
  /** What a whole label is that names one thing: a number to call, an address to write to, hours, time of work. */
  labels: {
    phone: '(?:(?:our|the) )?(?:(?:phone|telephone|mobile|emergency) )?number|phone|telephone|call us',
    email: '(?:our )?e-?mail(?: address)?',
    hours: 'answered|open|(?:(?:opening|office) )?(?:hours|times)',
    work: 'on site|time ?frame|time on site|duration',
  } as Record<string, string>,
  priced: 'per|an hour|each hour|a visit|pric\\w*|costs?|charge\\w*|labour',
  /** What tells that nobody works on some days. DAYS stands for those of the week and for `freeDays`. */
  free: [
    `(?:(?:closed?|closes|shut(?:s|ting)?|${BE} off|unmanned|unstaffed)(?: (?:the|our) (?:office|workshop|shop|doors|phones?|lines?))?|except|not|` +
      'no (?:calls|call-outs|visits|appointments|service)|(?:nobody|no one) (?:is(?! in at)|answers|works|comes)(?: in the office)?|' +
      `${NOT_OPEN})(?: (?:open|available|here|staffed|answered|working))?(?: (?:on|at|over|in|during|every|all|the))* DAYS`,
    'no DAYS (?:service|visits?|calls?|call-outs?|appointments?|work|cover)',
    '(?:take|takes|have|has) DAYS off',
    'rest(?:s|ing)? (?:on|at|over)(?: the)? DAYS',
    `DAYS(?:[:,]|,? (?:(?:it )?is|are))? (?:closed|shut)`,
    `(?:(?:on|at|over|in)(?: the)? )?DAYS,? (?:(?:nobody|no one) (?:answers|works|comes|picks up)|${OURS} (?:rest|${NOT_OPEN}|${BE} (?:closed|shut|off|away|not (?:open|here))))`,
  ],
  freeDays: [
    'weekends?',
    '(?:bank|public) holidays?',
    'between christmas and new year',
    'christmas(?: day| eve)?',
    "new year[’']?s?(?: day| eve)?",
    'easter(?: \\p{L}+day)?',
    'good friday',
    'boxing day',
    'nights?',
    'evenings?',
  ],
  /** What tells that there are days without us: "weekdays only", "six days a week". */
  someDays: '(?:on )?weekdays(?: only)?|(?:five|six|5|6) days a week',
  /** What tells that nobody answers at some hours. */
  partOfDay:
    '(?:ring|call|phone|contact)(?: us)? (?:only )?(?:during|in|within) (?:office|working|business|normal) hours|' +
    '(?:ring|call|phone)(?: us)? (?:only )?(?:in|by|during) (?:the )?(?:daytime|day) only|' +
    'out of hours,? (?:please )?leave a message',
  /** What tells that a machine answers at some hours. */
  machine: `(?:calls? )?${AWAY}[^.!?]{0,40}${MACHINE}|${MACHINE}[^.!?]{0,30}${AWAY}`,
  dayAndNight: '24\\s?/\\s?7|24[- ]hours? a day|24-hour|round the clock|day and night',
  /** How hours are told before and after noon, times that have a name, what stands before one and between two. */
  noon: { before: 'am|a\\.m\\.|in the morning', after: 'pm|p\\.m\\.|in the (?:afternoon|evening)|at night' },
  times: { midnight: 24, noon: 12, midday: 12 } as Record<string, number>,
  oClock: "o[’']clock",
  /** Parts of an hour before and after a full one, in minutes. */
  shifts: { 'half past': 30, 'quarter past': 15, 'quarter to': -15 } as Record<string, number>,
  /** What hours are ours of, though nobody says so. */
  lines:
    '(?:the|this|each|every|our|workshop|emergency) (?:\\p{L}+ )?(?:lines?|phones?|switchboard)|(?:night|day|evening) calls|engineers|(?:the|our) (?:office|workshop)|our (?:shop|showroom|counter|depot|yard|premises|doors|branch)',
  ends: 'until|till|from|(?:close|closes|closing|shuts?|open|opens|opening|stops?|ends?|starts?|begins?|finish|finishes) (?:at|from)|after|before',
  until: 'to|until|till|and|through',
  /** What makes a figure of its clause, or of its sentence, one of somebody else. */
  chargesOfOthers: 'council|tolls?|(?:other|some|many|most) (?:firms|companies|traders)|elsewhere|competitors?',
  // Limits of the law and of makers, what people pay to their insurers, and what homes are sold and let for.
  ofOthers:
    "fines?|penalt\\w*|act|regulations|by law|the law|statut\\w*|section \\d*|maker(?:[’']?s)?|manufacturer\\w*|merchants?|(?:was|were) new|" +
    '(?:policy |insurance )?excess|your policy|(?:your|the) insurer\\w*|your landlord|(?<!(?:in|of|for|at) (?:an?|the|your|our|any|each|most) )(?:houses?|flats?|homes?|propert(?:y|ies)) ' +
    '(?:(?:here|there|nearby|in [^,.]{1,30}) )?(?:costs?|sells?|sold|goe?s? for|rents?|lets?|is worth|are worth)',
  /** What nobody could show. PLACE stands for where we are, WORKERS for those who come and for the brand. */
  sweeping: [
    'money[- ]back (?:guarantees?|promise)',
    '(?:every(?: single)?|all(?: of)?(?: our)?|100 ?%(?: of)?(?: our)?) (?:customers?|clients?|callers?)(?: would| will)? recommends?',
    '(?:we|our \\p{L}+)(?: can)? guarantee to|(?:we|our \\p{L}+) (?:never fail|always (?:find|fix|mend|solve|succeed)s?)',
    '100 ?% (?:customer )?satisfaction|satisfaction guaranteed|first time,? every time',
    `${MOST} (?:\\p{L}+ ){0,2}(?:WORKERS|firms?|compan(?:y|ies)|business|services?|team|response|prices?|rates)`,
    `${MOST} (?:around|anywhere)`,
    `${MOST} (?:choice )?(?:in|for .{1,30} in) (?:the )?(?:PLACE|city|country|area|district|capital|region)`,
    `PLACE[’']s ${MOST}`,
    '(?:lowest|best) (?:\\p{L}+ )?(?:prices|rates)|unbeatable|unrivalled|second to none',
    '(?:nobody|no one|no-one)(?: else)? (?:is|comes|does it|charges|answers|gets there) (?:faster|cheaper|better|less|quicker|sooner)',
    '(?:cheaper|faster|better|quicker) than (?:anyone|anybody|the rest|all others|(?:any|every) other)',
  ],
  credentials: {
    memberOf:
      'members? of|belongs? to(?= the| \\p{Lu}{2})|(?:registered|accredited|affiliated|insured|licensed|certified|qualified) (?:with|by|to|under|through)|(?:approved|certified|vetted|endorsed|underwritten) by|' +
      'insurers? (?:is|are)|cover is provided by|approved installers (?:for|of)|on (?:the|an?) (?:\\p{L}+ )?(?:list|register|roll|panel) of|holds?(?: an?| the)?|shortlisted (?:for|at|by)|nominated (?:for|by)|by appointment to|winners? of|won|holders? of|(?:recommended|endorsed|praised|chosen) by|' +
      '(?:as )?(?:seen|featured|heard) (?:on|in|by)|trusted by|finalists? (?:at|of|in|for)|voted (?:\\p{L}+ ){0,4}by|(?:rated|reviewed|scored|reviews|stars) (?:\\p{L}+ |[\\d.]+ ){0,2}on',
    /** What stands between us and such a word. */
    are: 'are|is|were|was|been|be|have|has|fully|proud|our|also|all',
    accredited: 'accredited|approved|certified|registered|licensed',
    /** Who approves and honours in small letters. WORKERS stands for those who come. */
    unnamed: [
      '(?:police|council|government|fire brigade|trading standards|DBS|CRB)[- ](?:approved|accredited|checked|vetted|recommended|endorsed)',
      '(?:approved|endorsed|recommended|vetted|checked|trusted) by (?:the )?(?:police|council|government|fire brigade|fire service|army)',
      '(?:award|prize)[- ]winning (?:\\p{L}+ ){0,2}(?:team|firm|company|business|service|WORKERS)',
      '(?:award|prize)[- ]winners?',
      "(?:\\p{Lu}[\\p{L}’'?&]* ){1,4}(?:of|Of) (?:the|The) (?:Year|Month)",
    ],
  },
  /** What stands before the number of what is in a list, and before or behind one that points at it. */
  ofList: 'our|the|these',
  these: 'these|those|each of these|all of these',
  below: 'below|here|under this',
  /** What makes a number of pages one of all that we have. */
  ownList: '(?:our|these|each of (?:the|these|our)|all (?:of )?(?:our|these)) #',
  /** What stands before a short number. */
  dial: 'call|dial|ring|phone|text',
  /** What tells in the scope of a claim that it is of the slowest or the fastest district, or that it holds in all. */
  bounds: { slowest: 'slowest', fastest: 'fastest|quickest', every: 'every|within this' },
  average: 'averages?|averaging',
  /** What says that somebody looked into a business and approved it. */
  approved: 'approved|accredited|certified|registered|licensed|vetted|award[- ]winning|endorsed|recommended',
  /** What is true of a moment, and stands on a page for months. */
  atThisMoment:
    'on duty|on call (?:right )?now|right now|at this (?:very )?moment|(?:available|waiting|free|standing by) now',
};
