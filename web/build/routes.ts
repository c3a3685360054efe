import { api, timeouts } from '@exit-tickets/contracts';
import type { Plugin } from 'vite';

const name = 'virtual:routes';
/** For slow phones: this page gets only the routes that it uses. */
const studentsName = 'virtual:students-routes';
const studentsCalls: readonly string[] = ['findTicketByPin', 'submitResponse', 'getRightAnswers'];

const tableOf = (calls: typeof api): string =>
  JSON.stringify(Object.fromEntries(calls.map(({ id, method, path }) => [id, { method, path }])));

/**
 * Provides `{ [call]: { method, path } }` of the contract as plain data, and the calls with long waits. The contract
 * itself includes zod, which a student's phone should not load.
 */
export const routes = (): Plugin => ({
  name: 'routes',
  resolveId: (source) => ([name, studentsName].includes(source) ? `\0${source}` : undefined),
  load: (id) => {
    if (id === `\0${studentsName}`)
      return `export const routes = ${tableOf(api.filter((call) => studentsCalls.includes(call.id)))};`;
    if (id !== `\0${name}`) return undefined;
    const patient = api.filter(({ timeoutMs }) => timeoutMs === timeouts.aiMs).map((call) => call.id);
    return [
      `export const routes = ${tableOf(api)};`,
      `export const patientCalls = /* @__PURE__ */ new Set(${JSON.stringify(patient)});`,
    ].join('\n');
  },
});
