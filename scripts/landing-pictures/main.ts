import { openBrowser } from '@exit-tickets/testing';
import { drawSocial } from './social.ts';
import { drawSteps } from './steps.ts';

/** Takes the pictures of the landing page anew, into `web/public`: `npm run landing-pictures`, after a build of the web. */
const { browser, close } = await openBrowser();
try {
  await drawSocial(browser);
  await drawSteps(browser);
} finally {
  await close();
}
