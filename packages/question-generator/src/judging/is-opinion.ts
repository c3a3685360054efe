import type { Language, Question } from '@exit-tickets/contracts';

/**
 * Wordings that ask for a pupil's own view or question. “What do you think happens” asks for what happens, “how do you find
 * the area” for the area, and “do you agree with Tom” may have one right answer: none of these.
 */
const wordings: Record<Language, readonly string[]> = {
  nl: [
    String.raw`\bwat (?:vind|vond)(?:en|t)? (?:jij|je|jullie|u) (?:zelf |persoonlijk |eigenlijk )?(?:er ?van|van|het|de|dat|vandaag|nog|(?:het )?(?:leuk|moeilijk|lastig|makkelijk|interessant|goed|belangrijk)\p{L}*)`,
    String.raw`\bhoe vond(?:en)? (?:jij|je|jullie|u)\b|\bvind (?:jij|je|u) (?:zelf |ook )?dat\b|\bwat (?:denk|vind) (?:jij|je|u) (?:over|van)\b`,
    String.raw`\b(?:jouw|je|uw|jullie) (?:eigen |persoonlijke )?mening\b|\bwaar wil (?:jij|je) (?:nog )?meer over (?:weten|leren)`,
    String.raw`\bwelke vra(?:ag|gen) he(?:b|bben|eft) (?:jij|je|jullie|u)\b|\bwat (?:wil|zou) (?:jij|je)\b.{0,12}\b(?:nog|graag|meer) (?:\p{L}+ )?(?:weten|leren)`,
    String.raw`\bwat (?:snap|begrijp) (?:jij|je) (?:nog )?niet\b|\bwat is (?:voor jou |je )?nog (?:on|niet )duidelijk|\bwat ging (?:er )?(?:goed|minder goed|lastig)\b`,
  ],
  en: [
    String.raw`\bwhat do you (?:personally )?think (?:of|about)\b|\bin your (?:own )?(?:personal )?opinion\b|\byour (?:own |personal )?opinion\b|\bhow do you feel\b`,
    String.raw`\bwhat did you (?:find|like|enjoy)\b|\bwhat (?:questions?|else) (?:do|would) you (?:still )?(?:have|like to (?:know|learn))|\bwhich questions? do you (?:still )?have`,
    String.raw`\bwhat (?:would you like to|do you (?:still )?want to) (?:know|learn)|\bwhat (?:is|are you) (?:still )?(?:unclear|confused)|\bdid you (?:like|enjoy)\b|\byour favou?rite\b`,
  ],
  de: [
    String.raw`\b(?:was|wie) (?:hältst|halten) (?:du|sie|ihr) (?:\p{L}+ )?von\b|\bwie fandest du\b|\bwas fandest du\b|\bwie hat (?:dir|euch|ihnen)\b|\bwas hat (?:dir|euch) (?:\p{L}+ )?gefallen`,
    String.raw`\b(?:deine[rm]?|ihrer?|eurer?) (?:eigenen? |persönlichen? )?meinung\b|\bwelche fragen? (?:hast du|habt ihr|haben sie)\b|\bwas (?:ist|war) (?:dir|für dich|euch) (?:\p{L}+ )?(?:unklar|schwer|schwierig|leicht)`,
    String.raw`\bwas (?:möchtest|willst) du (?:\p{L}+ ){0,8}(?:wissen|lernen)|\bwas hast du (?:\p{L}+ )?nicht verstanden|\bwie findest du (?:es|das),? (?:dass|wenn)\b`,
  ],
  fr: [
    String.raw`\bque (?:penses?-tu|pensez-vous|penses tu) d|\b(?:ton|votre) (?:propre )?(?:opinion|avis) (?:sur|personnel)|\bquelle est (?:ton|votre) (?:opinion|avis)|\bdonne ton (?:avis|opinion)`,
    String.raw`\bqu['’](?:as-tu|avez-vous|est-ce que tu as|est-ce que vous avez) (?:pensé|trouvé|aimé|préféré)|\bquelles? questions? (?:as-tu|avez-vous|te poses|vous posez|te reste)`,
    String.raw`\bqu['’]est-ce qui (?:t['’]a|vous a|n['’]est pas clair|reste)|\bqu['’](?:aimerais-tu|aimeriez-vous)\b.{0,12}\b(?:savoir|apprendre)|\b(?:as-tu|avez-vous) aimé\b|\bqu['’]as-tu (?:\p{L}+ )?(?:pas )?compris\b`,
  ],
};
const patterns = Object.values(wordings)
  .flat()
  .map((wording) => new RegExp(wording, 'iu'));

/** Whether an open question asks for an opinion, which nobody judges; false when in doubt. */
export const isOpinion = ({ type, text }: Question): boolean =>
  type === 'open_text' && patterns.some((pattern) => pattern.test(text));
