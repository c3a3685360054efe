import { runService } from '@exit-tickets/service-kit';
import { buildAuth } from './app.ts';
import { authConfig, resetLinkNotice } from './config.ts';

await runService('auth', authConfig, (config, parts) => {
  const notice = resetLinkNotice(config, false);
  if (notice) parts.logger.warn(notice);
  return buildAuth(config, parts);
});
