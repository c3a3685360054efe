import { randomUUID } from 'node:crypto';
import * as contracts from '@exit-tickets/contracts';
import {
  analyzeTicket,
  api,
  createTicket,
  type Endpoint,
  forgotPassword,
  register,
  setTicketStatus,
  submitResponse,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  aDraft,
  aQuestion,
  aSubmission,
  createApiClient,
  type MailSink,
  startMailSink,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedApp, startDeployedApp } from '../support/deployed-app.ts';
import { mailedToken } from '../support/mailed-token.ts';
import { examplesOf } from '../support/published-examples.ts';

const lesson =
  'Fotosynthese is het proces waarin planten hun eigen voedsel maken. Daarvoor zijn licht, water en koolstofdioxide nodig. ' +
  'Koolstofdioxide komt het blad binnen door de huidmondjes. Als het erg droog is, sluiten de huidmondjes. ' +
  'De plant neemt dan minder koolstofdioxide op, omdat de huidmondjes dicht zijn. Glucose die over is, slaat de plant op als zetmeel.';

let mail: MailSink;
let app: DeployedApp;
let url: string;
let examples: Awaited<ReturnType<typeof examplesOf>>;

beforeAll(async () => {
  mail = await startMailSink();
  app = await startDeployedApp({ SMTP_URL: mail.url });
  url = app.url;
  examples = await examplesOf(url);
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const password = 'geheim!';
const teacher = async () => {
  const client = createApiClient(url);
  const email = `${randomUUID()}@school.nl`;
  await client.call(register, { body: { email, password, firstName: 'An', lastName: 'Smit' } });
  return Object.assign(client, { email });
};
const withTicket = async () => {
  const client = await teacher();
  const { body: ticket } = await client.call(createTicket, { body: aDraft({ originalContent: lesson }) });
  return { client, ticket, params: { id: ticket.id } };
};
const withResponse = async () => {
  const created = await withTicket();
  const { body } = await createApiClient(url).call(submitResponse, {
    body: aSubmission({ ticketId: created.ticket.id }),
  });
  return { ...created, oneResponse: { ...created.params, responseId: body.id } };
};
const upload = async (client: ApiClient) => {
  const form = new FormData();
  form.set('file', new File([lesson], 'fotosynthese.txt', { type: 'text/plain' }));
  const answer = await client.fetch('/api/generate-summary', { method: 'POST', body: form });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};
const onOwnTicket = (call: Endpoint, body?: unknown) => async () => {
  const { client, params } = await withTicket();
  return client.call(call, { params, body } as never);
};
/** The secret of a ticket that another teacher shares. */
const sharedByColleague = async () => {
  const { client, params } = await withTicket();
  const { secret } = (await client.call(contracts.shareTicket, { params })).body;
  return { secret };
};
const askedForEmail = async () => {
  const client = await teacher();
  const email = `${randomUUID()}@school.nl`;
  return { client, email, answer: await client.call(contracts.changeEmail, { body: { email, password } }) };
};

const followUpOf = (ticketId: string) => ({
  question: aQuestion({ origin: { ticketId, questionId: 'q1', kind: 'same' } }),
});

interface EndpointReply {
  status: number;
  body: unknown;
  headers: Headers;
}

/** One successful call of every endpoint, through the gateway. */
const stories: Record<string, () => Promise<EndpointReply>> = {
  register: async () => createApiClient(url).call(register, { body: { email: `${randomUUID()}@school.nl`, password } }),
  checkRegistration: () => createApiClient(url).call(contracts.checkRegistration, { body: {} }),
  getMailStatus: async () => createApiClient(url).call(contracts.getMailStatus),
  login: async () => createApiClient(url).call(contracts.login, { body: { email: (await teacher()).email, password } }),
  forgotPassword: async () => createApiClient(url).call(forgotPassword, { body: { email: 'nobody@school.nl' } }),
  resetPassword: async () => {
    const client = await teacher();
    await client.call(forgotPassword, { body: { email: client.email } });
    const token = await mailedToken(mail, client.email);
    return client.call(contracts.resetPassword, { body: { token, password: 'nieuw geheim' } });
  },
  logout: async () => (await teacher()).call(contracts.logout),
  updateAccount: async () => (await teacher()).call(contracts.updateAccount, { body: { firstName: 'Bo' } }),
  changePassword: async () =>
    (await teacher()).call(contracts.changePassword, {
      body: { currentPassword: password, newPassword: 'nieuw geheim' },
    }),
  changeEmail: async () => (await askedForEmail()).answer,
  confirmEmail: async () => {
    const { client, email } = await askedForEmail();
    const token = await mailedToken(mail, email);
    return client.call(contracts.confirmEmail, { body: { token } });
  },
  exportAccount: async () => (await withTicket()).client.call(contracts.exportAccount),
  deleteAccount: async () => (await teacher()).call(contracts.deleteAccount, { body: { password } }),
  getAuthStatus: async () => (await teacher()).call(contracts.getAuthStatus),
  createTicket: async () => (await teacher()).call(createTicket, { body: aDraft() }),
  copyTicket: onOwnTicket(contracts.copyTicket, { className: '3C' }),
  shareTicket: onOwnTicket(contracts.shareTicket),
  unshareTicket: onOwnTicket(contracts.unshareTicket),
  readSharedTicket: async () =>
    createApiClient(url).call(contracts.readSharedTicket, { body: await sharedByColleague() }),
  takeSharedTicket: async () => (await teacher()).call(contracts.takeSharedTicket, { body: await sharedByColleague() }),
  updateTicket: onOwnTicket(contracts.updateTicket, aDraft({ title: 'Nieuw' })),
  updateExitTicket: onOwnTicket(contracts.updateExitTicket, aDraft({ title: 'Nieuw' })),
  listTickets: async () => (await withTicket()).client.call(contracts.listTickets),
  listArchivedTickets: async () => (await withTicket()).client.call(contracts.listArchivedTickets),
  listClassNames: async () => (await withTicket()).client.call(contracts.listClassNames),
  findTicketByPin: async () => {
    const { ticket } = await withTicket();
    return createApiClient(url).call(contracts.findTicketByPin, { params: { pin: String(ticket.pin) } });
  },
  getTicket: onOwnTicket(contracts.getTicket),
  compareCopies: onOwnTicket(contracts.compareCopies),
  getJoinAddresses: async () => (await teacher()).call(contracts.getJoinAddresses),
  deleteTicket: onOwnTicket(contracts.deleteTicket),
  deleteExitTicket: onOwnTicket(contracts.deleteExitTicket),
  archiveTicket: onOwnTicket(contracts.archiveTicket),
  archiveExitTicket: onOwnTicket(contracts.archiveExitTicket),
  unarchiveTicket: onOwnTicket(contracts.unarchiveTicket),
  reactivateTicket: async () => {
    const { client, params } = await withTicket();
    await client.call(setTicketStatus, { params, body: { isActive: false } });
    return client.call(contracts.reactivateTicket, { params });
  },
  updateClassName: onOwnTicket(contracts.updateClassName, { className: '3C' }),
  setTicketStatus: onOwnTicket(setTicketStatus, { isActive: false }),
  changeRightAnswers: onOwnTicket(contracts.changeRightAnswers, {
    isReleased: true,
    answers: [{ questionId: 'q1', answer: 'Licht.', why: '' }],
  }),
  getRightAnswers: async () => {
    const { client, params } = await withTicket();
    const body = { isReleased: true, answers: [{ questionId: 'q1', answer: 'Licht.', why: '' }] };
    await client.call(contracts.changeRightAnswers, { params, body });
    return createApiClient(url).call(contracts.getRightAnswers, { params });
  },
  addFollowUp: async () => {
    const { client, ticket } = await withTicket();
    return client.call(contracts.addFollowUp, { body: followUpOf(ticket.id) });
  },
  listFollowUps: async () => (await teacher()).call(contracts.listFollowUps),
  removeFollowUp: async () => {
    const { client, ticket } = await withTicket();
    const { body } = await client.call(contracts.addFollowUp, { body: followUpOf(ticket.id) });
    return client.call(contracts.removeFollowUp, { params: { followUpId: body.id } });
  },
  getEarlierResults: onOwnTicket(contracts.getEarlierResults),
  submitResponse: async () => {
    const { ticket } = await withTicket();
    return createApiClient(url).call(submitResponse, { body: aSubmission({ ticketId: ticket.id }) });
  },
  listResponses: async () => {
    const { client, params } = await withResponse();
    return client.call(contracts.listResponses, { params });
  },
  removeResponse: async () => {
    const { client, oneResponse: params } = await withResponse();
    return client.call(contracts.removeResponse, { params });
  },
  restoreResponse: async () => {
    const { client, oneResponse: params } = await withResponse();
    await client.call(contracts.removeResponse, { params });
    return client.call(contracts.restoreResponse, { params });
  },
  keepResponseFromAi: async () => {
    const { client, oneResponse: params } = await withResponse();
    return client.call(contracts.keepResponseFromAi, { params, body: { isKeptFromAi: true } });
  },
  getRetention: async () => createApiClient(url).call(contracts.getRetention),
  getAnonymity: async () => {
    const { client, params } = await withResponse();
    return client.call(contracts.getAnonymity, { params });
  },
  anonymizeTicket: async () => {
    const { client, params } = await withResponse();
    await client.call(setTicketStatus, { params, body: { isActive: false } });
    return client.call(contracts.anonymizeTicket, { params });
  },
  listDue: async () => (await withResponse()).client.call(contracts.listDue),
  findStudent: async () => (await withResponse()).client.call(contracts.findStudent, { body: { name: 'Noor' } }),
  hasResponses: onOwnTicket(contracts.hasResponses),
  watchTicket: async () => {
    const { client, ticket } = await withTicket();
    const stream = await client.fetch(`/api/ticket/${ticket.id}/live`);
    await stream.body?.cancel();
    return { status: stream.status, body: undefined, headers: stream.headers };
  },
  summarizeMaterial: async () => upload(createApiClient(url)),
  generateFromContent: async () =>
    createApiClient(url).call(contracts.generateFromContent, { body: { content: lesson, title: 'Fotosynthese' } }),
  generateFromText: async () => createApiClient(url).call(contracts.generateFromText, { body: { content: lesson } }),
  generateQuestion: async () =>
    createApiClient(url).call(contracts.generateQuestion, {
      body: { content: lesson, existingQuestions: [aQuestion()] },
    }),
  getAiStatus: async () => createApiClient(url).call(contracts.getAiStatus),
  analyzeTicket: async () => {
    const { client, params } = await withResponse();
    return client.call(analyzeTicket, { params, body: {} });
  },
  getAnalysis: async () => {
    const { client, params } = await withResponse();
    await client.call(analyzeTicket, { params, body: {} });
    return client.call(contracts.getAnalysis, { params });
  },
  getAnalysisSent: onOwnTicket(contracts.getAnalysisSent),
  getJudgements: async () => {
    const { client, params } = await withResponse();
    return client.call(contracts.getJudgements, { params });
  },
  getNamelessAnswers: onOwnTicket(contracts.getNamelessAnswers),
  changeJudgements: onOwnTicket(contracts.changeJudgements, { questions: [{ questionId: 'q1', core: 'Licht.' }] }),
  judgeTicket: onOwnTicket(contracts.judgeTicket),
  proposeFollowUps: onOwnTicket(contracts.proposeFollowUps, { questionId: 'q1' }),
  evaluateAnswer: async () =>
    (await teacher()).call(contracts.evaluateAnswer, {
      body: { question: aQuestion(), answer: 'licht en water', lessonContent: lesson },
    }),
  downloadPdf: onOwnTicket(contracts.downloadPdf),
};

const contentTypes = {
  json: 'application/json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  'event-stream': 'text/event-stream',
  empty: null,
};

test('every endpoint of the contract has a success case here', () => {
  expect(Object.keys(stories).sort()).toEqual(api.map(({ id }) => id).sort());
});

describe.each(api.map((endpoint) => ({ id: endpoint.id, endpoint })))('$id', ({ id, endpoint }) => {
  test('replies with the status and the shape that its contract declares, and must not be cached', async () => {
    const { status, body, headers } = (await stories[id]?.()) ?? {};
    expect({ status, body: status === endpoint.status ? 'as declared' : body }).toMatchObject({
      status: endpoint.status ?? 200,
    });
    expect(headers?.get('cache-control')).toContain('no-store');
    if (endpoint.replyKind === 'event-stream') expect(headers?.get('cache-control')).toContain('no-transform');
    expect(headers?.get('x-content-type-options')).toBe('nosniff');
    const type = contentTypes[endpoint.replyKind ?? 'json'];
    if (type) expect(headers?.get('content-type')).toContain(type);
    // Strict in both directions: parsing removes what the contract does not declare.
    if (endpoint.reply) expect(endpoint.reply.parse(body)).toEqual(body);
  });
});

const requestEndpoint = async (
  client: ApiClient,
  endpoint: Endpoint,
  params: Record<string, string>,
  body?: unknown,
) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? randomUUID());
  const answer = await client.fetch(path, {
    method: endpoint.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
};

const teacherEndpoints = api.filter(({ access }) => access === 'teacher');

describe.each(teacherEndpoints.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id is for teachers:',
  ({ endpoint }) => {
    test('without a session it answers 401', async () => {
      const params = { id: randomUUID() };
      const answer = await requestEndpoint(createApiClient(url), endpoint, params, examples.get(endpoint.id));
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    });
  },
);

const ticketEndpoints = teacherEndpoints.filter(({ params }) => params && 'id' in params.shape);

describe.each(ticketEndpoints.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id of another teacher',
  ({ endpoint }) => {
    test('gets the reply for a missing ticket, and leaves the ticket unchanged', async () => {
      const { client, params, ticket } = await withResponse();
      const body = examples.get(endpoint.id);
      expect(await requestEndpoint(await teacher(), endpoint, params, body)).toMatchObject({
        status: 404,
        body: { code: 'ticket_not_found' },
      });
      const { body: after } = await client.call(contracts.getTicket, { params });
      expect(after).toMatchObject({ title: ticket.title, isActive: true, isAnalyzed: false, isArchived: false });
    });
  },
);

const withJsonBody = api.filter(({ body, bodyKind }) => body && bodyKind !== 'multipart');

describe.each(withJsonBody.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id refuses a bad body:',
  ({ endpoint }) => {
    test('an operator in any field is a 400 that names the field', async () => {
      const { client, params } = await withTicket();
      const example = Object(examples.get(endpoint.id));
      expect(Object.keys(example)).not.toHaveLength(0);
      for (const field of Object.keys(example)) {
        const answer = await requestEndpoint(client, endpoint, params, { ...example, [field]: { $gt: '' } });
        expect(answer, field).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
        expect(String(answer.body.field).split('.')[0], field).toBe(field);
      }
    });

    test('a list or broken JSON is a 400', async () => {
      const { client, params } = await withTicket();
      expect(await requestEndpoint(client, endpoint, params, [])).toMatchObject({
        status: 400,
        body: { field: 'body' },
      });
      const path = endpoint.path.replace(':id', params.id);
      const broken = { method: endpoint.method, body: '{"', headers: { 'content-type': 'application/json' } };
      expect((await client.fetch(path, broken)).status).toBe(400);
    });
  },
);
