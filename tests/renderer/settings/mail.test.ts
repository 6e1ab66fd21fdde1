/** The studio's mail account in the settings. */
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../support/fixture/data.ts';
import { mailAccount } from '../../support/fixture/mail.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let opened: OpenSettings;
afterEach(() => opened.close());
const argsOf = (call: string) =>
  opened.kiosk.made.filter(({ name }) => name === call).map(({ args }) => args);

it('saves the account, and the password by itself, and forgets the typed password', async () => {
  opened = await openSettings('no-pin', 'mail', { mailAccount: () => ({ hasPassword: false }) });
  await opened.type('Server for outgoing mail (SMTP)', 'smtp.studio.example');
  expect(opened.text()).toContain('Enter the user name of the mail account');
  await opened.type('User name', 'studio@studio.example');
  await opened.type('Sender’s address', 'studio@studio.example');
  await opened.type('Password', 'secret words');
  await opened.press('Save');

  expect(argsOf('saveSettings')).toEqual([{ settings: { ...settings, mail: mailAccount } }]);
  expect(argsOf('saveMailPassword')).toEqual([{ password: 'secret words' }]);
  const password = document.querySelector<HTMLInputElement>('input[type=password]');
  expect(password?.value).toBe('');
});

it('changes the usual port with the encryption, and sends no e-mail without a server', async () => {
  opened = await openSettings('with-mail', 'mail');
  const tls = [...document.querySelectorAll('label')].find((one) => one.textContent.includes('SSL/TLS'));
  tls?.querySelector('input')?.click();
  await opened.type('Sender’s name', 'Counter');
  await opened.press('Save');
  await opened.type('Server for outgoing mail (SMTP)', '');
  await opened.press('Save');

  expect(argsOf('saveSettings')).toMatchObject([
    { settings: { mail: { ...mailAccount, security: 'tls', port: 465, senderName: 'Counter' } } },
    { settings: { mail: null } },
  ]);
});

it('tests what is saved, and says what failed and what to do', async () => {
  const problem = { trouble: 'login', reply: '535 5.7.8 Authentication failed' } as const;
  const answers = [{ problem }, { problem: null }];
  opened = await openSettings('with-mail', 'mail', { testMail: () => answers.shift() ?? { problem: null } });
  await opened.press('Send a test e-mail');
  expect(opened.text()).toContain('The mail server refused the login');
  expect(opened.text()).toContain('Some providers want a separate password for programs.');
  expect(opened.text()).toContain('535 5.7.8 Authentication failed');

  await opened.press('Send a test e-mail');
  expect(opened.text()).toContain('Look for it in the mailbox of studio@studio.example.');
  expect(argsOf('testMail')).toEqual([
    { address: 'studio@studio.example' },
    { address: 'studio@studio.example' },
  ]);

  await opened.type('User name', 'other@studio.example');
  expect(opened.text()).toContain('Save server and password first.');
  await opened.press('Send a test e-mail');
  expect(argsOf('testMail')).toHaveLength(2);
});
