/** The texts of one kind of mail. `{email}` is replaced by the address concerned. */
interface LetterTexts {
  subject: string;
  why: string;
  /** The label of the link, if the mail has one. */
  button?: string;
  /** Closing paragraphs. */
  further: readonly string[];
}

/** Auth's texts for teachers in one language. Formal: vous in French, Sie in German. */
export interface AuthTexts {
  /** Texts shared by all mails. */
  mail: { product: string; greeting: (name: string | undefined) => string; orCopy: string };
  letters: {
    /** With a link to choose a new password. */
    reset: LetterTexts;
    'confirm-email': LetterTexts;
    'email-taken': LetterTexts;
    'email-asked': LetterTexts;
    'email-changed': LetterTexts;
  };
  /** The texts of the pages in an account export. */
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
