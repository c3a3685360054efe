import { createContext, useContext } from 'react';

export const SampleContext = createContext(false);

/** Whether this is the fictional class, in which nothing can be shared or saved. */
export const useIsSample = (): boolean => useContext(SampleContext);
