import { de as account } from '../account/de.ts';
import { de as auth } from '../auth/de.ts';
import { de as common } from '../common/de.ts';
import { de as editor } from '../editor/de.ts';
import { de as landing } from '../landing/de.ts';
import { de as privacy } from '../privacy/de.ts';
import { de as results } from '../results/de.ts';
import { de as tickets } from '../tickets/de.ts';

export const texts = { common, landing, auth, tickets, editor, results, account, privacy };
