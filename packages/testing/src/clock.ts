/** A stopped clock that only a test moves. */
export interface TestClock {
  now: () => Date;
  advance(time: { minutes?: number; hours?: number; days?: number; seconds?: number }): void;
}

/** Starts at the real time, so that cookies and database indexes agree with it. */
export const createTestClock = (): TestClock => {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
};
