import { runService } from '@exit-tickets/service-kit';
import { buildAuth } from './app.ts';
import { authConfig, resetLinkNotice } from './config.ts';

await runService('auth', authConfig, (config, context) => {
  const notice = resetLinkNotice(config, false);
  if (notice) context.logger.warn(notice);
  return buildAuth(config, context);
});
