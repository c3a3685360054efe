import { fr as account } from '../account/fr.ts';
import { fr as auth } from '../auth/fr.ts';
import { fr as common } from '../common/fr.ts';
import { fr as editor } from '../editor/fr.ts';
import { fr as landing } from '../landing/fr.ts';
import { fr as privacy } from '../privacy/fr.ts';
import { fr as results } from '../results/fr.ts';
import { fr as tickets } from '../tickets/fr.ts';

export const texts = { common, landing, auth, tickets, editor, results, account, privacy };
