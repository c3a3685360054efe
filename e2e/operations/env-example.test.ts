import { readFile } from 'node:fs/promises';
import { aiConfig } from '@exit-tickets/ai/config';
import { authConfig } from '@exit-tickets/auth/config';
import { gatewayConfig, urlVariables } from '@exit-tickets/gateway/config';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { responsesConfig } from '@exit-tickets/responses/config';
import { processConfigWithDatabase, secretNamesIn } from '@exit-tickets/service-kit';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import { expect, test } from 'vitest';
import { allInOneConfig } from '../../services/all-in-one/src/config.ts';

const schemas = [allInOneConfig, aiConfig, authConfig, gatewayConfig, pdfConfig, responsesConfig, ticketsConfig];
/** The variables that all-in-one sets for its services itself. */
const setByAllInOne = [...Object.keys(urlVariables(() => '')), 'WEB_DIR'];

test('.env.example lists every variable that the code reads, and no other', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = example.match(/^\w+(?==)/gm) ?? [];
  const read = new Set(schemas.flatMap((schema) => Object.keys(schema.shape)));
  for (const name of setByAllInOne) read.delete(name);
  expect(listed.sort()).toEqual([...read].sort());
});

test('a secret of one service is a secret in every service that reads it, so that it can be read from a file', () => {
  const shapes = [...schemas, processConfigWithDatabase].map(({ shape }) => shape);
  const secrets = shapes.flatMap(secretNamesIn);
  for (const shape of shapes)
    expect(secretNamesIn(shape)).toEqual(expect.arrayContaining(secrets.filter((name) => name in shape)));
});
