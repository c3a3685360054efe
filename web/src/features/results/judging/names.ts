import { createContext, useContext } from 'react';

type NameOf = (responseId: string) => string | undefined;

const NamesContext = createContext<NameOf>(() => undefined);
export const NamesProvider = NamesContext.Provider;

/** Whose a response is; undefined once it has gone. */
export const useNames = (): NameOf => useContext(NamesContext);
