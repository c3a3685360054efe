import { runService } from '@exit-tickets/service-kit';
import { buildAuth } from './app.ts';
import { authConfig } from './config.ts';

await runService('auth', authConfig, buildAuth);
