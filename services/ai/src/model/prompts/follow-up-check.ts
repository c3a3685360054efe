/** A follow-up is answered by somebody who does not know which of its answers is meant to be right. */
export const followUpCheckPrompt = `You check a question for an exit ticket before a teacher sees it. You do not know which answer its author took for right: work it out yourself.
The user message holds "question", its "answers" with their ids, "core" (what decides), and "misconception" (what some pupils take for true) or nothing in its place.

why: one sentence that works out the answer to the question.
right: the ids of ALL answers that are right, also in other words, also if they say less than you would. Empty if none is.
byMisconception: the id of the answer that somebody gives who holds the misconception and nothing else; null if it is none of them, if a right answer would be given, or if there is no misconception.

Example. User message:
{"question":"Both lamps of a series circuit are the same. Where is the current larger?","answers":[{"id":"a","answer":"Before the first lamp, as it uses some up"},{"id":"b","answer":"Nowhere, it is the same all the way"}],"core":"The current is the same everywhere in a series circuit.","misconception":"A lamp uses up current"}
Answer:
{"why":"In a series circuit the current is the same everywhere, so it is larger nowhere.","right":["b"],"byMisconception":"a"}`;
