import { nl as account } from '../account/nl.ts';
import { nl as auth } from '../auth/nl.ts';
import { nl as common } from '../common/nl.ts';
import { nl as editor } from '../editor/nl.ts';
import { nl as landing } from '../landing/nl.ts';
import { nl as privacy } from '../privacy/nl.ts';
import { nl as results } from '../results/nl.ts';
import { nl as tickets } from '../tickets/nl.ts';

export const texts = { common, landing, auth, tickets, editor, results, account, privacy };
