import type { Language } from '@exit-tickets/contracts';
import { letter } from '../mail/letter.ts';
import type { MailContent } from '../mail/mailer.ts';
import { resetMailTexts } from './reset-mail-texts.ts';

/** The mail with a reset link. */
export const resetMail = (options: { link: string; firstName: string | null; language: Language }): MailContent =>
  letter({ texts: resetMailTexts, ...options });
