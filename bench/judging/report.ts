export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A measured figure that has no target. */
export const tell = (what: string, shown: string): void => print(`         ${what}: ${shown}`);

/** A measured figure, whether it meets its target, and what did not; a miss makes the process end with 1. */
export const check = (what: string, shown: string, isMet: boolean, mistakes: readonly string[] = []): void => {
  if (!isMet) process.exitCode = 1;
  print(`  ${isMet ? 'ok    ' : 'MISSED'} ${what}: ${shown}`);
  for (const mistake of mistakes) print(`           ${mistake}`);
};

/** The same for mistakes that may be at most a share of all. */
export const checkShare = (what: string, mistakes: readonly string[], of: number, most: number): void => {
  const percent = ((100 * mistakes.length) / Math.max(1, of)).toFixed(1);
  check(what, `${mistakes.length} of ${of} (${percent} %)`, mistakes.length <= most * of, mistakes);
};
