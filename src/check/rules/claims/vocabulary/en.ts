import type { Vocabulary } from '../vocabulary';

/** The English words that tell what a figure speaks of. */
export const EN: Vocabulary = {
  numbers: {
    one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
    thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
    thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  },
  multiples: { hundred: 100, thousand: 1000, million: 1_000_000, k: 1000, m: 1_000_000, mn: 1_000_000 },
  partsOfOne: { 'half an': 0.5, 'half a': 0.5, 'a quarter of an': 0.25, 'three quarters of an': 0.75, 'a couple of': 2 },
  articles: ['an', 'a', 'the'],
  afterwards: ['within', 'in', 'inside', 'under', 'than', 'about', 'around'],
  andAHalf: 'and a half',
  to: ['to', 'or', 'and'],
  atLeast: ['over', 'more than', 'at least', 'above'],
  decade: ['decade', 'decades'],
  percent: ['per cent', 'percent'],
  money: { GBP: ['quid'] },
  notMoney: ['of', 'per square', 'force'],
  outOf: 'out of',
  stars: 'stars?',
  people: ['customers?', 'people', 'callers', 'clients', 'households', 'landlords', 'of our'],
  reviews: ['reviews', 'ratings'],
  topics: {
    response: 'response', guarantee: 'warranty|guarantee', price: 'price', insurance: 'insurance', experience: 'experience',
  },

  joins: [
    'and', 'but', 'so', 'then', 'before', 'after', 'until', 'while', 'because', 'when', 'where', 'if', 'or', 'that', 'which',
  ],
  us: ['we', 'us', 'our', 'help', 'somebody', 'someone'],
  arriving: [
    'respon[ds]*', 'arriv*', 'reach(?:es|ing)? you', '(?:are|is|be) reached', 'with you', '(?:at|to) (?:your|a|any|every|each) door',
    '(?:at|on|to) your doorstep', 'call to door', 'on our way', '(?:gets?|comes?) to you', 'on (?:site|the scene) (?:with)?in',
    'call-?out time', '# (?:[a-z]+ )?call-?outs?', 'waiting time', 'average wait', 'you(?:[’\']ll| will)? wait #', 'expect (?:us|help)',
    'average (?:time )?to', '(?:it|that) (?:may|can|could|will|might) be #', 'be there (?:with)?in', '#,? (?:on )?average$', 'average(?: time)?:? #$',
  ],
  comingOfUs: [
    'reach(?:es|ing)?(?! (?:about )?\\d)', 'comes?', 'coming', 'gets? (?:to|there|here)', 'makes? it', 'takes #.* reach',
    '(?:am|are|is|be) (?:there|here|in|at|on|outside)', '(?:am|are|is|be) # away',
  ],
  asAnEnd: [
    '(?:within|inside|in|under|after|than|about|around|takes?|only|just|to|is|are) #', '# (?:later|away|flat|at most|or less|on average)',
  ],
  comingTitle: ['emergency', 'help'],
  towards: ['in', 'at', 'to', 'for'],
  notComing: ['for (?:(?:about|another|at least|some|the|more than|less than|up to|over) )*#', 'every #', '# a (?:day|night|week)'],
  guaranteed: ['guarante*', 'warrant*'],
  lifetime: ['lifetime', 'life-?long', 'for life'],
  insured: ['insur*', 'liabilit*', 'indemnit*', 'cover(?:ed)? (?:up )?(?:to|for)'],
  rated: ['rated', 'rating', 'scor*', 'reviews?', 'stars?'],
  experience: ['experience', 'in business', 'in the trade', 'been trading', 'been serving'],
  founded: ['founded', 'established', 'est', 'set up', 'trading', 'in business', 'started out', 'family[- ]run'],
  opening: ['open', 'opening', 'lines are', 'answer', 'available', 'call us', 'office hours', 'our hours'],
  closed: ['(?:closed|not open)(?: (?:on|at|over|every|all))?'],
  freeDays: ['weekends?', 'bank holidays?', 'christmas'],
  dayAndNight: ['24\\s?/\\s?7', '24[- ]hours? a day', '24-hour', 'round the clock', 'day and night'],
  noon: { before: 'am|a\\.m\\.', after: 'pm|p\\.m\\.' },
  until: ['to', 'until', 'till', 'and'],
  chargesOfOthers: ['council', 'tolls?'],
  /** Limits of the law and of makers, what people pay to their insurers, and what homes are sold and let for. */
  ofOthers: [
    'fines?', 'penalt*', 'act', 'regulations', 'by law', 'the law', 'statut*', 'section \\d*', 'maker[’\']s', 'manufacturer*',
    '(?:policy |insurance )?excess', 'your policy', 'your insurer*',
    '(?:houses?|flats?|homes?|propert(?:y|ies)) (?:(?:here|there|nearby|in [^,.]{1,30}) )?'
      + '(?:costs?|sells?|sold|goe?s? for|rents?|lets?|is worth|are worth)',
  ],
};
