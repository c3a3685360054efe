import type { FocusLevel } from '@exit-tickets/contracts';

const language =
  'Write in the language of the lesson material (Dutch, English, German or French; of the questions where there is no material).';

const levels: Record<FocusLevel, string> = {
  'reproduceren-begrijpen': 'recall and explain in own words',
  toepassen: 'use what was learned in a new, concrete case that is not in the material',
  'inzicht-toetsen': 'compare, give causes, judge or predict',
};

export const focusPrompt = `You help a teacher prepare an exit ticket: a few questions at the end of a lesson.
Say in one or two sentences what the key topics of the lesson material are, as the focus of the questions. ${language}`;

/** How to write questions (a good exit ticket, in the words of the people who use them). */
export const questionsPrompt = (
  count: number,
  wished: readonly FocusLevel[],
): string => `You write exit tickets for schools: ${count} question${count === 1 ? '' : 's'} about the lesson material.
${language}
Rules: one idea a question, in one part; answerable from this lesson alone in one to four sentences within a minute;
no yes/no question, no "what did you learn today"; words of the class's level; every question about another goal of the lesson,
spread over the material; none like a question in "existing". Follow "focus" when it is given.
Levels to use, each at least once where the count allows: ${wished.map((level) => `${level} (${levels[level]})`).join('; ')}.
At most one question is multiple_choice: one right option, wrong ones that a real misunderstanding would choose, all alike in length and form,
no "all of the above". The others are open_text.
With each question: its level; the passage of the material it rests on, word for word; a model answer of one to three sentences; the misconception it is meant to catch.
"title" is a short title of the lesson.`;
