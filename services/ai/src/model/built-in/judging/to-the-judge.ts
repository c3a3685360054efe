const patterns =
  /\b(?:negeer|ignore|ignoriere|ignorez|instruct\p{L}*|anweisung\p{L}*|consigne\p{L}*|prompt|score|punten|points|punkte|iscorrect)\b|\bsystem:/iu;

/** Whether an answer speaks to whoever gives the score, instead of about the subject. */
export const isToTheJudge = (answer: string): boolean => patterns.test(answer);
