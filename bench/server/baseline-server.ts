// The minimum cost of a submission on this stack: Fastify, zod, and one insert into lmdb that is on disk before the
// answer.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { open } from 'lmdb';
import { z } from 'zod';

const [, , folder = ''] = process.argv;
const submission = z.object({
  ticketId: z.string(),
  studentName: z.string().min(1).max(80),
  answers: z.array(z.object({ questionId: z.string(), answer: z.string().min(1).max(5_000) })).max(20),
  submissionId: z.uuid(),
});

// The same options as in the embedded database: a promise resolves when the commit is on disk, and commits are shared.
const store = open(join(folder, 'baseline.mdb'), { noSubdir: true, overlappingSync: false, eventTurnBatching: false });
const app = fastify();
app.post('/submit', async (request, reply) => {
  const response = { ...submission.parse(request.body), id: randomUUID(), submittedAt: new Date().toISOString() };
  await store.put(response.id, response);
  return reply.code(201).send({ id: response.id, submittedAt: response.submittedAt });
});
process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
