/**
 * Starts a lookup at once, before anything is rendered. The first call with the same PIN gets its answer; every later
 * call makes a new request.
 */
export const prefetch = <Answer>(pin: string, find: (pin: string) => Answer): ((pin: string) => Answer) => {
  let prefetched: Answer | undefined = find(pin);
  return (asked) => {
    const answer = asked === pin ? prefetched : undefined;
    prefetched = undefined;
    return answer ?? find(asked);
  };
};
