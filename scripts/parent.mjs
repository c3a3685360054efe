// npm hands SIGTERM to its shell alone and SIGKILL to nobody: what it started has to notice by itself.
const shell = process.ppid;
/** npm, as its shell names it in package.json; not a number where the shell knows no $PPID, as on Windows. */
const npm = Number(process.argv[2]);
const startedByNpm = process.argv.length > 2;
const lookEveryMs = 250;

const isAlive = (processId) => {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
const isGone = () => process.ppid !== shell || !isAlive(shell) || (npm > 0 && !isAlive(npm));

/** Calls back once when npm or its shell is gone. A script that somebody started without npm may outlive its shell. */
export const onParentGone = (stop) => {
  if (!startedByNpm) return;
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    stop();
  }, lookEveryMs);
  timer.unref();
};
