export const print = (text = ''): void => void process.stdout.write(`${text}\n`);

/** Prints a figure without a target. */
export const tell = (what: string, shown: string): void => print(`         ${what}: ${shown}`);

/** Prints a figure, whether it meets its target, and its mistakes; a miss makes the process exit with 1. */
export const check = (what: string, shown: string, isMet: boolean, mistakes: readonly string[] = []): void => {
  if (!isMet) process.exitCode = 1;
  print(`  ${isMet ? 'ok    ' : 'MISSED'} ${what}: ${shown}`);
  for (const mistake of mistakes) print(`           ${mistake}`);
};

/** The same for mistakes, as a maximum share of the total. */
export const checkShare = (what: string, mistakes: readonly string[], of: number, most: number): void => {
  const percent = ((100 * mistakes.length) / Math.max(1, of)).toFixed(1);
  check(what, `${mistakes.length} of ${of} (${percent} %)`, mistakes.length <= most * of, mistakes);
};
