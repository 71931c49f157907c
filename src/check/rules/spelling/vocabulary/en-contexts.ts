import type { Slip } from '../vocabulary';
import { slip } from './en-forms';

/** Things that end as what somebody does. */
const THINGS_IN_ING =
  '(?:(?:any|some|every|no)?thing|king|ring|string|spring|wing|wiring|parking|cooking|booking|drawing|washing|clothing|bearing|covering|earning|heating|building|\\p{Ll}*umbing|ceiling|lighting|housing|landing|listing|opening|flooring|roofing|boarding|railing|guttering|glazing|tiling|piping|meeting|reading|setting|fitting|evening|morning|wedding|bedding|cleaning|dwelling|lodging|coating|casing|painting|warning|rating|saving|timing|training|wording|finding|feeling|filing|filling|beginning|moving|gardening|roofing|engineering|pricing|fencing|decking|cladding|billing|insulating|existing|remaining|going)(?!\\p{L})';

/** What sounds alike, or is one letter off, in company that only the other word keeps. */
export const CONTEXTS: readonly Slip[] = [
  // of, off
  slip(
    '(^|to |please |then |and |first |we |you |they |MAY )(turn|switch|shut|cut) of (?=(?:OUR|all|any|both|this|that|it|every)(?![\\p{L}]))',
    '$1$2 off ',
  ),
  slip(
    '(turn|turns|turned|turning|switch|switches|switched|switching|shut|shuts|cut|cuts) (OUR|all the|both) (\\p{Ll}+(?: \\p{Ll}+)?) of (?=(?:at|when|before|first|straight|and|immediately|in|until|while|if|outside|under|by|for|completely)(?!\\p{L}))',
    '$1 $2 $3 off ',
  ),
  slip(
    '(many|none|couple|lots|plenty|instead|case|range|pair|piece|full|proud|aware|capable|care|think|member|copy|inside|middle|centre|list|state|years|because) off (?=(?:OUR|us|them|these|those|this|an?|it|you)(?!\\p{L}))',
    '$1 of ',
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
  ),
  slip(
    '(BE|far|not) two (late|much|many|long|loose|tight|cold|hot|small|big|high|low|old|far|often|slow|heavy|hard)',
    '$1 too $2',
  ),
  slip(
    '(need|needs|want|wants|try|trying|how|like|able|going|used|ready|free|happy|pleased|hard|easy|due|close|next|according|thanks|prior|lead|leads|belongs?|listen|talk|speak|write|come) too (?=(?:OUR|us|you|be|do|have|get|make|call|find|see|help|come|stop|keep|avoid|open|pay|know|take)(?!\\p{L}))',
    '$1 to ',
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
    '((?:and|but|so) |THAT |^)your ((?:an?|the|not(?!-)|unsure|unable|able|worried|too|entitled|likely to|responsible for|interested in|going (?:to|in|on|away|out|up|down)|due (?:an?|the|to|for|in|on)|worth (?:it|more|less)|safe (?:with|in)|sure (?:that|it|which|what|of|who|how|the)|still|already|(?:stuck|locked) (?:in|out|on|outside|with)|covered by|happy (?:to|with|for)|ready (?:to|for|when)|welcome (?:to|at|any)|new to|in|at|on|out of|out when|away))(?![\\p{L}-])',
    '$1you’re $2',
  ),
  slip(
    `((?:and|but|so) |THAT |^)your (?!${THINGS_IN_ING})(\\p{Ll}{2,}ing)(?=[,.]| (?:an?|the|your|our|this|that|it|us|them|for|about|from|with|without|to|at|in|on|out|up|away)(?!\\p{L}))`,
    '$1you’re $2',
  ),
  slip(
    '(with|to|for|of|at|see|help|call|ring|tell|give|send|reach|from) your(?=[.,;!?]| (?:in|at|on|by|within|as|when|if|before|after|is|are|will|can)(?![\\p{L}-])|$)',
    '$1 you',
  ),
  slip('whose (?=(?:going|been|there|here|responsible|coming|calling|not|paying|on duty|on call)(?!\\p{L}))', 'who’s '),
  slip(
    '^its (?=(?:important|easy|safe|worth|possible|likely|impossible|hard|difficult|dangerous|illegal|fine|clear|very|just|no|better|cheaper|quicker|time|that|because|why|how|what|up) )',
    'it’s ',
  ),
  slip(
    '(and|but|because|if|when|so|that|think|sure|know) its (?=(?:too|not|an?|the|safe|important|easy|hard|dangerous|broken|leaking|working|urgent|late|cold|hot|been|getting|going) )',
    '$1 it’s ',
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
  slip('(right|until|by|up to|even|for) know[.,!]', '$1 now.'),
  slip(
    '(to|don’t|didn’t|let us|let me|you|we|they) now (?=(?:how|what|where|who|why|whether|about)(?!\\p{L}))',
    '$1 know ',
  ),
  slip('(WE|never|everybody) new (?=(?:that|what|how|OUR|where|it|exactly|him|her)(?!\\p{L}))', '$1 knew '),
  slip('(the|a|our|your|brand|fit|fitted|fits|with|many|two) knew', '$1 new'),
  // our, are, hour
  slip('(half an|an|per|one|every|within an|\\d{1,2}) our', '$1 hour'),
  slip('(of|with|from|see|ask|by|in|on|at|to) are (?=own(?!\\p{L}))', '$1 our '),
  slip(
    '(of|with|from|in|on|to|see|ask|all|call|for|by) hour (?=(?:team|own|engineers?|prices?|vans?|office|customers?|services?|work|website|number|phone|guarantee|reviews?|page|pages)(?!\\p{L}))',
    '$1 our ',
  ),
  // from, form
  slip(
    '(call|calls|drip|drips|leak|leaks|dripping|leaking|run|runs|running|come|comes|coming|came|get|gets|got|taken|removed|heard|hear|far|away|down|up|out|back|escaped|escaping|flow|flows|flowing|made|minutes|miles|metres|different) form (?=(?:OUR|an?|under|above|behind|inside|there|here|us|you|\\d+)(?!\\p{L}))',
    '$1 from ',
  ),
  slip(
    '(fill in the|fill out the|fill in our|fill in this|contact|booking|enquiry|application|online|web|order) from(?=[.,;!?]| (?:below|above|and)(?!\\p{L})|$)',
    '$1 form',
  ),
  // then, than
  slip('(rather|other) then(?= \\p{L})', '$1 than'),
  slip(
    '(MORE) then (?=\\d|\\{|(?:OUR|an?|one|two|three|ten|twenty|half|that|those|you|we|they|just|in|at|usual|normal|necessary|needed|to|with|most|all|any|anything|anybody|anyone|waiting|others?|by|expected|ever|planned|before)(?!\\p{L}))',
    '$1 than ',
  ),
  slip(
    '(MORE \\p{Ll}+) then (?=(?:any|anything|anybody|anyone|ever|most|others?|expected|usual|needed|before)(?!\\p{L}))',
    '$1 than ',
  ),
  slip(
    '(MORE(?: \\p{Ll}+)? to \\p{Ll}+(?: \\p{Ll}+){0,5}) then (?=(?:to|it is|it’s|it was|by|having|letting)(?!\\p{L}))',
    '$1 than ',
  ),
  slip(
    '(?<=(?:is|are|was|were|be|it’s|far|much|even|feels|looks|costs?|takes?) )(?!under|over|never|ever|either|neither|after|other|water|whether|together|proper|sober|her|per)(\\p{Ll}{2,}er) then(?= \\p{Ll})',
    '$1 than',
  ),
  slip(
    '(^|and |, |first |until |now and |since |only )than (?=(?:the|we|you|our|call|turn|they|it|close|open|wait|let)(?!\\p{L}))',
    '$1then ',
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
  slip(
    '(a|the|in|into|every|one|each|this|small) peace(s?) (?=(?:of (?!mind|OUR)|together)(?:\\p{L}|$))',
    '$1 piece$2 ',
  ),
  slip('pain(s?) of glass', 'pane$1 of glass'),
  slip('(BE|very|so|as|too|more|most) sever(?! (?:OUR|an?|it|all|them))', '$1 severe'),
  slip(
    '(?<=\\p{L} )everyday(?=[.,;!?]|$| (?:at|from|between|until|by|in the|and night)(?!\\p{L}))(?<!(?:the|an|of|for|your|our) everyday)',
    'every day',
  ),
  slip('(we|they|i) (?:no|now) (?=(?:the|your|our|every)(?!\\p{L}))', '$1 know '),
  slip(
    '(?<!(?:to|that|which|they|we|will|can|not|may|and|or|who|must) )form (?=OUR (?:top|bottom|side|inside|outside|back|front|street|road|tap|mains?|tank|pipe|wall|ceiling|floor|roof|meter)(?!\\p{L}))',
    'from ',
  ),
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
    '(through|from|on|in|under) (OUR|a|kitchen|bathroom|the kitchen|the bathroom) sealing(?! (?:of (?!OUR \\p{Ll}*(?:room|hall|flat|kitchen|shop|cellar|loft|garage|floor))|a|the|strip|ring|tape))',
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
  slip('(to|cannot|never|don’t|should|must|can) by (?=(?:an?|your own|new|one) \\p{L})', '$1 buy '),
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
  slip('(has|have|had|was|been) lead (?=(?:to|us|by)(?!\\p{L}))', '$1 led '),
  slip('(two|three|four|five|six|single|multi|\\d+)[ -]story', '$1-storey'),
  slip(
    '(\\d+|two|three|four|five|ten|few|square|cubic|several) meters (?=(?:long|of pipe|away|from|deep|high|wide|below|above|apart|tall|thick|across|down|underground|up)(?!\\p{L}))',
    '$1 metres ',
  ),
  slip(
    '(?:(?<=water |smart |electricity |electric |heat |prepayment |parking )metre(s?)|metre(?= (?:reading|readings|cupboard|box|key|number|is|stands|runs|shows)(?!\\p{L})))',
    'meter$1',
  ),
  slip('^(there) (is|was) (two|three|four|five|six|many|several) (?=\\p{Ll}+s(?!\\p{L}))', '$1 are $3 '),
  slip('(have|has|had) went', '$1 gone'),
  slip('more (better|easier|cheaper|faster|quicker|safer|worse)', '$1'),
];

/** What is meant only where a thing follows: the words of the site say what its things are called. */
export const BEFORE_THINGS: readonly Slip[] = [
  slip(
    "you're (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|or|in|on|at|for|from|with|will|needs|can|when|if|as)(?!\\p{L})|[.,;:!?]|$)",
    'your $<thing>',
  ),
  slip("who's (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|it|needs|will)(?!\\p{L})|$|[.,?])", 'whose $<thing>'),
  slip(
    "they're (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|in|on|at|for|from|with)(?!\\p{L})|[.,;:!?]|$)",
    'their $<thing>',
  ),
  slip(
    "(?<=(?:^|\\P{L})(?:check|checks|clean|open|close|reset|remove|replace|lift|empty|fill|of|with|from|drain) )it's (?<thing>\\p{L}{3,})(?= (?:is|and|or|in|on|at|for|with|once|when|first)(?!\\p{L})|[.,;:!?]|$)",
    'its $<thing>',
  ),
  slip(
    '(?<=(?:^|\\P{L})(?:on|of|with|for|after|at|from|fit|check|mend|clean|replace|repair) )there (?<thing>\\p{L}{3,})(?= (?:is|are|was|has|and|or|in|on|at|for|with)(?!\\p{L})|[.,;:!?]|$)',
    'their $<thing>',
  ),
];

/** What stands behind "the" and "your" as well, and is no thing. */
export const NO_THINGS = new Set(
  (
    'home right left ready sure safe same own best first last next only other others welcome family cold hot well ' +
    'fine free back here there away late early open new old wrong worst least most rest past whole near far alone ' +
    'not now still just also always never news premises means series works'
  ).split(' '),
);
