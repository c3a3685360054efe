// Preloaded into the app (--import): makes errors that nobody catches at a moment of the test's choosing.
process.on('SIGUSR2', () => {
  throw new Error('a listener threw');
});
process.on('SIGWINCH', () => {
  Promise.reject(new Error('nobody waited for this'));
});
