import { useEffect, useRef } from 'react';

/** A signal that ends when the editor closes, so that the server stops working for nobody. */
export const useClosingSignal = () => {
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  return closing;
};
