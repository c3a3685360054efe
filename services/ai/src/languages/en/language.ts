import type { LanguageWords } from '../language-words.ts';
import { concern } from './concern.ts';
import { masking } from './masking.ts';
import { scoring } from './scoring.ts';

export const en: LanguageWords = {
  confidenceQuestion: 'How sure are you of your answers?',
  confidenceEnds: { lowEnd: 'not sure at all', highEnd: 'very sure' },
  markedBy: {
    right: 'The teacher marked this answer as right.',
    partly: 'The teacher marked this answer as partly right.',
    wrong: 'The teacher marked this answer as wrong.',
  },
  readYourself: 'Read this answer yourself: whoever wrote it may need help from an adult.',
  ocrData: 'eng',
  smallWords: 'the and of to that it are with this which by why how what from does not have when into they your an be',
  questionWord: /^(?:what|who|whom|whose|which|how|why|when|where)$/u,
  secondQuestion: /\band (?:what|which|how|who|when|where|why)\s+(.*)/iu,
  yesAndNo: 'yes|no|true|false|right|wrong',
  allOrNone: '(?:all|none|both) of (?:the|these)',
  or: 'or',
  asksAboutMaterial: String.raw`(?:figure|slide|exercise|page|picture|source|photo|diagram) \d+|(?:on|in|at|of|under) the (?:\p{L}+ )?(?:slide|picture|photo|video)|did you learn|have you learn(?:ed|t)|you learn(?:ed|t) today|look at (?:the|this) (?:\p{L}+ )?(?:picture|figure|photo|diagram|graph|map|slide|image|chart)|(?:learn(?:ed|t)?|remember(?:ed)?) (?:\p{L}+ ){0,4}(?:this lesson|today|this class)|(?:this lesson|today) (?:\p{L}+ ){0,4}learn(?:ed|t)?|did you (?:find|enjoy|like|think of)|(?:shows?|see in) the (?:picture|photo|slide|video)|according to the (?:picture|photo|slide|figure|diagram)`,
  notices: String.raw`[Hh]omework|[Ww]orksheet|[Dd]ue (?:on|by)|by (?:Monday|Tuesday|Wednesday|Thursday|Friday)|[Ss]lide \d|[Pp]age \d|[Ee]xercises? \d|(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{L}{0,12}|half price|[Dd]iscount|[Oo]n sale|[Ff]ree trial|[Oo]ffer|[Ss]ubscri\p{L}{0,12}|absent|[Tt]est on|[Nn]ext (?:lesson|time|week)|[Bb]ring (?:your|a|an) |[Ww]orkbook|\d{1,3} ?% off|[Ss]ign up|[Bb]uy (?:our|your|now)|[Hh]and in|[Dd]on['’]t forget|(?:for|on) (?:Monday|Tuesday|Wednesday|Thursday|Friday)`,
  numberWords:
    /(?<!\p{L})(?:(?<!(?:the|these|those) )two|two(?= (?:pupils|students|answers|children|thirds))|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen|half (?:of )?(?:the (?:class|pupils|students|group)|them)|percent|most (?:pupils|students|answers|of (?:the|them))|majority|nobody|everyone|everybody)(?!\p{L})/giu,
  outOf: 'of the|of|out of',
  quantityWords: String.raw`(?:nearly |almost |practically |virtually )?(?:some|a few|few|many|several|most|all|a couple of|a handful of|a number of|lots of|plenty of|various) (?:of the )?(?:pupils|students|children|kids|learners|answers|responses|class)|(?:nearly|almost|practically|virtually) (?:everyone|everybody|nobody|no one|all|half)|(?:the|a) (?:whole|entire|rest of the) class|most of (?:the class|them)|a (?:large|big|good) part(?! of)|a handful|minority|a quarter of (?:the class|the pupils|them)|a (?:large |small |good |big )?(?:part|share|number) of (?:the class|the pupils|them)|the bulk of|(?:hardly|barely|scarcely) (?:anyone|anybody|any|a (?:pupil|student|child))|(?:some|many|most|several|few|a few|none|half) of them|(?:every|each|no|another) (?:pupil|student|child|learner)|everyone|everybody|no one|largely|predominantly|overwhelmingly|the (?:rest|others|remainder) of the (?:class|group|pupils|students)|a lot of (?:pupils|students|children|answers|the class)|(?:many|some|few|several|most|all|others|a few|plenty)(?= (?:think|believe|say|write|wrote|confuse|mix|take|took|swap|see|hold|put|call|name|give|have|know|understand|can|seem|state|assume|add|count|forget|let|use|leave))|a (?:third|fifth|fraction) of|three quarters|nowhere|(?:is|are|was|were|has|have) (?:never|always|nowhere|consistently|everywhere)(?= \p{L}{1,14}(?:ed|en|t|n)(?!\p{L}))`,
  remarksOnPersons: String.raw`lazy|careless|stupid|dumb|weak (?:pupils?|students?|readers?)|gifted|unmotivated|inattentive|distracted|clever|adhd|autis\p{L}{0,12}|dyslex\p{L}{0,12}|not paying attention|weak (?:group|class|pupils?|students?|readers?|children|learners?)|low[- ](?:ability|achiev\p{L}{0,12}|attain\p{L}{0,12})|slow (?:learners?|pupils?|students?)|(?:did|do|does|have|has|were|are|was|is)(?: not|n['’]t) (?:really )?(?:listen\p{L}{0,12}|stud(?:y|ied)|revis\p{L}{0,12}|tr(?:y|ied|ying)|pay(?:ing)? attention|concentrat\p{L}{0,12}|interested|make an effort)|no effort|can['’]t be bothered|sloppy|immature|lack\p{L}{0,12} (?:of )?(?:motivation|concentration|effort)|bright (?:pupils?|students?)|smart|intelligent|foolish|silly|(?:not|below|beneath) (?:at |up to )?(?:the |this )?(?:level|standard)|does(?: not|n['’]t) belong in`,
  callsWrong:
    'not right|not correct|incorrect|is wrong|are wrong|untrue|not true|contrary to|does not|a mistake|an error|misconception|misunderstanding|a myth|nonsense|not so',
  teachesThat: String.raw`(?:explain|show|tell|remind|point out|stress|repeat|make (?:clear|sure)|write|note|say|dictate|conclude|agree|let|have|put)(?!\p{L})[^.!?:]{0,60}?(?: that(?!\p{L})| why(?!\p{L})|:)`,
  setsRight: String.raw`not|no|never|nowhere|cannot|\p{L}{1,12}n['’]t|wrong|incorrect|untrue|false|improve|correct\p{L}{0,12}|whether|instead|rather|compare|choose|disprove|complete|put right`,
  feedbackWords: `answer outcome result explanation explained unexplained reason reasoning cause consequence link connection role
    term word idea notion thought thinking step order working calculation support example difference distinction
    core half question asked right wrong correct correctly incorrect true false complete incomplete clear clearly
    exact vague missing lacking absent left omitted forgotten mentioned stated described given found used applied
    understood recognised recognized seen looked said taken treated regarded confused mixed mistaken swapped
    reversed equated compared attributed assumed believed held expressed happens happened later earlier longer thing
    something somebody way kind`,
  concern,
  masking,
  scoring,
};
