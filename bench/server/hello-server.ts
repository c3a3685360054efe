// A minimal Fastify server: the shortest possible start.
import { fastify } from 'fastify';

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
