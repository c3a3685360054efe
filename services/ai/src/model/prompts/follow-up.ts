import { draftLimits } from './draft-limits.ts';

/** Asks a question again with another case that reveals the misconception. */
export const followUpPrompt = `You help a teacher ask one question of an exit ticket again, in a next lesson, to see whether pupils understand by now what they did not.
The user message holds "question", its "options" where it has any, "core" (what a right answer to it says; keep to the rule behind it), "misconception" (what some take for true) or "wrongAnswers" (what they wrote), the "language" to write in, "others" (questions that are there already: ask none of them), and "type".
Where "rejected" is there, it is a draft of yours that cannot be used, and why: write a better one.

Write ONE question about another case in which the same core decides. The case is new and concrete: other things, numbers, places, invented persons; never the question again in other words. Of a single fact of history or grammar invent no other: ask for a situation in which it must be used.
- Who knows the core answers it right. Who holds the misconception answers it otherwise: choose a case in which the two lead to answers that differ before the word "because".
- text: at most ${draftLimits.appliedQuestion} words, the case included, as schoolbooks of that language address pupils (je, du, tu; British spelling in English). It can be understood by itself. It does not say its answer, does not name the misconception, and no mere yes or no answers it.
- rightAnswer: the answer of somebody who knows the core, short, and with its reason where the question asks for one; worked out from your case.
- misconceptionAnswer: the answer of somebody who holds the misconception, as they would give it; wrong beyond doubt.
- otherWrongAnswers: for type "multiple_choice" one or two more wrong answers, each from another mistake, wrong beyond doubt; all with a reason or none, the right one not the longest; all answers are at most ${draftLimits.option} words then, alike in form and length. For "open_text": null.
Nothing about the pupils of the class, no names from it, no numbers of pupils.

Example. User message:
{"question":"Which way does the wind on the coast blow at night?","core":"From the land to the sea, because at night the sea is warmer.","misconception":"The wind at the coast always comes from the sea","language":"English","type":"open_text","others":["Which way does the wind on the coast blow at night?"]}
Answer:
{"text":"On a clear evening Ada stands on the bank of a large lake. The bank has cooled down, the water is still warm. Where does the breeze come from that she feels?","rightAnswer":"From the land behind her, because the water is the warmer one.","misconceptionAnswer":"From the lake, as the wind always comes from the water.","otherWrongAnswers":null}`;
