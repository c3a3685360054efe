import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** What NATS says of itself when it is this old, and without anything that a client may ask it for. */
const info = { server_id: 'old', version: '2.9.25', proto: 1, max_payload: 1_048_576 };

/** A NATS of an older release, which lets everybody in and knows nothing else; its URL. */
export const startOldNats = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      if (String(chunk).includes('PING')) socket.write('PONG\r\n');
    });
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `nats://127.0.0.1:${port}`, close: () => void server.close() };
};
