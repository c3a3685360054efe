// Imports the given modules, and prints the regular expressions that sources construct meanwhile.
const found = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args) => {
    const expression = Reflect.construct(target, args);
    const [, path, line] = /file:\/\/(\/[^\s:]+\.ts):(\d+):\d+/.exec(new Error().stack.split('\n')[2]) ?? [];
    const { source, flags } = expression;
    if (path) found.push({ path, line: Number(line), source, flags });
    return expression;
  },
});
for (const path of process.argv.slice(2)) await import(path);
process.stdout.write(JSON.stringify(found), () => process.exit());
