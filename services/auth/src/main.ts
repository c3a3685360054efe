import { runService } from '@exit-tickets/service-kit';
import { buildAuth } from './app.ts';
import { authConfig, demoNotice, resetLinkNotice } from './config.ts';
import { firstAccountNotice } from './registration/first-account.ts';

await runService('auth', authConfig, async (config, context) => {
  for (const notice of [demoNotice(config), resetLinkNotice(config, false)]) if (notice) context.logger.warn(notice);
  const app = await buildAuth(config, context);
  const firstAccount = await firstAccountNotice(config, context, undefined);
  if (firstAccount) context.logger.warn(firstAccount);
  return app;
});
