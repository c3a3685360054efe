import { runStatelessService } from '@exit-tickets/service-kit';
import { buildPdf } from './app.ts';
import { pdfConfig } from './config.ts';

await runStatelessService('pdf', pdfConfig, buildPdf);
