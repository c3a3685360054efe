import { createHash } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';

/** A stream. Its name holds no dots. All its subjects begin with the prefix, and no other stream uses it. */
export interface StreamName {
  name: string;
  prefix: string;
}

/** Events that carry state. */
export const stateStream: StreamName = { name: 'EXIT_TICKETS_STATE', prefix: 'exit-tickets-state' };
/** Events that make consumers erase data. A separate stream, so that other events cannot use up its space. */
export const erasureStream: StreamName = { name: 'EXIT_TICKETS_ERASURES', prefix: 'exit-tickets-erasures' };
export const deadLetterStream: StreamName = { name: 'EXIT_TICKETS_DEAD', prefix: 'exit-tickets-dead' };
/** The stream of earlier releases. Consumers process what is left in it; nothing is added. */
export const earlierStream: StreamName = { name: 'EXIT_TICKETS', prefix: 'exit-tickets' };

export const streamOf = ({ erases }: Pick<EventDefinition, 'erases'>): StreamName =>
  erases ? erasureStream : stateStream;
const rootOf = (definition: EventDefinition): string => `${streamOf(definition).prefix}.${definition.name}`;

/** The subjects of an event type, with any key. */
export const subjectsOf = (definition: EventDefinition): string => `${rootOf(definition)}.*`;
/** The subject of the event type in earlier releases. */
export const earlierSubjectOf = ({ name }: EventDefinition): string => `${earlierStream.prefix}.${name}`;

/** Encodes a key as one token of a subject. */
const tokenOf = (key: string): string =>
  /^[\w-]{1,140}$/.test(key) ? key : createHash('sha256').update(key).digest('hex');

/**
 * The subject of this event. A newer event with the same key replaces it; one whose data breaks the contract replaces
 * none.
 */
export const subjectOf = (definition: EventDefinition, { id, data }: EventEnvelope): string => {
  const parsed = definition.data.safeParse(data);
  return `${rootOf(definition)}.${tokenOf(parsed.success ? definition.keyOf(parsed.data) : id)}`;
};

export const deadLetterSubject = (consumer: string): string => `${deadLetterStream.prefix}.${consumer}`;
export const requestSubject = (name: string): string => `exit-tickets-rpc.${name}`;
export const signalSubject = (name: string): string => `exit-tickets-signal.${name}`;
