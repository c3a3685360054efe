import { createContext, useContext } from 'react';

type AnswerOf = (questionId: string, responseId: string) => string | undefined;

const AnswersContext = createContext<AnswerOf>(() => undefined);
export const AnswersProvider = AnswersContext.Provider;

/** Looks up an answer as it is shown; undefined once the response was removed. */
export const useAnswers = (): AnswerOf => useContext(AnswersContext);
