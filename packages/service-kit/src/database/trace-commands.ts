import { currentTraceparent, type Span, startSpan } from '@exit-tickets/telemetry';
import type { mongo } from 'mongoose';

/** Makes a span of each database command within a trace: its name and collection, nothing of its content. */
export const traceCommands = (client: mongo.MongoClient): void => {
  const spans = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    // Background work, such as a sweep, would otherwise start its own trace.
    if (currentTraceparent() === undefined) return;
    const collection = String(command[commandName]);
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      'db.collection.name': collection,
    };
    const span = startSpan(`${commandName} ${collection}`, { kind: 'client', attributes });
    if (span) spans.set(requestId, span);
  });
  const end = (requestId: number, failure?: string): void => {
    const span = spans.get(requestId);
    if (failure) span?.fail(failure);
    span?.end();
    spans.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
};
