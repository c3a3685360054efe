/** What one kind of mail says. `{email}` stands for the address that it is about. */
interface LetterTexts {
  subject: string;
  why: string;
  /** What the link does; only of a mail with a link. */
  button?: string;
  /** What follows, a paragraph each. */
  further: readonly string[];
}

/** What auth says in one language, to teachers: French says vous to them, German Sie. */
export interface AuthTexts {
  /** What every mail says. */
  mail: { product: string; greeting: (name: string | undefined) => string; orCopy: string };
  letters: {
    /** With a link to choose a new password. */
    reset: LetterTexts;
    'confirm-email': LetterTexts;
    'email-taken': LetterTexts;
    'email-asked': LetterTexts;
    'email-changed': LetterTexts;
  };
  /** The words of the pages in the archive of an account. */
  export: {
    title: string;
    intro: string;
    account: string;
    tickets: string;
    ticket: string;
    className: string;
    madeAt: string;
    responses: string;
    name: string;
    sentAt: string;
    questions: string;
    material: string;
    files: string;
    none: string;
  };
}
