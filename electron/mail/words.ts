/** English texts of an e-mail to a customer. Another language needs another object of the same type. */

export interface MailWords {
  /** With `{studio}` and `{order}`. */
  readonly subject: string;
  /** Begins the subject of an e-mail of practice. */
  readonly practice: string;
  /** With `{studio}` and `{order}`. */
  readonly text: string;
  /** Follows the text in practice. */
  readonly practiceText: string;
  readonly testSubject: string;
  /** With `{studio}`. */
  readonly testText: string;
}

export const englishMail: MailWords = {
  subject: '{studio}: your ID photo, order {order}',
  practice: 'PRACTICE',
  text: `Hello,

here is what you asked for from your order {order}. You find it attached.

Keep photo files and codes to yourself: whoever has them can use them.

{studio}`,
  practiceText: 'This is practice: the photos carry a watermark, and no authority accepts them.',
  testSubject: 'Test e-mail from Headroom',
  testText: `Hello,

this e-mail shows that Headroom can send e-mail for {studio}. No answer is needed.`,
};
