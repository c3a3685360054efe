import { type EventDefinition, type EventEnvelope, eventCatalogue } from '@exit-tickets/contracts';
import { z } from 'zod';
import type { BusOperations, ParkedLetter } from '../operations.ts';
import { connectOnce } from './connect-once.ts';
import { deadLetterStream } from './names.ts';
import { json } from './requests.ts';
import { storeEvent } from './store.ts';
import { findStream } from './streams.ts';

const letter = z.object({ consumer: z.string(), event: z.unknown(), error: z.string(), at: z.coerce.date() });

const definitionOf = ({ type }: EventEnvelope): EventDefinition => {
  const definition = eventCatalogue.find((each) => each.type === type);
  if (!definition) throw new TypeError(`there is no event ${type}`);
  return definition;
};

/**
 * Operator commands on NATS. Does not wait for a server that is away.
 * @throws {NatsUnusableError} when there is no server, it refuses the credentials, or has no JetStream
 */
export const connectNatsOperations = async (url: string): Promise<BusOperations> => {
  const { nats, manager } = await connectOnce(url, 'operator');
  const { streams } = manager;

  async function* deadLetters(): AsyncGenerator<ParkedLetter> {
    // Empty when no service has created the stream yet.
    const state = (await findStream(manager, deadLetterStream.name))?.state;
    // The first sequence number of an empty stream belongs to no message.
    if (!state || state.messages === 0) return;
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await streams.getMessage(deadLetterStream.name, { seq });
      if (message) yield { id: String(seq), ...letter.parse(json(message)) };
    }
  }

  return {
    deadLetters,
    drop: async (id) => {
      await streams.deleteMessage(deadLetterStream.name, Number(id));
    },
    // Without a message id: the stream would treat it as a duplicate of the one stored within the last two minutes.
    publish: (event) => storeEvent(manager, definitionOf(event), event),
    close: () => nats.close(),
  };
};
