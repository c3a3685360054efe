/**
 * A look-up whose first answer for `pin` is on its way already, begun before anything was drawn.
 * It is used once: what is asked later is asked anew.
 */
export const startEarly = <Answer>(pin: string, find: (pin: string) => Answer): ((pin: string) => Answer) => {
  let early: Answer | undefined = find(pin);
  return (asked) => {
    const answer = asked === pin ? early : undefined;
    early = undefined;
    return answer ?? find(asked);
  };
};
