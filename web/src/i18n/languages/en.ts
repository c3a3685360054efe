import { en as account } from '../account/en.ts';
import { en as auth } from '../auth/en.ts';
import { en as common } from '../common/en.ts';
import { en as editor } from '../editor/en.ts';
import { en as landing } from '../landing/en.ts';
import { en as privacy } from '../privacy/en.ts';
import { en as results } from '../results/en.ts';
import { en as tickets } from '../tickets/en.ts';

export const texts = { common, landing, auth, tickets, editor, results, account, privacy };
