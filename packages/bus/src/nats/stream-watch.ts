/** Reports when a different stream replaces the known one: the server lost its folder or was replaced. */
export const createStreamWatch = () => {
  const listeners: ((id: string) => void)[] = [];
  let current: string | undefined;
  return {
    /** The creation time of the current stream, which identifies it. */
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
