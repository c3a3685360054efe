import { account } from './account.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { editor } from './editor.ts';
import { landing } from './landing.ts';
import { privacy } from './privacy.ts';
import { results } from './results.ts';
import { tickets } from './tickets.ts';

export const texts = { common, landing, auth, tickets, editor, results, account, privacy };
