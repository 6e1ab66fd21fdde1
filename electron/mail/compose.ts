/** The words of an e-mail. */
import type { CodeView } from '../../shared/model/photo.ts';
import { dayInWords, fill } from '../words/fill.ts';
import type { MailWords } from '../words/types.ts';
import type { Outgoing } from './send.ts';

type Mail = Pick<Outgoing, 'subject' | 'text'>;

const marked = (words: MailWords, subject: string, practice: boolean): string =>
  practice ? `${words.practice} ${subject}` : subject;

export function customerMail(
  words: MailWords,
  about: {
    readonly studio: string;
    readonly order: string;
    readonly practice: boolean;
  },
): Mail {
  const { practice, ...names } = about;
  return forCustomer(words, { subject: fill(words.subject, names), text: fill(words.text, names) }, practice);
}

const forCustomer = (words: MailWords, { subject, text }: Mail, practice: boolean): Mail => ({
  subject: marked(words, subject, practice),
  text: practice ? `${text}\n\n${words.practiceText}` : text,
});

/** @param timeZone for tests: another one than the computer's */
export function reminderMail(
  words: MailWords,
  about: {
    readonly studio: string;
    readonly code: Pick<CodeView, 'code' | 'personName' | 'orderNumber' | 'expiresAt'>;
    readonly practice: boolean;
    readonly timeZone?: string;
  },
): Mail {
  const { studio, code, practice, timeZone } = about;
  const { locale } = words;
  const zone = timeZone === undefined ? {} : { timeZone };
  const names = {
    studio,
    ...{ person: code.personName, order: code.orderNumber, code: code.code },
    date: dayInWords(code.expiresAt, locale, timeZone),
    time: new Date(code.expiresAt).toLocaleTimeString(locale, { timeStyle: 'short', ...zone }),
  };
  const { reminderSubject, reminderText } = words;
  return forCustomer(
    words,
    { subject: fill(reminderSubject, names), text: fill(reminderText, names) },
    practice,
  );
}

export const testMail = (
  words: MailWords,
  { studio, practice }: { readonly studio: string; readonly practice: boolean },
): Mail => ({
  subject: marked(words, words.testSubject, practice),
  text: fill(words.testText, { studio }),
});
