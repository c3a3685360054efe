import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { z } from 'zod';

const letter = z.object({ consumer: z.string(), event: z.unknown(), error: z.string(), at: z.iso.datetime() });

/** The content of the dead-letter stream of a server, oldest first. */
export const readDeadLetters = async (url: string): Promise<z.infer<typeof letter>[]> => {
  const nats = await connect({ servers: url });
  try {
    const { streams } = await jetstreamManager(nats);
    const { state } = await streams.info('EXIT_TICKETS_DEAD');
    const stored = await Promise.all(
      Array.from({ length: state.messages }, (_, index) =>
        streams.getMessage('EXIT_TICKETS_DEAD', { seq: state.first_seq + index }),
      ),
    );
    return stored.map((message) => letter.parse(message?.json()));
  } finally {
    await nats.close();
  }
};
