// npm forwards SIGTERM only to its shell and SIGKILL to nobody, so its child processes must detect its end themselves.
const shell = process.ppid;
/** The process id of npm, passed by its shell in package.json; not a number without $PPID, as on Windows. */
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

/** Calls back once when npm or its shell is gone. A script that was started without npm may outlive its shell. */
export const onParentGone = (stop) => {
  if (!startedByNpm) return;
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    stop();
  }, lookEveryMs);
  timer.unref();
};
