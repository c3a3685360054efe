import type { EventDefinition } from './event.ts';
import * as declared from './events.ts';

const declarations: readonly object[] = Object.values(declared);
const isEvent = (value: object): value is EventDefinition => 'keyOf' in value;

/** Every event of the system. An outbox may hold any of these. */
export const eventCatalogue: readonly EventDefinition[] = declarations.filter(isEvent);
