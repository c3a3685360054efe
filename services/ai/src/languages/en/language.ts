import type { LanguageWords } from '../language-words.ts';
import { masking } from './masking.ts';
import { phrases } from './phrases.ts';

export const en: LanguageWords = {
  confidenceQuestion: 'How sure are you of your answers?',
  confidenceEnds: { lowEnd: 'not sure at all', highEnd: 'very sure' },
  markedBy: {
    right: 'The teacher assessed this answer as right.',
    partly: 'The teacher assessed this answer as partly right.',
    wrong: 'The teacher assessed this answer as wrong.',
  },
  ocrData: 'eng',
  smallWords: 'the and of to that it are with this which by why how what from does not have when into they your an be',
  questionWord: /^(?:what|who|whom|whose|which|how|why|when|where)$/u,
  secondQuestion: /\band (?:what|which|how|who|when|where|why)\s+(.*)/iu,
  yesAndNo: 'yes|no|true|false|right|wrong',
  allOrNone: '(?:all|none|both) of (?:the|these)',
  or: 'or',
  asksAboutMaterial:
    '(?:figure|slide|exercise|page|picture|source|photo|diagram) \\d+|(?:on|in|at|of|under) the (?:\\p{L}+ )?(?:slide|picture|photo|video)|did you learn|have you learn(?:ed|t)|you learn(?:ed|t) today',
  asksForCause: 'why|cause|happens|result',
  numberWords:
    /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen|half (?:of )?(?:the (?:class|pupils|students|group)|them)|percent|most (?:pupils|students|answers|of (?:the|them))|majority|nobody|everyone|everybody)(?!\p{L})/giu,
  quantityWords:
    '(?:nearly |almost |practically |virtually )?(?:some|a few|few|many|several|most|all|a couple of|a handful of|a number of|lots of|plenty of|various) (?:of the )?(?:pupils|students|children|kids|learners|answers|responses|class)|(?:nearly|almost|practically|virtually) (?:everyone|everybody|nobody|no one|all|half)|(?:the|a) (?:whole|entire|rest of the) class|most of (?:the class|them)|a handful|minority|a quarter of (?:the class|the pupils|them)|a (?:large |small |good |big )?(?:part|share|number) of (?:the class|the pupils|them)',
  remarksOnPersons:
    'lazy|careless|stupid|dumb|weak (?:pupils?|students?|readers?)|gifted|unmotivated|inattentive|distracted|clever|adhd|autis\\p{L}*|dyslex\\p{L}*|not paying attention',
  callsWrong: 'not right|not correct|incorrect|is wrong|are wrong|untrue|not true|contrary to|does not',
  turningWords: 'not no never without more less fewer larger smaller higher lower only up down before after',
  fillerWords: 'think thing things stuff maybe something really just guess makes make good answer like',
  firstPerson: 'i|im|me|myself|nobody|everyone',
  opensClause: 'and|but|because|i',
  distressSigns: (clauseEnd) => [
    `i (?:just |really )*(?:don['’]?t|do not) want to (?:live|be alive|be here any ?more|go on|do this any ?more)${clauseEnd}`,
    `i (?:just |really )*want to (?:die|disappear|give up(?: on (?:everything|life|myself))?|stop everything)${clauseEnd}`,
    `i (?:just |really )*(?:can['’]?t|cannot) (?:do (?:this|it) any ?more|take (?:this|it)(?: any ?more)?|go on|cope(?: any ?more)?)${clauseEnd}`,
    `i hate (?:myself|my life)|(?:kill|hurt|harm) myself|(?:nobody|no one) (?:likes|wants|cares about) me|everyone hates me`,
    `i(?: am|['’]?m) (?:being |getting )?bullied|i feel (?:so |really |very )*(?:alone|lonely|worthless|hopeless)${clauseEnd}`,
    `i(?: am|['’]?m) (?:(?:just|really|so|too) )+(?:stupid|dumb|worthless)${clauseEnd}`,
  ],
  masking,
  phrases,
};
