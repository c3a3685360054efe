import { createContext, useContext } from 'react';

type AnswerOf = (questionId: string, responseId: string) => string | undefined;

const AnswersContext = createContext<AnswerOf>(() => undefined);
export const AnswersProvider = AnswersContext.Provider;

/** What a response says to a question, as it is shown; undefined once it has gone. */
export const useAnswers = (): AnswerOf => useContext(AnswersContext);
