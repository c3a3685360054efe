import { runService } from '@exit-tickets/service-kit';
import { buildResponses } from './app.ts';
import { responsesConfig } from './config.ts';

await runService('responses', responsesConfig, buildResponses);
