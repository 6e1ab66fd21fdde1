/** The words of e-mail to customers. */
import { expect, it } from 'vitest';
import { customerMail, reminderMail } from '../../../electron/mail/compose.ts';
import { en } from '../../../electron/words/en.ts';

const code = {
  ...{ code: 'photos.example/aB3dO0lI', personName: 'Łukasz Wiśniewski', orderNumber: '261021-004' },
  // The clocks of London change on 25 October 2026, at one o'clock UTC.
  expiresAt: '2026-10-25T00:30:00.000Z',
};
const reminder = (more: object = {}) =>
  reminderMail(en.mail, { studio: 'Studio Łąka', code, practice: false, timeZone: 'Europe/London', ...more });

it('reminds with the code, the last day and time in words, and what to do', () => {
  const { subject, text } = reminder();

  expect(subject).toBe('Studio Łąka: use your photo code by Sunday 25 October 2026');
  expect(text).toContain('UK passport photo of Łukasz Wiśniewski (order 261021-004)');
  expect(text).toContain('ends on Sunday 25 October 2026 at 01:30.');
  expect(text).toContain('\n\nphotos.example/aB3dO0lI\n\n');
  expect(text).toContain('Enter it in the passport application before then.');
  expect(text).not.toMatch(/\{\w+\}|PRACTICE/);
});

it('tells the hour after the clocks have changed, and marks practice', () => {
  const { text } = reminder({ code: { ...code, expiresAt: '2026-10-25T01:30:00.000Z' } });
  expect(text).toContain('ends on Sunday 25 October 2026 at 01:30.');

  const practised = reminder({ practice: true });
  expect(practised.subject).toMatch(/^PRACTICE Studio/);
  expect(practised.text).toContain('This is practice');
  expect(customerMail(en.mail, { studio: 'A', order: '1', practice: true }).subject).toBe(
    'PRACTICE A: your photo, order 1',
  );
});
