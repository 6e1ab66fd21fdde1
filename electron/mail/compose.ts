/** The words of an e-mail. */
import { fill } from '../printing/words.ts';
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
  const text = fill(englishMail.text, names);
  return {
    subject: marked(fill(englishMail.subject, names), practice),
    text: practice ? `${text}\n\n${englishMail.practiceText}` : text,
  };
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
