// zod probes whether it may compile its schemas. The content security policy blocks and reports the attempt, which
// Firefox shows as an error. This disables the probe before any schema is loaded, and without loading zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
