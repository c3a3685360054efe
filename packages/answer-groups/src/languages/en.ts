import type { LanguagePack } from './language-pack.ts';
import { phrases, wordLists, words } from './words.ts';

export const en: LanguagePack = {
  name: 'English',
  whichIsRight: 'Which answer is right?',
  words: {
    stop: words(`the a an and of in is are was were be been being to that this these those there with for on at by from as it its
    they them their he she his her him we us our you your i my me not no but or if then than so because when while where who
    what which why how has have had do does did can could will would shall should may might must into onto over under up down
    out off about after before between through during also very more most much many some any all each every other another such
    only just too own same both few here now again once therefore thus called known means one two three four five first
    whereas since until although though like go goes going went gone get gets become becomes let keep put`),
    function:
      words(`that this these those there it they them he she is are was were be been being has have had having can could do
    does did and than as to in on at of because since but very really quite pretty here where which who what how when if
    then now also its their would will you we just like eg example`),
    contrary:
      words(`not no never nothing nobody none without with only all always sometimes some both more less fewer most least
    much little many few bigger larger smaller big large small higher lower high low faster slower fast slow warmer colder
    cooler hotter warm hot cold rises falls rise fall increases decreases increase decrease up down open closed heavier
    lighter heavy light stronger weaker strong weak before after earlier later first last inside outside in out above below
    under left right yes good bad true false positive negative plus minus or so by from into`),
    fillers: {
      anywhere: words('the a an just basically um uh uhm erm hmm'),
      opening:
        phrases(`i think that|i think|i guess|i believe that|i believe|maybe|probably|not sure but|im not sure but
      |i am not sure but|it is called|its called|this is called|that is called|they are called|it is|its|this is|that is
      |thats|they are|these are|those are|is|are|answer is|my answer is|answer|because of|because|due to|cause|cos|cuz|bc|so|and`),
      closing: phrases('i think|i think so|i guess|i believe|maybe|probably|or something'),
    },
    and: 'and',
    or: 'or',
    one: words('a one'),
    minus: 'minus',
    numbers:
      'zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    joinNumber: (ten, unit) => [`${ten}${unit === '-' ? 'one' : unit}`],
    severalWords:
      /\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty[- ](?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/giu,
    fractions: wordLists(
      'half halves|third thirds|quarter quarters fourth fourths|fifth fifths|sixth sixths|seventh sevenths|eighth eighths|ninth ninths|tenth tenths',
    ),
    outOf: phrases('out of|in'),
    months: 'january february march april may june july august september october november december'.split(' '),
    besideDay: words('st nd rd th of'),
    endings: /(?:ations|ation|ating|ated|ates|ate|ings|ing|ies|ied|ed|es|ly|y|s|e)$/,
    minStemLength: 3,
    inflections: /(?:ies|ing|ed|es|s|e|y)$/u,
    sameInEveryLesson: new Map([
      ['co2', 'dioxide'],
      ['o2', 'oxygen'],
      ['h2o', 'water'],
      ['vapor', 'vapour'],
    ]),
    substances: new Map([
      ['co2', ['carbon', 'dioxide']],
      ['o2', ['oxygen']],
      ['h2o', ['water']],
    ]),
    otherTerms: { miosis: 'meiosis', cation: 'caution', mitosis: 'miosis' },
    sounds: [
      [/ph/gu, 'f'],
      [/([tcrk])h/gu, '$1'],
    ],
    units: {
      h: 'h hr hrs hour hours',
      day: 'day days',
      year: 'year years yrs old',
      '°c': 'degreescelsius',
      '°': 'degrees degree deg',
    },
    abbreviations: /(?:^|[\s(])(?:e\.g|i\.e|Mr|Mrs|Ms|Dr|Prof|St|No|Fig|vs|ca|approx|etc|B\.C|A\.D|U\.S)\.$/i,
    decimalMark: '.',
    quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
    capitalisesNouns: false,
    typicalLetters: /\bth/g,
    spellOut: (text) =>
      text
        .replace(/\b(ca|wo)n't\b/giu, (_, verb: string) => (/^c/iu.test(verb) ? 'can not' : 'will not'))
        .replace(/\bcannot\b/giu, 'can not')
        .replace(/n't\b/giu, ' not'),
    copulas: new Set(['is', 'are', 'was', 'were', 'called', '=']),
    beforeNumbers: new Set(['year', 'equals']),
  },
  remarks: {
    blank: 'Blank: there is no answer to assess.',
    noContent: 'Not a real answer: this is not about the question.',
    unjudged: 'Not assessed yet.',
    rightChoice: (key) => `Right: “${key}” is the correct answer.`,
    wrongChoice: (key) => `This is not the right choice. The correct answer is “${key}”.`,
    asExpected: (expected) => `Right: the same as “${expected}”.`,
    rightNumber: (expected) => `Right: the result is ${expected}.`,
    wrongNumber: (expected) => `This number is not right. The result is ${expected}.`,
  },
  saysNothing: [
    "i? ?(?:(?:do ?n['’]?t|do not|did ?n['’]?t) (?:really )?(?:know|understand|remember|get)(?: (?:it|this|the question|this one|the answer))?|have no (?:idea|clue)|forgot|am not sure|['’]?m not sure)(?: yet)?",
    '(?:no|absolutely no) (?:idea|clue|answer)|not sure',
    'idk(?: (?:bro|man))?|dunno|idc',
  ],
  saysNone: words('nothing none'),
  beforeContact: words('add call text me my mail number on snap insta'),
  asksOpinion: [
    String.raw`\bwhat do you (?:personally )?think (?:of|about)\b|\bin your (?:own )?(?:personal )?opinion\b|\byour (?:own |personal )?opinion\b|\bhow do you feel\b`,
    String.raw`\bwhat did you (?:find|like|enjoy)\b|\bwhat (?:questions?|else) (?:do|would) you (?:still )?(?:have|like to (?:know|learn))|\bwhich questions? do you (?:still )?have`,
    String.raw`\bwhat (?:would you like to|do you (?:still )?want to) (?:know|learn)|\bwhat (?:is|are you) (?:still )?(?:unclear|confused)|\bdid you (?:like|enjoy)\b|\byour favou?rite\b`,
  ],
  asks: {
    several: 'two|three|four|five|both|name|which (?:(?!which ).)* are',
    naming: 'which|name|give',
    two: 'two',
    order: String.raw`\border\b|sequence|respectively|\bsteps?\b|\bfirst\b|\brank\b|\bsort\b|ascending|descending|smallest to|largest to`,
    form: 'fraction|percent|decimal|\\bround|simplif',
    wordForm: String.raw`\b(?:plural|singular|(?:correct|right) (?:form|spelling)|(?:past|present|future) (?:tense|simple|perfect|continuous|progressive|participle)|simple past|participle|passive (?:voice|form|sentence)|(?:make|put|turn|change|rewrite) .{0,40}passive\b|spell(?:ed|ing)?\b|comparative|superlative|imperative|translat|how do you say|(?:english|german|french|spanish|latin|dutch) word|in (?:english|german|french|spanish|latin|dutch)\b)`,
    article: String.raw`\barticle\b`,
    marks: String.raw`comma\b|commas\b|punctuat|capital letter|apostrophe`,
    joined: String.raw`\bone word or two\b`,
    formula: String.raw`\b(?:formula|symbol)\b`,
    estimate: 'approximat|roughly|estimate|about how',
    example: String.raw`\b(?:name|give)\b|example`,
    each: String.raw`\b(?:each|every)\b|ratio|proportion`,
    task: 'calculate|compute|work out|solve|find|simplify|factori[sz]e|determine|evaluate|name|give|choose',
    explain: 'explain|justify|show|say|give (?:a|your) reasons?',
    explained:
      'how|why|you|your|it|this|that|do|did|get|got|there|know|knew|work|worked|out|think|tell|can|answer|result|reasoning|working|calculation|method|briefly|in|own|words|to|for',
  },
};
