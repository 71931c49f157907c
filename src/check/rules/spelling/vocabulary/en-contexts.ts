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
};

/** A form in words, with the groups, `'` for either apostrophe, and whole words at its ends. */
function slip(words: string, meant: string, has = ''): Slip {
  const form = words
    .replaceAll(/(?<!\p{Lu})(?:ASK|BE|MAY|ONE|OUR|WE|END)(?!\p{Lu})/gu, (group) => GROUPS[group]!)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll('^', '(?<=^|[.!?:;] )');
  return [has, new RegExp(`(?<![\\p{L}\\p{N}'’-])${form}(?!(?<=\\p{L})[\\p{L}'’-])`, 'giu'), meant];
}

/** Verbs that do not go with some who do it, where a sentence or a clause begins. */
const agreeing = (subjects: string, verbs: Readonly<Record<string, string>>): readonly Slip[] =>
  Object.entries(verbs).flatMap(([written, meant]) =>
    subjects
      .split(' ')
      .map((subject) =>
        slip(
          `(?<=^|(?:^|\\P{L})(?:and|but|because) )(${subject}) ${written}(?! to be)`,
          `$1 ${meant}`,
          `${subject} ${written.slice(0, 3)}`,
        ),
      ),
  );

/** What sounds alike, or is one letter off, in company that only the other word keeps. */
export const CONTEXTS: readonly Slip[] = [
  // of, off
  slip(
    '(^|to |please |then |and |first |we |you |they |MAY )(turn|switch|shut|cut) of (?=(?:OUR|all|any|both|this|that|it|every)(?![\\p{L}]))',
    '$1$2 off ',
    'turn of/switch of/shut of/cut of',
  ),
  slip(
    '(turn|turns|turned|turning|switch|switches|switched|switching|shut|shuts|cut|cuts) (OUR|all the|both) (\\p{Ll}+(?: \\p{Ll}+)?) of (?=(?:at|when|before|first|straight|and|immediately|in|until|while|if|outside|under|by|for|completely)(?!\\p{L}))',
    '$1 $2 $3 off ',
    ' of at/ of when/ of before/ of first/ of straight/ of and/ of immediately/ of in / of until/ of while/ of if/ of outside/ of under/ of by / of for / of completely',
  ),
  slip(
    '(many|none|couple|lots|plenty|instead|case|range|pair|piece|full|proud|aware|capable|care|think|member|copy|inside|middle|centre|list|state|years|because) off (?=(?:OUR|us|them|these|those|this|an?|it|you)(?!\\p{L}))',
    '$1 of ',
    'many off/none off/couple off/lots off/plenty off/instead off/case off/range off/pair off/piece off/full off/proud off/aware off/capable off/care off/think off/member off/copy off/inside off/middle off/centre off/list off/state off/years off/because off',
  ),
  slip('one off (?=(?:our|your|its|their|us|them|these|those)(?!\\p{L}))', 'one of '),
  // may be, maybe
  slip('^(there|it|this|that|they) maybe (?=\\p{L})', '$1 may be '),
  slip('(which|and there|if there|that there|but there|as there|because there) maybe (?=\\p{L})', '$1 may be '),
  slip(
    '(?<=^|[.!?] |(?:if|when|because|that|and|but|so|where) )(OUR|an?|these|those) (\\p{Ll}+) maybe (?=(?:\\p{Ll}+ed|an?|the|able|due|too|in|under|out|open|loose|broken|hidden|worn|stuck|frozen|needed|right|wrong|old|cold|hot|dangerous|unsafe)(?!\\p{L}))',
    '$1 $2 may be ',
  ),
  slip('^may be (?=(?:we|you|they|i|it is|it’s|there is)(?!\\p{L}))', 'maybe '),
  // lose, loose
  slip(
    '(BE|too|so|very|comes|came|come|come|work|works|worked|hang|hangs|gets|got|a|any|with|no) lose(?! weight| money| heat| out| the| your)',
    '$1 loose',
  ),
  slip('(are|is|be|keep|keeps|keeping|without|you’re|we’re|by|from|of|risk) loosing', '$1 losing'),
  slip('loosing (?=(?:water|pressure|heat|power|money|time|OUR|it)(?!\\p{L}))', 'losing '),
  slip('(MAY|WE) loose (?=(?:water|pressure|heat|power|hot|your|out)(?!\\p{L}))', '$1 lose '),
  // to, too, two
  slip(
    '(BE|far|not|much|it’s|that’s|gets|seems|feels|looks) to (loose|tight|narrow|wide|dark|weak|strong|cold|hot|thin|thick|expensive|dear|dangerous|difficult|hard|easy|steep|deep|wet|noisy|risky|great|short|tall|busy|tired|few|fast|hasty|rusty|heavy|stiff) ?(?=(?:for|and|or|to)(?!\\p{L})|[.,;:!?]|$)',
    '$1 too $2 ',
    ' to loose/ to tight/ to narrow/ to wide/ to dark/ to weak/ to strong/ to cold/ to hot/ to thin/ to thick/ to expensive/ to dear/ to dangerous/ to difficult/ to hard/ to easy/ to steep/ to deep/ to wet/ to noisy/ to risky/ to great/ to short/ to tall/ to busy/ to tired/ to few/ to fast/ to hasty/ to rusty/ to heavy/ to stiff',
  ),
  slip(
    '(BE|far|not) two (late|much|many|long|loose|tight|cold|hot|small|big|high|low|old|far|often|slow|heavy|hard)',
    '$1 too $2',
    'are two/is two/was two/were two/be two/am two/far two/not two/been two/being two/n’t two',
  ),
  slip(
    '(need|needs|want|wants|try|trying|how|like|able|going|used|ready|free|happy|pleased|hard|easy|due|close|next|according|thanks|prior|lead|leads|belongs?|listen|talk|speak|write|come) too (?=(?:OUR|us|you|be|do|have|get|make|call|find|see|help|come|stop|keep|avoid|open|pay|know|take)(?!\\p{L}))',
    '$1 to ',
    'need too/needs too/want too/wants too/try too/trying too/how too/like too/able too/going too/used too/ready too/free too/happy too/pleased too/hard too/easy too/due too/close too/next too/according too/thanks too/prior too/lead too/leads too/belong too/belongs too/listen too/talk too/speak too/write too/come too',
  ),
  // affect, effect
  slip(
    '(this|it|which|what|never|often|also|frost|rust|limescale|pressure|water|damp|heat) effects (?=(?:OUR|how|all|every|each|you|us|both|only|more|many|most|any)(?!\\p{L}))',
    '$1 affects ',
  ),
  slip(
    '^(ONE) (?!side |long |bad |ill |after )(\\p{Ll}+) effects (?=(?:OUR|how|all|every|each|you|us|both)(?!\\p{L}))',
    '$1 $2 affects ',
  ),
  slip(
    '(can|could|will|would|may|might|doesn’t|does not|won’t|not|never) effect (?=(?:OUR|how|you|us|all|every)(?!\\p{L}))',
    '$1 affect ',
  ),
  slip('(BE|badly|not|directly|worst) effected (?=by|if|when|too|in|at)', '$1 affected '),
  slip(
    '(its|their|this|that|same|opposite|desired|bad|good|great|little|into|come into|in|side|greenhouse) affects? (?=(?:on|is|was|of|from)(?!\\p{L}))',
    '$1 effect ',
  ),
  // past, passed
  slip(
    '(has|have|had|having) past (?=(?:its|the|their|his|an?|all|every|each|through|by|on|away|since|with|along|down|any|our|safety|inspection)(?!\\p{L}))',
    '$1 passed ',
  ),
  slip(
    '(^|WE )(BE )?past (?=(?:its|their|every|all) (?:test|tests|check|checks|exam|exams|inspection|inspections)(?!\\p{L}))',
    '$1$2passed ',
  ),
  slip(
    '(walk|walks|go|goes|run|runs|flow|flows|drive|drives|leak|leaks|seep|seeps|get|gets|slip|slips|move|moves|half|quarter|come|comes|straight|just|long) passed (?=(?:the|an?|your|our|it|its|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)(?!\\p{L}))',
    '$1 past ',
  ),
  slip('in the passed', 'in the past'),
  // weather, whether
  slip(
    '(ASK) weather (?=(?:OUR|you|it|we|they|an?|there|this|that|or|any|these|those|all|anybody|anyone|somebody|someone|to)(?!\\p{L}))',
    '$1 whether ',
  ),
  slip('^weather (?=(?:you|it is|it’s|we|they|your (?!permit))(?!\\p{L}))', 'whether '),
  slip('(cold|bad|wet|freezing|winter|hot|dry|mild|rainy|stormy|the) whether(?! or)', '$1 weather'),
  // your, you’re; who’s, whose; its, it’s; their, they’re
  slip(
    '(and|but|so|^)your (?=(?:going|looking|having|getting|not(?!-)|unsure|worried|too late|in luck|right to)(?!\\p{L}))',
    '$1you’re ',
    'your going/your looking/your having/your getting/your not/your unsure/your worried/your too/your in luck/your right to',
  ),
  slip('whose (?=(?:going|been|there|here|responsible|coming|calling|not|paying|on duty|on call)(?!\\p{L}))', 'who’s '),
  slip(
    '^its (?=(?:important|easy|safe|worth|possible|likely|impossible|hard|difficult|dangerous|illegal|fine|clear|very|just|no|better|cheaper|quicker|time|that|because|why|how|what|up) )',
    'it’s ',
    'its important/its easy/its safe/its worth/its possible/its likely/its impossible/its hard/its difficult/its dangerous/its illegal/its fine/its clear/its very/its just/its no/its better/its cheaper/its quicker/its time/its that/its because/its why/its how/its what/its up',
  ),
  slip(
    '(and|but|because|if|when|so|that|think|sure|know) its (?=(?:too|not|an?|the|safe|important|easy|hard|dangerous|broken|leaking|working|urgent|late|cold|hot|been|getting|going) )',
    '$1 it’s ',
    'its too/its not/its a/its the/its safe/its important/its easy/its hard/its dangerous/its broken/its leaking/its working/its urgent/its late/its cold/its hot/its been/its getting/its going',
  ),
  slip('their (?=(?:going to|coming to|not|never|always (?!-))(?!\\p{L}))', 'they’re '),
  slip('(over|out|up|down|get|got|go|been|is|are|still|already|right|and) their[.,!?;]', '$1 there.'),
  // choose, breathe, accept, ensure, advise
  slip(
    '(MAY|can|to|you|they|we) chose (?=(?:from|between|OUR|an?|one|us|any|what|which|how|when|not|to)(?!\\p{L}))(?<!(?:you|they|we) chose )',
    '$1 choose ',
  ),
  slip('(MAY|hard|difficult|cannot|you|they|we) breath(?! of)', '$1 breathe'),
  slip('^breath (?=(?:in|out|easy|easily|slowly|normally|deeply)(?!\\p{L}))', 'breathe '),
  slip('(OUR|a|an|deep|of|out of|short of|take) breathe', '$1 breath'),
  slip(
    '(we|cards?|cannot|can|will|to|not|do|gladly|also) except (?=(?:cards?|all|payments?|cash|any|most|cheques?|bookings?|orders?)(?!\\p{L}))',
    '$1 accept ',
  ),
  slip(
    '(day|days|week|all|always|nothing|open|everything|everybody|everywhere|anything) (?:accept|expect) (?=(?:for|on|in|at|the|bank|christmas|sundays?|that)(?!\\p{L}))',
    '$1 except ',
  ),
  slip('expect for (?=(?:the|bank|christmas|sundays?)(?!\\p{L}))', 'except for '),
  slip('(to|we|please|will|must|and) insure (?=(?:that|it is|you are|you get|everything)(?!\\p{L}))', '$1 ensure '),
  slip(
    '(ask|for|in|best|safe|good|common) practise (?=(?:photographs?|pictures?|is|and|to|run|session|s?[.,])(?!\\p{L}))',
    '$1 practice ',
  ),
  slip('(an?|ONE|smart|safety) (?<=(?:a|any|this|that|every|each|our|your|the|smart|safety) )devise', '$1 device'),
  // bare, bear; brake, break; wait, weight; way, weigh
  slip(
    '(WE|MAY|will|must|who) bare (?=(?:OUR|it|no|all|any|half|part|us|costs?|weight|this|that)(?!\\p{L}))',
    '$1 bear ',
  ),
  slip(
    '(?<!polar |teddy |brown |black )bear (?=(?:wires?|cables?|metal|pipes?|hands?|skin|feet|copper|minimum|walls?|boards?)(?!\\p{L}))',
    'bare ',
  ),
  slip('(ONE|pipe|no|small|clean) brake(s?) (?=(?:in|between|from)(?!\\p{L}))', '$1 break$2 '),
  slip(
    '(to|can|may|might|will|could|not|pipes|they|easily) brake (?=(?:if|when|under|off|through|the|in|it|easily)(?!\\p{L}))',
    '$1 break$2 ',
  ),
  slip(
    '(MAY|please|to|you|long|not) weight (?=(?:for|until|till|there|outside|here|while|long|up|in)(?!\\p{L}))',
    '$1 wait ',
  ),
  slip('weighting (?=(?:list|time|times|room|for|until)(?!\\p{L}))', 'waiting '),
  slip('(OUR|full|body|lose|under the) wait of (?=(?:the|all|that|water|our|your|a full)(?!\\p{L}))', '$1 weight of '),
  slip('(in|all|any|no|right of|on|either|half|every|by the|one|long|best|only|same|this|that|own) weigh', '$1 way'),
  // through, thorough, threw, though
  slip(
    '(?<!(?:^|\\P{L})(?:i|we|you|they|he|she|it|who|which|that|and|then|somebody|someone|nobody|everybody|people|person|child|son|tenant|builder) )threw (?=(?:OUR|an?|it|this|that|there|here|to)(?!\\p{L}))',
    'through ',
  ),
  slip(
    '(an?|our|your|very|more|most|each) through (?=(?:inspection|clean|cleaning|check|survey|job|test|repair|examination|search|flush|look|service|wash)(?!\\p{L}))',
    '$1 thorough ',
  ),
  slip(
    '(go|goes|went|come|comes|came|run|runs|ran|walk|walks|all the way|pass|passes|flow|flows|seep|seeps|drip|drips|leak|leaks|pour|pours|poured|get|gets|got|straight|water|up|down) (?:thorough|though) (?=(?:OUR|an?|to|into|it|this|that|there)(?!\\p{L}))',
    '$1 through ',
  ),
  slip('even through (?=(?:you|it is|we|they|there is)(?!\\p{L}))', 'even though '),
  // right, write; hear, here; know, now, no; new, knew
  slip('(the|a|that’s|at|straight|is|are|all) write(?!-| access| protect| up| on| it| to| us| off)', '$1 right'),
  slip('write away', 'right away'),
  slip('(please|to|or) right (?=(?:to us|us|down|it down)(?!\\p{L}))', '$1 write '),
  slip(
    '(come|comes|came|right|over|from|based|BE|work|live|we’re|click|read|stop|down) hear(?! (?:that|about|from|of|the|an?|any|it|what|how)(?!\\p{L}))',
    '$1 here',
  ),
  slip(
    '(can|could|we|you|they|don’t|can’t|if you|cannot) here (?=(?:an?|any|of|about|that|what|strange|noises?|hissing|dripping|running|banging|it)(?!\\p{L}))',
    '$1 hear ',
  ),
  slip(
    '(right|until|by|up to|even|for) know[.,!]',
    '$1 now.',
    'right know/until know/by know/up to know/even know/for know',
  ),
  slip(
    '(to|don’t|didn’t|let us|let me|you|we|they) now (?=(?:how|what|where|who|why|whether|about)(?!\\p{L}))',
    '$1 know ',
    ' now how/ now what/ now where/ now who/ now why/ now whether/ now about',
  ),
  slip(
    '(WE|never|everybody) new (?=(?:that|what|how|OUR|where|it|exactly|him|her)(?!\\p{L}))',
    '$1 knew ',
    ' new that/ new what/ new how/ new the/ new our/ new your/ new its/ new their/ new his/ new her/ new my/ new where/ new it / new exactly/ new him',
  ),
  slip('(the|a|our|your|brand|fit|fitted|fits|with|many|two) knew', '$1 new'),
  // our, are, hour
  slip(
    '(half an|an|per|one|every|within an|\\d{1,2}) our',
    '$1 hour',
    'an our/per our/one our/every our/within an our/0 our/1 our/2 our/3 our/4 our/5 our/6 our/7 our/8 our/9 our',
  ),
  slip('(of|with|from|see|ask|by|in|on|at|to) are (?=own(?!\\p{L}))', '$1 our ', ' are own'),
  slip(
    '(of|with|from|in|on|to|see|ask|all|call|for|by) hour (?=(?:team|own|engineers?|prices?|vans?|office|customers?|services?|work|website|number|phone|guarantee|reviews?|page|pages)(?!\\p{L}))',
    '$1 our ',
    ' hour team/ hour own/ hour engineer/ hour price/ hour van/ hour office/ hour customer/ hour service/ hour work/ hour website/ hour number/ hour phone/ hour guarantee/ hour review/ hour page',
  ),
  // from, form
  slip(
    '(call|calls|drip|drips|leak|leaks|dripping|leaking|run|runs|running|come|comes|coming|came|get|gets|got|taken|removed|heard|hear|far|away|down|up|out|back|escaped|escaping|flow|flows|flowing|made|minutes|miles|metres|different) form (?=(?:OUR|an?|under|above|behind|inside|there|here|us|you|\\d+)(?!\\p{L}))',
    '$1 from ',
  ),
  slip(
    '(fill in the|fill out the|fill in our|fill in this|contact|booking|enquiry|application|online|web|order) from(?=[.,;!?]| (?:below|above|and)(?!\\p{L})|$)',
    '$1 form',
    'in the from/out the from/in our from/in this from/contact from/booking from/enquiry from/application from/online from/web from/order from',
  ),
  // then, than
  slip('(rather|other) then(?= \\p{L})', '$1 than', 'rather then/other then'),
  slip(
    '(more|less|better|later|earlier|faster|quicker|sooner|older|newer|longer|shorter|cheaper|higher|lower|larger|bigger|smaller|fewer|greater|worse|stronger|safer|easier|harder|hotter|colder|wider|narrower) then (?=(?:OUR|you|we|they|just|in|at|usual|normal|necessary|needed|to|with|most|all|anything|anybody|anyone|waiting|others?|by)(?!\\p{L}))',
    '$1 than ',
    'more then/less then/better then/rather then/other then/later then/earlier then/faster then/quicker then/sooner then/older then/newer then/longer then/shorter then/cheaper then/higher then/lower then/larger then/bigger then/smaller then/fewer then/greater then/worse then/stronger then/safer then/easier then/harder then/hotter then/colder then/wider then/narrower then',
  ),
  slip(
    '(^|and |, |first |until |now and |since |only )than (?=(?:the|we|you|our|call|turn|they|it|close|open|wait|let)(?!\\p{L}))',
    '$1then ',
    'than the/than we/than you/than our/than call/than turn/than they/than it/than close/than open/than wait/than let',
  ),
  // whole, hole; week, weak; piece, peace
  slip(
    '(OUR|a) hole (?=(?:house|home|building|street|job|day|night|week|system|of|family|team|thing|floor|flat|city|year|process|time|story|area|lot|place)(?!\\p{L}))',
    '$1 whole ',
  ),
  slip('(as a|on the) hole(?! in)', '$1 whole'),
  slip('(a|small|tiny|drilled?|pin|every|any|no) whole (?=(?:in|through|for|where)(?!\\p{L}))', '$1 hole '),
  slip(
    '(too|very|BE|gets|so|got|a|the) week (?=(?:pressure|flow|point|points|spot|spots|joint|joints|pump|signal|battery|link|stream|jet|and|at)(?!\\p{L}))',
    '$1 weak ',
  ),
  slip('(too|very|BE|so|gets) weekEND', '$1 weak'),
  slip(
    '(last|next|this|per|every|each|one|two|three|four|six|\\d+) weak(s?)(?=[.,;!?]| (?:or|ago|after|before|later|and)(?!\\p{L})|$)',
    '$1 week$2',
  ),
  slip('a weak (?=(?:ago|later|or so|before|after)(?!\\p{L}))', 'a week '),
  slip('(a|in|into|every|one|each) peace(s?) (?=(?:of (?!mind)|together)(?:\\p{L}|$))', '$1 piece$2 '),
  slip('in (?:one|two|three) peaces?', 'in pieces'),
  // poor, pour; plain, plane; root, route; sight, site
  slip(
    'pour (?=(?:pressure|flow|quality|condition|service|workmanship|connection|drainage|insulation|seal|job)(?!\\p{L}))',
    'poor ',
  ),
  slip('(in|plain) plane (?=(?:english|words|sight)(?!\\p{L}))', '$1 plain '),
  slip('(en|escape|quickest|shortest|best|fastest|bus|safest) root(?! of| cause)', '$1 route'),
  slip('route (?=(?:cause|causes|ball|canal)(?!\\p{L}))', 'root '),
  slip('tree route(s?)', 'tree root$1'),
  slip('(on|off|web|building|our web|construction) sight(?! of|-)', '$1 site'),
  slip('out of site', 'out of sight'),
  // seen, scene; sent, scent; see, sea; seem, seam; made, maid; meet, meat
  slip('(have|has|had|be|been|never|BE|we’ve|you’ve) scene', '$1 seen'),
  slip('(have|has|had|be|BE|we|bill|invoice) (?:scent|cent)', '$1 sent'),
  slip('(to|can|you|please|we|will|could|must) sea(?! level| water| front)', '$1 see'),
  slip('(it|they|this|that|may|might|can|would|doesn’t|does not|things|pipes) seam(s?)', '$1 seem$2'),
  slip('(BE|we|have|has|had) maid', '$1 made'),
  slip('(to|we|you|will|can|must|not|gladly) meat', '$1 meet'),
  // would, wood; council; ceiling; board; steel; tyre
  slip(
    '(WE|there|that|this|what) wood (?=(?:be|like|have|not|need|do|take|cost|call|help|recommend|say|love|you|never|always)(?!\\p{L}))',
    '$1 would ',
  ),
  slip('(of|bare|solid|soft|hard|rotten) would', '$1 wood'),
  slip('(?:counsel|counsil) (?=(?:tax|flat|flats|house|tenants?|estate|property|approval)(?!\\p{L}))', 'council '),
  slip(
    '(through|from|on|in|under) (OUR|a|kitchen|bathroom|the kitchen|the bathroom) sealing(?! (?:of|a|the|strip|ring|tape))',
    '$1 $2 ceiling',
  ),
  slip('(circuit|skirting|floor|notice|control|plaster|on|consumer) bored(?!s)', '$1 board'),
  slip('stainless steal', 'stainless steel'),
  slip('duel (?=(?:fuel|flush|purpose|voltage|zone|control|action|band|role|entry|core|aspect)(?!\\p{L}))', 'dual '),
  slip('heavy reign(s?)', 'heavy rain$1'),
  slip('reign(?=(?: ?water)(?!\\p{L}))', 'rain'),
  // four, forth, fourth
  slip('(and so|back and) fourth', '$1 forth'),
  slip('(the|a|on the) forth (?=(?:of|time|floor|year|visit|day|step|one|and)(?!\\p{L}))', '$1 fourth '),
  // buy, by; by, bye
  slip(
    '(\\p{Ll}{2,}(?:ed|en|id|ade|ept|one)) buy (?=(?:OUR|an?|us|phone|card|hand|you|mistake|all)(?!\\p{L}))',
    '$1 by ',
  ),
  slip(
    '(to|cannot|never|don’t|should|must|can) by (?=(?:an?|your own|new|one) \\p{L})',
    '$1 buy ',
    'to by a/cannot by/never by/don’t by/should by/must by/can by/to by your/to by new/to by one',
  ),
  // worn, warn; very, vary; quiet, quite; course, coarse
  slip('(BE|an?|badly|old|well) warn(?! (?:you|us|them|and|of|about|people))', '$1 worn'),
  slip(
    '(to|we|will|must|also|should) worn (?=(?:you|us|them|your|the|others|everyone|everybody)(?!\\p{L}))',
    '$1 warn ',
  ),
  slip('(BE|a|not|it’s|that’s) vary (?=\\p{L})', '$1 very '),
  slip(
    '(prices|times|costs?|can|may|will|they|charges|bills) very (?=(?:from|by|with|between|in|according|depending)(?!\\p{L}))',
    '$1 vary ',
    'prices very/times very/cost very/costs very/can very/may very/will very/they very/charges very/bills very',
  ),
  slip(
    'quiet (?=(?:an?|often|easy|easily|simple|simply|common|likely|different|normal|cheap|sure|quickly|soon|right|possible|a few)(?!\\p{L}))',
    'quite ',
  ),
  slip(
    '(more|so|very|BE|stay|stays|runs?|a|keeps?) quite(?=[.,;!?]| (?:pump|fan|street|night|place|area|road|and)(?!\\p{L})|$)',
    '$1 quiet',
  ),
  slip('of coarse', 'of course'),
  // due, dew; wear, where; stationary, principal; loss, lost
  slip('((?:BE|fell|falls|fall|comes|payment) |^)dew (?=(?:to|for|on|in|at|date)(?!\\p{L}))', '$1due '),
  slip('(BE) dew(?! point)', '$1 due'),
  slip('where and tear', 'wear and tear'),
  slip('(know|knows|see|ask|show|find|tell us|from|that’s) wear (?=(?:OUR|it|you|we|they)(?!\\p{L}))', '$1 where '),
  slip('(BE|remains?|stays?|stands?) stationery', '$1 stationary'),
  slip(
    '(an?|OUR) stationery (?!(?:shops?|orders?|cupboards?|sets?|boxe?s?|suppliers?|items?|budget|firm|stores?|range|drawer|brand|company|and|for|is|with)(?!\\p{L}))(?=\\p{Ll})',
    '$1 stationary ',
  ),
  slip(
    '(an?|OUR) principle (?!(?:of|that|is|was|behind|in|and|or|has|here|applies|works|holds|remains|stays|for|by|to|on|at|we|they|you|it|the|which|as|means|says|goes|never|always|also|can|will|may|must|should|would|could|only|alone|itself|called|comes)(?!\\p{L}))(?=\\p{Ll})',
    '$1 principal ',
  ),
  slip('(in|on|a matter of) principal(?=[.,;!?]|$)', '$1 principle'),
  slip('(a|great|heat|heavy|pressure) lost of (?=\\p{L})', '$1 loss of '),
  // drawers, lightning, lead, ensure, storeys, metres
  slip(
    '(open|close|shut|empty|pull out|in|bottom|top|kitchen|under) (the|a|your|every|this|kitchen|top|bottom) draw(s?)(?! (?:attention|string|off|bar|cord|water|near|date|weight|is made|takes))',
    '$1 $2 drawer$3',
  ),
  slip(
    '(?:the|a|kitchen|bottom|top) draw (?=(?:under|below|beside|sticks|front|fronts|unit|runners?)(?!\\p{L}))',
    'the drawer ',
  ),
  slip('lightening (?=(?:strike|strikes|storm|conductor|fast|speed)(?!\\p{L}))', 'lightning '),
  slip('(has|have|had|was|been) lead (?=(?:to|us|by)(?!\\p{L}))', '$1 led ', ' lead to/ lead us/ lead by'),
  slip('(two|three|four|five|six|single|multi|\\d+)[ -]story', '$1-storey'),
  slip(
    '(\\d+|two|three|four|five|ten|few|square|cubic|several) meters (?=(?:long|of pipe|away|from|deep|high|wide|below|above|apart|tall|thick|across|down|underground|up)(?!\\p{L}))',
    '$1 metres ',
  ),
  slip(
    '(?:(?<=water |smart |electricity |electric |heat |prepayment |parking )metre(s?)|metre(?= (?:reading|readings|cupboard|box|key|number|is|stands|runs|shows)(?!\\p{L})))',
    'meter$1',
  ),
  // Who does what: "we was", "he have", "there is two".
  ...agreeing('we they you', { was: 'were', is: 'are', has: 'have', 'doesn’t': 'don’t', 'wasn’t': 'weren’t' }),
  ...agreeing('he she it', { have: 'has', are: 'is', 'don’t': 'doesn’t', 'haven’t': 'hasn’t' }),
  ...agreeing('these those', { is: 'are', was: 'were', has: 'have' }),
  ...agreeing('this', { are: 'is', have: 'has' }),
  slip(
    '^(there) (is|was) (two|three|four|five|six|many|several) (?=\\p{Ll}+s(?!\\p{L}))',
    '$1 are $3 ',
    'there is/there was',
  ),
  slip('(have|has|had) went', '$1 gone'),
  slip(
    'more (better|easier|cheaper|faster|quicker|safer|worse)',
    '$1',
    'more better/more easier/more cheaper/more faster/more quicker/more safer/more worse',
  ),
];

/** What is meant only where a thing follows: the words of the site say what its things are called. */
export const BEFORE_THINGS: readonly Slip[] = [
  slip(
    "you're (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|or|in|on|at|for|from|with|will|needs|can|when|if|as)(?!\\p{L})|[.,;:!?]|$)",
    'your $<thing>',
    "you're",
  ),
  slip("who's (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|it|needs|will)(?!\\p{L})|$|[.,?])", 'whose $<thing>', "who's"),
  slip(
    "they're (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|in|on|at|for|from|with)(?!\\p{L})|[.,;:!?]|$)",
    'their $<thing>',
    "they're",
  ),
  slip(
    "(?<=(?:^|\\P{L})(?:check|checks|clean|open|close|reset|remove|replace|lift|empty|fill|of|with|from|drain) )it's (?<thing>\\p{L}{3,})(?= (?:is|and|or|in|on|at|for|with|once|when|first)(?!\\p{L})|[.,;:!?]|$)",
    'its $<thing>',
    "it's",
  ),
  slip(
    '(?<=(?:^|\\P{L})(?:on|of|with|for|after|at|from|fit|check|mend|clean|replace|repair) )there (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|or|in|on|at|for|with)(?!\\p{L})|[.,;:!?]|$)',
    'their $<thing>',
    ' there ',
  ),
  ...['has=have', 'is=are', 'was=were', 'needs=need', 'does=do'].map((pair) => {
    const [written = '', meant = ''] = pair.split('=');
    return slip(
      `(?<=^|[.!?] |(?:^|\\P{L})(?:and|but|because|if|when) )(?<before>the|your|our|these|those|all|both) (?<things>\\p{L}{3,}s) ${written}`,
      `$<before> $<things> ${meant}`,
      `s ${written}`,
    );
  }),
];

/** What stands behind "the" and "your" as well, and is no thing. */
export const NO_THINGS = new Set(
  (
    'home right left ready sure safe same own best first last next only other others welcome family cold hot well ' +
    'fine free back here there away late early open new old wrong worst least most rest past whole near far alone ' +
    'not now still just also always never news premises means series works'
  ).split(' '),
);
