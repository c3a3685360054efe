import { createHash } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';

/** A stream. Its name holds no dots; its subjects all begin with the prefix, and belong to no other. */
export interface StreamName {
  name: string;
  prefix: string;
}

/** Events that tell how things stand. */
export const stateStream: StreamName = { name: 'EXIT_TICKETS_STATE', prefix: 'exit-tickets-state' };
/** Events by which others erase what they keep: whatever fills the other stream leaves them their room. */
export const erasureStream: StreamName = { name: 'EXIT_TICKETS_ERASURES', prefix: 'exit-tickets-erasures' };
export const deadLetterStream: StreamName = { name: 'EXIT_TICKETS_DEAD', prefix: 'exit-tickets-dead' };
/** Where earlier releases stored every event: consumers take what is left there, and nothing is added. */
export const earlierStream: StreamName = { name: 'EXIT_TICKETS', prefix: 'exit-tickets' };

export const streamOf = ({ erases }: Pick<EventDefinition, 'erases'>): StreamName =>
  erases ? erasureStream : stateStream;
const rootOf = (definition: EventDefinition): string => `${streamOf(definition).prefix}.${definition.name}`;

/** The subjects of an event, whatever it is about. */
export const subjectsOf = (definition: EventDefinition): string => `${rootOf(definition)}.*`;
/** The one that it had in earlier releases. */
export const earlierSubjectOf = ({ name }: EventDefinition): string => `${earlierStream.prefix}.${name}`;

/** A key as one token of a subject, whatever is in it. */
const tokenOf = (key: string): string =>
  /^[\w-]{1,140}$/.test(key) ? key : createHash('sha256').update(key).digest('hex');

/** Where this event is stored, in place of the one before; one whose data is not the contract's replaces none. */
export const subjectOf = (definition: EventDefinition, { id, data }: EventEnvelope): string => {
  const parsed = definition.data.safeParse(data);
  return `${rootOf(definition)}.${tokenOf(parsed.success ? definition.keyOf(parsed.data) : id)}`;
};

export const deadLetterSubject = (consumer: string): string => `${deadLetterStream.prefix}.${consumer}`;
export const requestSubject = (name: string): string => `exit-tickets-rpc.${name}`;
export const signalSubject = (name: string): string => `exit-tickets-signal.${name}`;
