// Preloaded into a process (--import): shifts its clock by a given number of milliseconds.
const RealDate = Date;
let aheadMs = 0;
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
process.on('message', (message) => {
  aheadMs = message.aheadMs;
  process.send(message);
});
