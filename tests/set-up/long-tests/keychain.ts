/** A real keychain, a change of account, or a second computer. */
import type { LongTest } from './long-test.ts';

export const withAKeychain: readonly LongTest[] = [
  {
    file: 'e2e/account.spec.ts',
    titles: ['a PIN locks the settings'],
    remaining: [
      'electron/account/account.test.ts',
      'electron/secrets/keytar-store.own-process.test.ts',
      'renderer/supervisor/pin.test.ts',
    ],
  },
  {
    file: 'e2e/restore.spec.ts',
    titles: ['is restored beside what was done since', 'a studio moves to a new computer'],
    remaining: [
      'electron/backups/restore.test.ts',
      'electron/backups/moving.test.ts',
      'electron/account/recovery.test.ts',
      'renderer/settings/restore.test.ts',
    ],
  },
  {
    file: 'e2e/account/erasing.spec.ts',
    titles: ['a customer is erased with the backups in sight'],
    remaining: [
      'electron/customers/erase.test.ts',
      'electron/backups/kiosk.test.ts',
      'e2e/customers.spec.ts',
      'electron/backups/erasing.test.ts',
    ],
  },
  {
    file: 'electron/customers/erase-merged.test.ts',
    remaining: ['electron/backups/erasing-merged.test.ts', 'electron/customers/settle.test.ts'],
  },
  {
    file: 'e2e/provision.spec.ts',
    titles: ['a counter saves the set-up file'],
    remaining: ['electron/set-up/provision.test.ts'],
  },
  {
    file: 'electron/account/keychain.test.ts',
    remaining: [
      'electron/opening.test.ts',
      'electron/secrets/keytar-store.own-process.test.ts',
      'electron/account/account.test.ts',
      'faults/canary.test.ts',
    ],
  },
  {
    file: 'faults/canary-account-program.test.ts',
    remaining: [
      'electron/account-terminal/terminal.test.ts',
      'electron/account-terminal/run.test.ts',
      'electron/service/secrecy.test.ts',
    ],
  },
  {
    file: 'faults/canary-faces.test.ts',
    remaining: [
      'faults/canary.test.ts',
      'electron/retouch/face-match.test.ts',
      'electron/service/secrecy.test.ts',
    ],
  },
  {
    file: 'electron/account/take-over-once.test.ts',
    remaining: ['electron/account/take-over.test.ts'],
  },
  {
    file: 'electron/secrets/keytar-store-locked.own-process.test.ts',
    remaining: [
      'electron/secrets/keytar-store.own-process.test.ts',
      'electron/secrets/vault-key.test.ts',
      'faults/keychain-mid-run.test.ts',
    ],
  },
  {
    file: 'e2e/account/first-run.spec.ts',
    titles: ['a studio with an account is set up'],
    remaining: [
      'e2e/first-run.spec.ts',
      'electron/account/recovery.test.ts',
      'electron/account/key-paper.test.ts',
      'renderer/settings/recovery.test.ts',
    ],
  },
];
