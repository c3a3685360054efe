import type { Language } from '@exit-tickets/contracts';
import type { MailContent } from '../mail/mailer.ts';
import { resetMailHtml } from './reset-mail-html.ts';
import { resetMailTexts } from './reset-mail-texts.ts';

/**
 * Letters and what joins them. Anyone can register somebody else's address under any name: a name that could be
 * read as a link or a message must not travel in our mail.
 */
const greetableName = /^[\p{L}\p{M}][\p{L}\p{M}'’& -]{0,39}$/u;

/** The mail with a reset link, as text and as HTML. */
export const resetMail = (options: { link: string; firstName: string | null; language: Language }): MailContent => {
  const { link, firstName, language } = options;
  const texts = resetMailTexts[language];
  const name = firstName && greetableName.test(firstName) ? firstName : undefined;
  const greeting = texts.greeting(name);
  const text = [greeting, texts.asked, `${texts.button}\n${link}`, texts.validity, texts.notYou, texts.product];
  return {
    subject: texts.subject,
    text: `${text.join('\n\n')}\n`,
    html: resetMailHtml({ link, greeting, language, texts }),
  };
};
