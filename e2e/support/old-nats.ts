import { createServer } from 'node:net';
import { listenOnFreePort } from '@exit-tickets/testing';

/** The server information of an old NATS without JetStream and other features. */
const info = { server_id: 'old', version: '2.9.25', proto: 1, max_payload: 1_048_576 };

/** Starts a NATS of an older release, which accepts everybody and supports nothing else; returns its URL. */
export const startOldNats = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      if (String(chunk).includes('PING')) socket.write('PONG\r\n');
    });
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
  });
  return { url: `nats://127.0.0.1:${await listenOnFreePort(server)}`, close: () => void server.close() };
};
