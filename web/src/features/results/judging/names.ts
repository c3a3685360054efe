import { createContext, useContext } from 'react';

type NameOf = (responseId: string) => string | undefined;

const NamesContext = createContext<NameOf>(() => undefined);
export const NamesProvider = NamesContext.Provider;

/** Looks up the student of a response; undefined once the response was removed. */
export const useNames = (): NameOf => useContext(NamesContext);
