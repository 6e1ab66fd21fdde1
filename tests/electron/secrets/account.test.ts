import { expect, it } from 'vitest';
import { accountSecrets } from '../../../electron/secrets/account.ts';
import { KioskError } from '../../../shared/errors.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { rejectionOf } from '../../support/thrown.ts';

const account = {
  region: 'eu',
  baseUrl: 'https://service.example',
  headshotBaseUrl: 'https://heads.example',
  apiKey: 'canary-key',
  apiSecret: 'canary-secret',
  connectedAt: '2026-11-21T10:00:00.000Z',
} as const;

it('keeps an account as one entry', async () => {
  const store = memoryStore();
  const secrets = accountSecrets(store);

  await secrets.write(account);

  expect(await secrets.read()).toEqual(account);
  expect([...store.entries.keys()]).toEqual(['account']);
});

it('reads an entry of the first version, which had neither headshots nor a time', async () => {
  const { headshotBaseUrl: _none, connectedAt: _never, ...first } = account;
  const store = memoryStore({ account: JSON.stringify(first) });

  expect(await accountSecrets(store).read()).toEqual({ ...first, headshotBaseUrl: null, connectedAt: null });
});

it('trims what was pasted along', async () => {
  const secrets = accountSecrets(memoryStore());

  const kept = await secrets.write({ ...account, apiKey: ' canary-key\r\n', apiSecret: '\tcanary-secret ' });

  expect(kept).toEqual(account);
  expect(await secrets.read()).toEqual(account);
});

it('has nothing before an account is connected and after it is removed', async () => {
  const secrets = accountSecrets(memoryStore());
  expect(await secrets.read()).toBe(null);
  await secrets.write(account);

  await secrets.remove();

  expect(await secrets.read()).toBe(null);
});

it.each([
  ['apiKey', '   '],
  ['apiKey', 'two words'],
  ['apiSecret', 'canary\u0000secret'],
  ['apiSecret', 'x'.repeat(1_001)],
  ['baseUrl', ''],
  ['headshotBaseUrl', ''],
] as const)('refuses %s = %j by name, not by value, and keeps the old account', async (field, value) => {
  const secrets = accountSecrets(memoryStore());
  await secrets.write(account);

  const refusal = await secrets.write({ ...account, [field]: value }).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(KioskError);
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
  expect(await secrets.read()).toEqual(account);
});

it('refuses an account that is too large for Credential Manager, and names the longer of key and secret', async () => {
  const secrets = accountSecrets(memoryStore());
  const long = {
    ...account,
    baseUrl: `https://${'a'.repeat(280)}`,
    headshotBaseUrl: `https://${'b'.repeat(280)}`,
  };
  await secrets.write({ ...long, apiKey: 'k'.repeat(900), apiSecret: 's'.repeat(900) });

  const refusal = await secrets
    .write({ ...long, apiKey: 'k'.repeat(999), apiSecret: 's'.repeat(1_000) })
    .catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'apiSecret' } });
});

it.each(['', 'canary {', '{"region":"eu"}', '{"region":"eu","baseUrl":"u","apiKey":5,"apiSecret":"s"}'])(
  'refuses the entry %j without quoting it, and leaves it there',
  async (entry) => {
    const store = memoryStore({ account: entry });

    expect(await rejectionOf(accountSecrets(store).read())).toBe('KEYCHAIN_UNAVAILABLE entry-damaged');
    expect(store.entries.get('account')).toBe(entry);
  },
);
