import type { Vocabulary } from '../vocabulary';

const counted = (words: string, first: number, step: number) =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));

const WAIT =
  '(?:within|inside|in|under|after|than|about|around|takes?|only|just|to|is|are) #|' +
  '# (?:later|away|flat|at most|or less|on average)';
const COMING =
  'reach(?:es|ing)?(?! (?:about )?\\d)|comes?|coming|gets? (?:to|there|here)|makes? it|takes #.* reach|' +
  '(?:am|are|is|be) (?:there|here|in|at|on|outside|# away)';

/** The English words that tell what a figure speaks of. */
export const EN: Vocabulary = {
  numbers: {
    ...counted(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
      1,
      1,
    ),
    ...counted('seventeen eighteen nineteen twenty', 17, 1),
    ...counted('thirty forty fifty sixty seventy eighty ninety', 30, 10),
  },
  multiples: { hundred: 100, thousand: 1000, million: 1_000_000, k: 1000, m: 1_000_000, mn: 1_000_000 },
  partsOfOne: {
    'half an': 0.5,
    'half a': 0.5,
    'a quarter of an': 0.25,
    'three quarters of an': 0.75,
    'a couple of': 2,
    'a dozen': 12,
  },
  article: 'an?|the',
  limits: 'within|in|inside|under|than|about|around',
  andAHalf: 'and a half',
  to: 'to|or|and',
  atLeast: 'over|more than|at least|above|well over|nearly|almost',
  decade: ['decade', 'decades'],
  percent: ['per cent', 'percent'],
  money: { GBP: ['quid'] },
  otherMoney: ['euro', 'euros', 'dollar', 'dollars', 'EUR', 'USD', 'GBP'],
  notMoney: 'of|per square|force',
  outOf: 'out of',
  stars: 'stars?',
  people: 'customers?|people|callers|clients|households|landlords|of our',
  reviews: ['reviews', 'ratings'],
  lifetime: 'lifetime|life-?long|for life',

  joins: 'and|but|so|then|(?:before|after)(?! #)|until|while|because|when|where|if|or|that|which',
  us: 'we|us|our|ours|help|somebody|someone',
  ours: '(?<!(?:your|other|another) )(?:firm|company|business)|family[- ]run|customers?|people|callers|clients|households|landlords',
  oneOfUs: 'one of|he|she|his|her|each|combined|together|between (?:us|them)|an? (?:engineer|member)',
  wholly: 'all|every|covers?|covering|serv(?:e|es|ing)|across|throughout',
  others: "they|their|theirs|them|somebody else[’']s|someone else[’']s",
  topics: {
    response: {
      subject: 'response',
      said: [
        'respon[ds]\\w*|arriv\\w*|reach(?:es|ing)? you|(?:are|is|be) reached|with you|call to door|on our way',
        '(?:at|to) (?:your|a|any|every|each) door|(?:at|on|to) your doorstep|(?:gets?|comes?) to you',
        'on (?:site|the scene) (?:with)?in|call-?out time|# (?:[a-z]+ )?call-?outs?|waiting time|average wait',
        "you(?:[’']ll| will)? wait #|expect (?:us|help)|average (?:time )?to|be there (?:with)?in",
        '(?:it|that) (?:may|can|could|will|might) be #|#,? (?:on )?average$|average(?: time)?:? #$',
        // Who comes, and the end of a wait, in one order or the other.
        `(?<=^(?=#|.*(?:${WAIT})).*)WE .*(?:${COMING})`,
      ].join('|'),
      title:
        '(?:[Ee]mergency|[Hh]elp|WE)(?: (?:in|at|to|for|[A-Z]\\w*))* (?:within|in|inside|under|than|about|around) #',
      not: 'for (?:(?:about|another|at least|some|the|more than|less than|up to|over) )*#|every #|# a (?:day|night|week)',
    },
    reply: {
      subject: 'reply',
      said: '(?<=^(?=.*(?:e-?mails?|messages?|letters?|enquir\\w+|writ\\w+)).*)(?:repl(?:y|ies)|answer\\w*)',
    },
    notice: { subject: 'notice|cancellation', said: 'cancel\\w*|reschedul\\w*|postpon\\w*' },
    retention: {
      subject: 'retention',
      said: 'delet\\w*|eras(?:e|ed|ing)|retain\\w*|(?:is|are) kept for(?: up to)? #',
    },
    guarantee: { subject: 'warranty|guarantee', said: 'guarante\\w*|warrant\\w*', isWide: true },
    experience: { subject: 'experience', said: 'experience|in business|in the trade|been trading|been serving' },
    discount: {
      subject: 'discount',
      said: '# (?:off|cheaper)(?! (?:the|its|their|an?))|discounts?|(?:save|saving)(?: up to)? #(?! of)',
    },
    insurance: {
      subject: 'insurance',
      said: 'insur\\w*|liabilit\\w*|indemnit\\w*|cover(?:ed)? (?:up )?(?:to|for)',
      isWide: true,
    },
    rating: { subject: 'rating', said: 'rated|ratings?|scor\\w*|reviews?|stars?', isWide: true },
    founded: {
      subject: 'founded',
      said:
        'founded|established|est\\.?|set up|trading|in business|started out|family[- ]run|' +
        'WE (?:have |has )?(?:been |serv|work|help|look).* since #',
    },
    hours: {
      subject: 'hours',
      said: 'open|opening|lines are|answer|available|call us|office hours|our hours',
      isWide: true,
    },
  },
  priced: 'per|an hour|each hour|a visit|pric\\w*|costs?|charge\\w*|labour',
  closed: '(?:closed|not open)(?: (?:on|at|over|every|all))?',
  freeDays: ['weekends?', 'bank holidays?', 'christmas'],
  dayAndNight: '24\\s?/\\s?7|24[- ]hours? a day|24-hour|round the clock|day and night',
  noon: { before: 'am|a\\.m\\.', after: 'pm|p\\.m\\.' },
  until: 'to|until|till|and',
  chargesOfOthers: 'council|tolls?|(?:other|some|many|most) (?:firms|companies|traders)|elsewhere|competitors?',
  // Limits of the law and of makers, what people pay to their insurers, and what homes are sold and let for.
  ofOthers:
    "fines?|penalt\\w*|act|regulations|by law|the law|statut\\w*|section \\d*|maker(?:[’']?s)?|manufacturer\\w*|" +
    '(?:policy |insurance )?excess|your policy|your insurer\\w*|(?:houses?|flats?|homes?|propert(?:y|ies)) ' +
    '(?:(?:here|there|nearby|in [^,.]{1,30}) )?(?:costs?|sells?|sold|goe?s? for|rents?|lets?|is worth|are worth)',
  bounds: { slowest: 'slowest', fastest: 'fastest|quickest', every: 'every|within this' },
};
