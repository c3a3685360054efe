import { runService } from '@exit-tickets/service-kit';
import { buildTickets } from './app.ts';
import { ticketsConfig } from './config.ts';

await runService('tickets', ticketsConfig, buildTickets);
