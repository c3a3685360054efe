import type { Model } from 'mongoose';
import { copies } from './copies.ts';
import { counts } from './counts.ts';
import { lists } from './lists.ts';
import { readers } from './readers.ts';
import { reservations } from './reservations.ts';
import { shares } from './shares.ts';
import type { TicketDocument } from './ticket.model.ts';
import { writers } from './writers.ts';

/** Every query of this service on tickets, named by purpose. */
export const createTicketRepository = (model: Model<TicketDocument>) => ({
  ...readers(model),
  ...lists(model),
  ...copies(model),
  ...writers(model),
  ...reservations(model),
  ...shares(model),
  ...counts(model),
});

export type TicketRepository = ReturnType<typeof createTicketRepository>;
