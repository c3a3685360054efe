import { createContext, useContext } from 'react';

export const SampleContext = createContext(false);

/** Whether this is about the made-up class: then there is nobody to share with, and nothing to keep. */
export const useIsSample = (): boolean => useContext(SampleContext);
