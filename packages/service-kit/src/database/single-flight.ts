/** Concurrent callers with the same key share one result, or one failure. */
export const singleFlight = <Input, Result>(
  work: (input: Input) => Promise<Result>,
  keyOf: (input: Input) => unknown = (input) => input,
): ((input: Input) => Promise<Result>) => {
  const inFlight = new Map<unknown, Promise<Result>>();
  return (input) => {
    const key = keyOf(input);
    const flight =
      inFlight.get(key) ??
      work(input).finally(() => {
        inFlight.delete(key);
      });
    inFlight.set(key, flight);
    return flight;
  };
};
