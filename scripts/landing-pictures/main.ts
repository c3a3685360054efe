import { languages } from '@exit-tickets/contracts';
import { openBrowser } from '@exit-tickets/testing';
import { drawSocial } from './social.ts';
import { drawSteps } from './steps.ts';

/**
 * Takes the pictures of the landing page again, into `web/public`: `npm run landing-pictures`, after a build of the
 * web. `-- fr` takes only those in French, because the others would change by invisible details.
 */
const only = process.argv.slice(2);
const wanted = languages.filter((language) => only.length === 0 || only.includes(language));
const { browser, close } = await openBrowser();
try {
  await drawSocial(browser, wanted);
  await drawSteps(browser, wanted);
} finally {
  await close();
}
