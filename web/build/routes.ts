import { api, timeouts } from '@exit-tickets/contracts';
import type { Plugin } from 'vite';

const name = 'virtual:routes';

/**
 * Gives the browser `{ [call]: { method, path } }` of the contract as plain data, and which calls it waits long for.
 * The contract itself carries zod, which a pupil's phone need not load.
 */
export const routes = (): Plugin => ({
  name: 'routes',
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: (id) => {
    if (id !== `\0${name}`) return undefined;
    const table = Object.fromEntries(api.map(({ id: call, method, path }) => [call, { method, path }]));
    const patient = api.filter(({ timeoutMs }) => timeoutMs === timeouts.aiMs).map(({ id: call }) => call);
    return [
      `export const routes = ${JSON.stringify(table)};`,
      `export const patientCalls = /* @__PURE__ */ new Set(${JSON.stringify(patient)});`,
    ].join('\n');
  },
});
