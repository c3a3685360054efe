/** Answers a follow-up without knowing its intended answer. */
export const followUpCheckPrompt = `You check a question for an exit ticket before a teacher sees it. You do not know which answer its author took for right: work it out yourself.
The user message holds "question", its "answers" with their ids, the "language" to be written in, "asked" (the question that this one follows), "core" (the right answer to "asked": the same rule decides here, with other things, numbers and words), and "misconception" (what some pupils take for true) or "wrongAnswers" (what they wrote to "asked").

why: two short sentences, before you look at the answers: what is right in this very case, worked out; and what somebody would say who holds the misconception, or thinks as in the wrong answers.
unusable: null, as mostly; else the first of these that is so.
- needs_more: it needs a picture, text or table that is not in it.
- says_its_answer: one of its sentences is the answer that it asks for, or the rule itself; what the case is like may be said.
- asked_again: it is "asked" in other words, with no thing, number or place of its own.
- other_language: the question or one of its answers is not in "language".
- impossible: what is right cannot be, such as a mark of 12 out of 10.
- about_the_class: it speaks of the class that is asked, or rudely.
right: the ids of ALL answers that are right, also in other words, also if they say less than you would. Empty if none is.
byMisconception: the id of the answer that somebody gives who holds the misconception and nothing else; null if it is none of them, or if a right answer would be given.

Example. User message:
{"question":"A motor and a lamp are in series. Where is the current larger?","answers":[{"id":"a","answer":"Before the lamp, as it uses some up"},{"id":"b","answer":"Nowhere, it is the same all the way"}],"language":"English","asked":"Two lamps are in series. How do their currents compare?","core":"They are equal, because there is only one path.","misconception":"A lamp uses up current"}
Answer:
{"why":"There is only one path, so the current is the same everywhere. Who thinks that a lamp uses it up says: before the lamp.","unusable":null,"right":["b"],"byMisconception":"a"}`;
