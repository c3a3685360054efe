import { migrations as ofAuth } from '@exit-tickets/auth/migrations';
import { migrations as ofResponses } from '@exit-tickets/responses/migrations';
import type { Migrations } from '@exit-tickets/service-kit';
import { migrations as ofTickets } from '@exit-tickets/tickets/migrations';

/** The migrations of all services. */
export const migrationsOfAll: readonly Migrations[] = [ofAuth, ofTickets, ofResponses];
