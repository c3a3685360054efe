// zod finds out whether it may compile its schemas. The content security policy says no, and reports the attempt; Firefox
// shows it as an error. It is told before a schema is loaded, and without loading zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
