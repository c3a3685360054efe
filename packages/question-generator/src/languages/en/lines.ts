import type { LinePatterns } from '../lines.ts';

/** The lines of English lessons. */
export const enLines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:learning |lesson )?(?:goals?|objectives?|outcomes?|aims?|intentions?)\b|by the end of|after this (?:lesson|chapter|unit)|you will (?:learn|be able)|what you will learn|success criteria|in this (?:lesson|chapter|unit) you)/iu,
    keyWords: /^(?:key ?(?:words|terms|vocabulary|ideas)|important (?:words|terms)|vocabulary)\b/iu,
    glossary: /^(?:glossary|definitions|key ?(?:words|terms|vocabulary)|important (?:words|terms)|word list)\b/iu,
    tasks:
      /^(?:questions?\b|exercises?|tasks?|activit|homework|check your|practice|starter|plenary|your turn|now try|quiz|discuss|extension|exit\b|agenda|today'?s|safety|results|answers|review questions|over to you|worksheet|group work|further reading|things to do|conclusion questions)/iu,
    materials: /^(?:you (?:will )?need|equipment|materials|apparatus|ingredients|what you need)\b/iu,
    procedure: /^(?:method|procedure|instructions|steps|what to do|directions)\b/iu,
    example: /^(?:worked )?(?:examples?|solution|calculation)\b/iu,
    source: /^(?:source\b|poem|extract|quotation|text [a-d0-9])/iu,
  },
  goal: /^(?:i can|you can|you will|students will|pupils will|we are learning)\b/iu,
  task: /^(?:name|draw|describe|explain|list|write|read|look|complete|fill|discuss|find|calculate|work out|answer|compare|choose|circle|underline|label|make|research|add|copy|match|use|give|state|suggest|research|imagine|think|watch|listen|ask|check|remember|hand in|bring|revise|learn|finish|colour|cut|stick|mark|sketch|plan|prepare|present|solve|wear|wipe|wash|pour|put|leave|chop|stir|take|note|traffic-light|decide|record|homework|test|try|tip|show|measure|design|predict|sort|mix|heat|collect|repeat|be careful|turn)\b/iu,
  formField:
    /^(?:name|class|date|teacher|group|grade|subject|school|form|partner|period|mark|score)\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:ute)?s?\b\.?\)?$|^(?:mr|mrs|ms|miss|dr)\.? \p{Lu}/iu,
  pageFurniture: /^(?:slide|page|p\.)\s*\d+|^\d+$|©|\bpage \d+ of \d+|last updated|^gcse\b|\bdepartment\b/iu,
  example: /^(?:worked )?(?:example|e\.g\.|for example|solution|given|answer)\b\s*\d*(?: of [\p{L}-]+)?\s*[:.]/iu,
  label:
    /^(?:(?:main |big |key |important )?(?:advantages?|disadvantages?|drawbacks?|benefits?|aim|effects?|causes?|examples?|tip|note|remember|warning|explanation|question|answer|source|step(?: \d+)?|safety|conclusion|summary|today|now|then|later|rule|formula|features?|did you know|fact|myth|true|false|wrong|right|slide|homework|unit|lesson|chapter|part|practical|worksheet|starter|plenary|you will need|exit|introduction|theory|method|results|important|common error|misconception))(?!\p{L})/iu,
  announcesError:
    /^(?:common (?:mistakes?|errors?|misconceptions?)|misconceptions?|watch out|careful|beware|myth|mistake|warning|be careful|caution)\s*[:!–-]\s*/iu,
  callsAttention: /^(?:watch out|careful|beware|warning|be careful|caution)/iu,
  statesError:
    /\b(?:many|some|most|lots of|few)? ?(?:students|people|pupils|children|learners)(?: often| still| sometimes| wrongly| mistakenly)* (?:(?:think|believe|say|assume|claim)(?: wrongly| mistakenly)?(?: that)?|write(?: that)?(?= ["“]|:)) (?<error>.+)|it is (?:often|sometimes|commonly|widely) (?:thought|said|believed|claimed)(?: that)? (?<thought>.+)|(?:a|one) common (?:(?:mistake|misconception|error) is to (?:think|believe|say) (?:that )?|misconception is that )(?<mistake>.+)|\b(?:mis(?:conception|reading|understanding|take)s?|myth)\b/iu,
  denies:
    /^(?:(?:that|this|it)(?: is|['’]s) (?:(?:simply|just|actually|also) )?(?:not (?:true|right|correct|so|the case|always true)|(?:wrong|false|incorrect|untrue)|a (?:mistake|myth|misconception))|not true|wrong|false|incorrect|no)\b/iu,
  putsRight: /^(?:in (?:fact|reality|truth)|actually|really|but|however|yet)\b|\b(?:wrongly|mistakenly)\b/iu,
  agrees:
    /^(?:(?:that|this) is (?:true|right|correct)|they are (?:right|correct)|others?\b|other (?:people|students)|and |(?:(?:that|this|it) is )?(?:in theory|in principle|sometimes|partly|to some extent|not always|only partly)\b)/iu,
  opensTruth: /^(?:(?:in (?:fact|reality|truth)|actually),? |really, )/iu,
  opensContrast: /^(?:(?:but|yet),? |however, )|, however,/iu,
  asksForNumber:
    /\b(?:how (?:many|much|big|high|long|far|fast|heavy|wide|deep|large)|calculate|work out|what is|find the)\b/iu,
  toMachine:
    /\b(?:ignore|disregard|forget) (?:all |any |the |your |these )*(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:helpful )?(?:ai|assistant|language model|chatbot|chatgpt)\b|\bas an? (?:ai|language model|assistant)\b|^(?:system|assistant|user)\s*:|\b(?:dear |hey )?(?:ai|chatgpt|assistant)[,:] (?:please |now )?(?:write|say|give|make|output|ignore)/iu,
};
