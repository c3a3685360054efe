import { api } from '@exit-tickets/contracts';
import { toOpenApi } from '@exit-tickets/contracts/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

test('the OpenAPI document of the contract is public', async () => {
  const answer = await gateway.get('/api/openapi.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({
    openapi: '3.1.1',
    paths: toOpenApi(api, { title: '', version: '' }).paths,
  });
});

test('the documentation page has no inline script, and all of its files exist', async () => {
  const answer = await gateway.get('/api/docs');
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/i);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) {
    const file = await gateway.get(path);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

test('the documentation page shows the same document', async () => {
  const docs = await gateway.get('/api/docs/json');
  const document = await gateway.get('/api/openapi.json');
  expect(await docs.json()).toEqual(await document.json());
});

test('an unknown file of the documentation page is refused like every unknown path', async () => {
  const answer = await gateway.get('/api/docs/static/nothing.js');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('the documentation page may run only scripts of this site', async () => {
  const { headers } = await gateway.get('/api/docs');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
});
