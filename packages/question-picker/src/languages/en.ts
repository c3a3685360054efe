import { listOf } from '@exit-tickets/answer-groups';
import type { LessonPack } from './lesson-pack.ts';
import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

/** Line patterns of English lessons. */
const lines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:learning |lesson )?(?:goals?|objectives?|outcomes?|aims?|intentions?)\b|by the end of|after this (?:lesson|chapter|unit)|you will (?:learn|be able)|what you will learn|lo:|success criteria|in this (?:lesson|chapter|unit) you)/iu,
    keyWords:
      /^(?:key ?(?:words|terms|vocabulary|ideas)|important (?:words|terms)|vocabulary|glossary|definitions|word list)\b/iu,
    tasks:
      /^(?:questions?\b|exercises?|tasks?|activit|homework|check your|practice|starter|plenary|your turn|now try|quiz|discuss|extension|exit\b|agenda|today'?s|safety|results|answers|review questions|over to you|worksheet|group work|further reading|things to do|conclusion questions|differentiation|references|bibliography|external links|works cited)/iu,
    materials: /^(?:you (?:will )?need|equipment|materials|apparatus|ingredients|what you need)\b/iu,
    procedure: /^(?:method|procedure|instructions|steps|what to do|directions)\b/iu,
    example: /^(?:worked )?(?:examples?|solution|calculation)\b/iu,
    source: /^(?:source\b|poem|extract|quotation|text [a-d0-9])/iu,
  },
  goal: /^(?:i can|you (?:can|will)(?=.*\b(?:explain|describe|name|list|compare|calculate|identify|recognise|state|define|draw|learn|be able)\b)|students will|pupils will|we are learning)\b/iu,
  task: /^(?:(?:exercise|task|question|activity) ?(?:\d|[a-z](?=[.:)]))|please|name|draw|describe|explain|list|write|read|look|complete|fill|discuss|find|calculate|work out|answer|compare|choose|circle|underline|label|make|research|add|copy|match|use|give|state|suggest|research|imagine|think|watch|listen|ask|check|remember|hand in|bring|revise|learn|finish|colour|cut|stick|mark|sketch|plan|prepare|present|solve|wear|wipe|wash|pour|put|leave|chop|stir|take|note|traffic-light|decide|record|homework|test|try|tip|show|measure|design|predict|sort|mix|heat|collect|repeat|be careful|turn)\b/iu,
  formField:
    /^(?:name|class|date|teacher|group|grade|subject|school|form|partner|period|mark|score)\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:ute)?s?\b\.?\)?$|^(?:mr|mrs|ms|miss|dr)\.? \p{Lu}/iu,
  notes: 'notes?',
  webPage:
    /\b(?:(?:accept|use|using)(?: \p{L}+){0,3} cookies|newsletter|log ?in|sign (?:up|in)|last updated|related articles|read (?:more|next)|skip to|all rights reserved|back to top|privacy (?:policy|terms)|min(?:ute)? read|terms of use|\d+ comments?)\b|^(?:dear|hello|hey|hi) [^.,!]{2,30}[,!]|^(?:(?:posted|published) (?:on|by)|see also|main article|for other uses|view (?:source|history)|(?:more|related) (?:guides|links|topics)|add to|share this)\b|^(?:menu|home|contact|search|navigation|contents|article|talk|read|advertisement)$/iu,
  pageFurniture: /^(?:slide|page|p\.)\s*\d+|^\d+$|©|\bpage \d+ of \d+|last updated|^gcse\b|\bdepartment\b/iu,
  example: /^(?:worked )?(?:example|e\.g\.|for example|solution|given|answer)\b\s*\d*(?: of [\p{L}-]+)?\s*[:.]/iu,
  label:
    /^(?:(?:main |big |key |important )?(?:advantages?|disadvantages?|drawbacks?|benefits?|aim|effects?|causes?|examples?|tip|notes?|remember|warning|explanation|question|answer|source|step(?: \d+)?|safety|conclusion|summary|today|now|then|later|rule|formula|features?|did you know|fact|myth|true|false|wrong|right|slide|homework|unit|lesson|chapter|part|practical|worksheet|starter|plenary|you will need|exit|introduction|theory|method|results|important|common error|misconception))(?!\p{L})/iu,
  announcesError:
    /^(?:common (?:mistakes?|errors?|misconceptions?)|misconceptions?|watch out|careful|beware|myth|mistake|warning|be careful|caution)\s*[:!–-]\s*/iu,
  callsAttention: /^(?:watch out|careful|beware|warning|be careful|caution)/iu,
  statesError:
    /\b(?:many|some|most|lots of|few)? ?(?:students|people|pupils|children|learners)(?: often| still| sometimes| wrongly| mistakenly)* (?:(?:think|believe|say|assume|claim)(?: wrongly| mistakenly)?(?: that)?|write(?: that)?(?= ["“]|:)) (?<error>.+)|\b\p{L}+ (?:often|wrongly|mistakenly) (?:think|believe|assume)(?: that)? (?<taken>.+)|it is (?:often|sometimes|commonly|widely) (?:thought|said|believed|claimed)(?: that)? (?<thought>.+)|(?:a|one) common (?:(?:mistake|misconception|error) is to (?:think|believe|say) (?:that )?|misconception is that )(?<mistake>.+)|\b(?:mis(?:conception|reading|understanding|take)s?|myth)\b/iu,
  denies:
    /^(?:(?:that|this|it)(?: is|['’]s) (?:(?:simply|just|actually|also) )?(?:not (?:true|right|correct|so|the case|always true)|(?:wrong|false|incorrect|untrue)|a (?:mistake|myth|misconception))|not true|wrong|false|incorrect|no)\b/iu,
  putsRight: /^(?:in (?:fact|reality|truth)|actually|really|but|however|yet)\b|\b(?:wrongly|mistakenly)\b/iu,
  agrees:
    /^(?:(?:that|this) is (?:true|right|correct)|they are (?:right|correct)|others?\b|other (?:people|students)|and |(?:(?:that|this|it) is )?(?:in theory|in principle|sometimes|partly|to some extent|not always|only partly)\b)/iu,
  opensContrast: /^(?:(?:but|yet),? |however, )|, however,/iu,
  but: /, but (?!also)/u,
  joins: /^(?:and|or|to)\s/u,
  toMachine:
    /\b(?:ignore|disregard|forget) (?:all |any |the |your |these )*(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:helpful )?(?:ai|assistant|language model|chatbot|chatgpt)\b|\bas an? (?:ai|language model|assistant)\b|^(?:system|assistant|user)\s*:|\b(?:dear |hey )?(?:ai|chatgpt|assistant)[,:] (?:please |now )?(?:write|say|give|make|output|ignore)/iu,
  opensMeaning:
    /^(?!the \p{L}{1,30} (?:is|are|was|were) )(?:an?|the|when|how|something|someone|any|all|that|what|where)\s/iu,
};

const term = String.raw`(?<term>[\p{L}’'-]+(?: [\p{L}-]+){0,2}?)`;
const np = `(?:(?:[Aa]n?|[Tt]he) )?${term}`;
const called = '(?:called|known as|named|termed|referred to as)';
const explains = `(?:that|which|who|whose|where|when|of|in|by|for|between|used|made|from|to|with|on|at|about|without|directly|near|above|below|around)`;
const plural = String.raw`(?:[\p{L}-]+(?<!ou|le|s|u)s|people|men|women|children|bacteria|fungi|algae|teeth|nuclei)`;

const stems: Stems = {
  opensLeaning:
    /^(?:it|they|he|she|i|we|its|their|his|her|this|that|these|those|such|then|therefore|thus|so|hence|as a result|here|there(?! (?:is|are|was|were))|also|but|and|or|yet|however|instead|later|afterwards|next|finally|both|another|others?|most of|the rest|some of|some|most|many of|each of|neither|in (?:this|that|these|both|it)|(?:when|if|once|because|as|after|since|although|while) (?:it|its|they|their|he|his|she|her|this|that|these)|by (?:this|then|itself|themselves)|(?:for|at|from|to|of|on|after|before|with|under|during|through) (?:this|that|these|those|it|them|him|her)|because of this|without (?:it|this)|one of (?:them|these)|even so|even|in fact|in reality|actually|in contrast|on the other hand|similarly|likewise|for example|for instance|first(?!-)|firstly|second(?:ly)?|third(?:ly)?|meanwhile|moreover|furthermore|consequently|today|now|yes|no|not|the (?:other|same|latter|former|(?:first|second|third)(?! (?:world|law|estate|republic))|last|next|result|answer|reason)|imagine|suppose|think|look|notice|at first|in (?:other|short)|my|our|your|that's|it's|he's|they're|(?:\p{L}+ |\d+ ){1,3}(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)) (?:later|earlier|afterwards))(?![\p{L}])/iu,
  adds: /^(?:also|both|others?|another)\b/iu,
  leans:
    /(?<!\p{L})(?:this|these|those|the (?:latter|former|other)|of (?:it|them)|such(?! as)|in this way|so far|opposite page|source [\dA-D]|figure|diagram|picture|page \d+|here|however|nevertheless|instead|(?:the other|earlier|previous) \p{L}+|we|i|our|us|my|last (?:week|lesson))(?!\p{L})|\b(?:it|them|him|her|so|do|does)$|\bthe \p{L}+,[^,]* there\.?$/iu,
  openClause: /^(?:\S+ ){1,4}(?:who|which|that)(?= [^,]*$)/iu,
  hangs:
    /\b(?:not|so(?: \p{L}+)?|too|but|and|or|is|are|was|were|only|just)$|^(?:although|as soon as|because|if|once|unless|when|while) [^,]*$/iu,
  notOnly: /not only/iu,
  cause:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:(?:mainly|partly|largely|mostly|simply|precisely|probably) )?(?:because|due to|thanks to|owing to) .{6,})$/iu,
  aim: /^(?<left>[^;:]{12,}?),? (?<right>(?:in order to|so as to|so that) .{6,})$/iu,
  consequence:
    /^(?<left>[^;:]{12,}?)(?:,| and) (?<right>(?:so(?! (?:are|can|did|do|does|had|has|have|is|was|were|will) )|therefore|which (?:means|meant) (?:that )?|which (?:makes|made|causes|caused|leads to|led to|allows|allowed)|as a result|with the result that|making it|leading to|causing|resulting in) .{8,})$/iu,
  opensReason: /^(?:because (?!of |.* because )|so (?!that |as )|therefore )/iu,
  condition:
    /^(?<left>(?:When|If|Because|Once|As soon as|Unless|The more|The higher|The greater|The larger) (?!(?:it|they|he|she|this|that|these|you want) )[^,;:]{8,}), (?<right>[^,;:]{8,})$/u,
  contrast: /^(?<left>[^;:]{12,}?, (?:whereas|while|unlike)) (?<right>[^;:]{8,})$/iu,
  enumeration:
    /^(?<left>[^;:,]{8,}?(?: (?:consists? of|(?:is|are) made up of|includes?|contains?)|(?: are|:)(?= [^,;:]+, ))) (?<right>[^\s,;:]+(?: [^\s,;:]+){0,4}(?:, [^\s,;:]+(?: [^\s,;:]+){0,4})*,? (?:and|or)(?: [^\s,;:]+){1,6})$/iu,
  says: /^(?<left>[^;:,]{4,}? (?:(?:is|are|was|were) (?:caused|formed|produced|made) (?:by|when|from)|(?:forms?|happens?|occurs?) when|(?:is|are|was|were) used (?:to|for|as)|depends? on|leads? to|led to|results? in|resulted in|makes? sure that|protects?|prevents?|only (?:if|when))) (?<right>[^;:]{8,})$/iu,
  givesCause:
    /^(?:(?:this|that|it) (?:is|was|happens|happened|occurs) (?:mainly |partly |simply )?(?:because|due to)|the (?:main )?(?:reason|cause)(?: for this| of this)? (?:is|was))(?!\p{L})/iu,
  addsCause: /^(?:in addition|moreover|furthermore|besides)(?!\p{L})/iu,
  givesConsequence:
    /^(?:as a result|therefore|consequently|because of this|(?:this|that) (?:means|meant) that|(?:this|that) (?:causes|caused|leads to|led to|makes|made|allows|allowed|allows)|that is why|this is why|hence|so)(?! far| much| many)(?!\p{L})/iu,
  definitions: [
    new RegExp(`^${term} means .{12,}$`, 'iu'),
    new RegExp(`^[^:;]{12,}? (?:is|are) (?:also |often )?${called} ${np}$`, 'iu'),
    new RegExp(
      String.raw`^${np} (?:is|was) (?!an? (?:good |clear )?(?:example|way|sign) )(?:an?|the (?!only|main|most|best|first|last|\p{L}+est )) ?(?:[\p{L}-]+,? ){1,5}?${explains} .+$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${np} (?:are|were) (?!the (?:main|only|most|best|first|last|\p{L}+est)|[\p{L}]+(?:ed|en|own|ound|made|built|kept) (?:from|into|in|by|of|for|with|to|on|at|out|as))(?:the )?(?:[\p{L}-]+ ){0,3}?${plural} (?:that|which|who|where|of|on|with|about|used|made|in|for|from|between) .+$`,
      'iu',
    ),
  ],
  definesPrevious: [
    new RegExp(
      String.raw`^(?:this|that|these|those|it)(?!\p{L})[^,:]{0,40}? (?:is|are) (?:also |often )?${called} ${np}$`,
      'iu',
    ),
    new RegExp(
      `^(?:we|scientists|people|you|historians|economists) call (?:this|that|these|it|them)(?: process| change| stage)? ${np}$`,
      'iu',
    ),
  ],
  difference:
    /\bdifferences? between (?:(?:the|an?) )?(?<a>[\p{L}-]+(?: [\p{L}-]+)?) and (?:(?:the|an?) )?(?<b>[\p{L}-]+)/iu,
  hollowNoun:
    /\b(?:examples?|results?|disadvantages?|advantages?|reasons?|causes?|aim|differences?|problem|question|answer|main|core point|first|second|third|last|part|way|situation|following|biggest|largest|other|only|best|conclusion|point|explanation|lesson|text|source|task|here|there|now|he|she|it|they|we|you|who|what|that|this|these|those|one|idea|key|effect|consequence|rest|boy|girl|man|woman|rule|trick|secret|goal|purpose|role|job|not|also|drawback|speaker|poet|title|author|narrator|sum|total|fact|people|world|time|years?|century|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu,
  nouns:
    /\b(?:the|an?|no|each|every|all|more|less|many|much) (?:\p{L}+ ){0,2}?(?<noun>\p{L}{4,})(?= (?:the|an?|of|in|is|are|was|were|that|which|and|or|with|on|for|by|from|to|at|as|into|has|have|can|between|because|when|through|along|across|under|over|during|later|earlier|than|but|so|who|where)\b|[.,;:?!)])/giu,
  article: /^(?:the|an?)\s+/iu,
  ask: {
    meaning: (of) => `Explain in your own words what ${of} means.`,
    cause: (quoted) => `${quoted} Explain why.`,
    aim: (quoted) => `${quoted} What is the purpose of this?`,
    consequence: (quoted) => `${quoted} What is the result of this?`,
    difference: (a, b) => `What is the difference between ${a} and ${b}?`,
    misconception: (error) => `Some people think that ${error}. Explain what is wrong with this idea.`,
    quotedMisconception: (quoted) => `Somebody says: ${quoted} Explain what is wrong with this idea.`,
    completion: (quoted) => `Finish the sentence: ${quoted}`,
    list: (quoted) => `Complete the list: ${quoted}`,
    gap: (quoted) => `Which word is missing? ${quoted}`,
  },
  believes: (error) => `Thinks that ${error}.`,
  suggestedFocus: (topics, headings) =>
    `This lesson is about ${listOf(topics, 'and')}.${headings.length > 0 ? ` Sections: ${listOf(headings, 'and')}.` : ''}`,
};

/** Line patterns, sentence patterns and questions for English lessons. */
export const en: LessonPack = { lines, stems };
