/** Tells when the stream of events is another one than before: a server that lost its folder, or one that was exchanged. */
export const createStreamWatch = () => {
  const listeners: ((id: string) => void)[] = [];
  let current: string | undefined;
  return {
    /** The stream that there is now was made at this time, which no other one was. */
    seen: (created: string): void => {
      const id = created.replaceAll(/\D/g, '');
      if (id === current) return;
      current = id;
      for (const listener of listeners) listener(id);
    },
    onChange: (listener: (id: string) => void): void => {
      listeners.push(listener);
      if (current !== undefined) listener(current);
    },
  };
};
