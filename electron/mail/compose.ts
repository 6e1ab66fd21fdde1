/** The words of an e-mail. */
import type { CodeView } from '../../shared/model/photo.ts';
import { dayInWords, fill } from '../printing/words.ts';
import { englishMail } from './words.ts';
import type { Outgoing } from './send.ts';

type Words = Pick<Outgoing, 'subject' | 'text'>;

const marked = (subject: string, practice: boolean): string =>
  practice ? `${englishMail.practice} ${subject}` : subject;

export function customerMail(about: {
  readonly studio: string;
  readonly order: string;
  readonly practice: boolean;
}): Words {
  const { practice, ...names } = about;
  return forCustomer(fill(englishMail.subject, names), fill(englishMail.text, names), practice);
}

const forCustomer = (subject: string, text: string, practice: boolean): Words => ({
  subject: marked(subject, practice),
  text: practice ? `${text}\n\n${englishMail.practiceText}` : text,
});

/** @param timeZone for tests: another one than the computer's */
export function reminderMail(about: {
  readonly studio: string;
  readonly code: Pick<CodeView, 'code' | 'personName' | 'orderNumber' | 'expiresAt'>;
  readonly practice: boolean;
  readonly timeZone?: string;
}): Words {
  const { studio, code, practice, timeZone } = about;
  const { locale } = englishMail;
  const zone = timeZone === undefined ? {} : { timeZone };
  const names = {
    studio,
    ...{ person: code.personName, order: code.orderNumber, code: code.code },
    date: dayInWords(code.expiresAt, locale, timeZone),
    time: new Date(code.expiresAt).toLocaleTimeString(locale, { timeStyle: 'short', ...zone }),
  };
  return forCustomer(
    fill(englishMail.reminderSubject, names),
    fill(englishMail.reminderText, names),
    practice,
  );
}

export const testMail = ({
  studio,
  practice,
}: {
  readonly studio: string;
  readonly practice: boolean;
}): Words => ({
  subject: marked(englishMail.testSubject, practice),
  text: fill(englishMail.testText, { studio }),
});
