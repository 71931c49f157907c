/**
 * Whether a length of time is a promise of how fast we come. Patterns read the sentence with the time as "#":
 * "We are with you within #."
 */

const US = String.raw`(?:we|us|our|plumbers?|engineers?|help|somebody|someone)`;
/** A time as the end of a wait: "within #", "in under #", "# later". */
const AS_AN_END = String.raw`(?:(?:within|inside|in|under|after|than|about|around|takes?|allow|is|only|just|to) #|# (?:later|away|flat|at most|or less|on average)|^ ?#)`;

/** Words that speak of our coming, each enough alone. */
const COMING = new RegExp(String.raw`\b(?:${[
  'respon[ds]', 'response', 'arriv', 'reach(?:es)? you', 'with you', '(?:at|to) (?:your|the|a|any|every|each) door', '(?:at|on|to) (?:your|the) doorstep', 'on our way',
  'engineers? (?:is|are|will be)', 'gets? to you', 'we come', 'comes? to you', 'call-?out time', 'waiting time', 'average wait', 'the wait',
  'expect (?:us|help|(?:a|an|the|your|our) (?:plumber|engineer))', 'on (?:site|the scene) (?:with)?in', 'be there (?:with)?in',
  'from (?:your |the )?call to', 'average time to', 'calls? (?:\\w+ ){0,4}reached',
].join('|')})`, 'iu');

/** Words that speak of our coming where they stand beside the time, or where the sentence names us. */
const COMING_SO = [
  /# (?:emergency |average )?call-?outs?\b/iu,
  // A label or a line of its own: "Average: 60 minutes", "60 min average".
  /^\s*average(?: time)?:? #|^\s*#,? (?:on )?average\W*$/iu,
  /\ballow #.*\baverage\b/iu,
  /\byou(?:['’]ll| will)? wait (?:\w+ )?#/iu,
  // A title without a verb: "Emergency plumber N16 in 60 minutes".
  /\b(?:[Pp]lumbers?|[Ee]ngineers?|Emergency|[Hh]elp) (?:in |at |to |for )?(?:\p{Lu}[\p{L}\d]*,? ){0,3}(?:within|inside|in under|in) #/u,
  // "reaches N16", and no "reaches 50 °C".
  new RegExp(String.raw`\b${US}\b.*\breach(?:es|ing)?\b(?!\s(?:about\s)?\d)|\breach(?:es)?\b.*# .*\b${US}\b`, 'iu'),
  new RegExp(String.raw`\b${US} (?:\w+ ){0,2}(?:gets?|comes?|makes? it)\b.*${AS_AN_END}`, 'iu'),
  new RegExp(String.raw`${AS_AN_END}.*\b${US} (?:\w+ ){0,2}(?:gets? to|comes?)\b`, 'iu'),
  new RegExp(String.raw`\b${US} (?:are|is|will be) (?:there|here|in|at|on|outside)\b.*${AS_AN_END}`, 'iu'),
  new RegExp(String.raw`${AS_AN_END}.*\b${US} (?:are|is|will be) (?:there|here|in|at|on|outside)\b`, 'iu'),
  new RegExp(String.raw`\b${US}\b.* # away\b|\bhelp takes\b.*#`, 'iu'),
];

const AVERAGE_OF_US = new RegExp(String.raw`\b${US}\b.*\baverage\b|\baverage\b.*\b${US}\b`, 'iu');
/** What an average or "we get it done in #" may be of as well: the work. */
const WORK = /\b(?:jobs?|servic(?:ing|es? takes)|repair|survey|inspect|visit|fit|replac|install|flush|clear|unblock|test|fix|mend|solve|drain|fill|heat|cool|dry|work|thaw|repl(?:y|ies)|answer|call(?:s|ed)? (?:you )?back|e-?mail|quote|shower|done|finish)/iu;

const NOT_COMING = [
  // "Wait 10 minutes before you turn it on"
  /\bwait(?:ing)? (?:\w+ ){0,2}# (?:before|until|and|then)\b|\bwe wait (?:\w+ )?#/iu,
  // "We call 15 minutes before we arrive", and not "it may be 60 minutes before we arrive"
  /(?<!\b(?:it|that) (?:takes|is|was|may|can|will|could|might)\b[^,;]*)# before\b/iu,
  // "The plumber arrives, and 10 minutes later the water is off", "10 minutes after we arrive"
  /\b(?:arriv|come|reach|here|there)\w*\b[^,;]*[,;]? (?:and|then|but)\b[^;]*# later\b/iu,
  /# (?:after|from|of) (?:(?:we|he|she|they|our|the|a|an|your|plumber|engineer)\b ?)*(?:arriv|com(?:e|ing)|reach|get(?:ting)? there)/iu,
  // "Run the tap for 5 minutes"
  /\bfor (?:(?:about|another|at least|some|the|more than|less than|up to|over) )*#(?! (?:response|call-?out))/iu,
  // "24 hours a day", "every 20 minutes", "steps of 15 minutes"
  /# a (?:day|night|week)\b|\bevery #|\b(?:steps|slots|units|blocks) of #|# (?:steps|slots|windows)\b/iu,
  // "You reach us by phone within two minutes"
  /\byou (?:can )?(?:reach|get to) us\b/iu,
];
/** Ways and limits that are not ours, in the clause of the time: "The walk takes 8 minutes, so we come by van." */
const OF_THE_STREET = /\b(?:walk|on foot|stroll|parking|parked|bus(?:es)?|trains?|tube|limited|limit|bays?|meters?)\b/iu;

interface Placed {
  /** The sentence, and a label before it. */
  before: string;
  after: string;
  /** "24 hours" is how long we are there, unless somebody comes within them. */
  isDay: boolean;
  /** "an hour" is as often a rate, so that it needs more. */
  inWords: boolean;
}

export function speaksOfComing({ before, after, isDay, inWords }: Placed): boolean {
  const sentence = /[^;]*#[^;]*/.exec(`${before}#${after}`.replaceAll(/\s+/g, ' '))![0];
  const clause = /[^,;:]*#[^,;:]*/.exec(sentence)![0];
  if (OF_THE_STREET.test(clause) || NOT_COMING.some((pattern) => pattern.test(sentence))) return false;
  if (isDay && !/\b(?:in|within|under|than) #/iu.test(sentence)) return false;
  if (inWords && !new RegExp(`${AS_AN_END}|# (?:response|call-?out)`, 'iu').test(sentence)) return false;
  return COMING.test(sentence) || COMING_SO.some((pattern) => pattern.test(sentence)) || (AVERAGE_OF_US.test(sentence) && !WORK.test(sentence));
}
