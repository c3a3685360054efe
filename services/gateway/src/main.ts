import { runService } from '@exit-tickets/service-kit';
import { buildGateway } from './app.ts';
import { gatewayConfig } from './config.ts';

await runService('gateway', gatewayConfig, buildGateway);
