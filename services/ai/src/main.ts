import { runService } from '@exit-tickets/service-kit';
import { buildAi } from './app.ts';
import { aiConfig } from './config.ts';

await runService('ai', aiConfig, buildAi);
