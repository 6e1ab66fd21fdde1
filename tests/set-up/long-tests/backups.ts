/** Backups, restores, erasing and updates of whole kiosks. */
import type { LongTest } from './long-test.ts';

export const withBackups: readonly LongTest[] = [
  {
    file: 'faults/clock-ahead-backups.test.ts',
    remaining: [
      'electron/backups/rotation.test.ts',
      'electron/studio/date-check.test.ts',
      'faults/clock-ahead.test.ts',
    ],
  },
  {
    file: 'electron/backups/after-state.test.ts',
    remaining: [
      'electron/backups/backups.test.ts',
      'electron/backups/make-backup.test.ts',
      'electron/backups/erasing.test.ts',
      'electron/backups/rotation.test.ts',
    ],
  },
  {
    file: 'electron/backups/lost-calls.test.ts',
    remaining: ['electron/orders/calls/take-over.test.ts', 'electron/backups/search-asides.test.ts'],
  },
  {
    file: 'electron/backups/restore-damaged.test.ts',
    remaining: [
      'electron/backups/kiosk.test.ts',
      'electron/kiosk/damage.test.ts',
      'electron/kiosk/lost-records.test.ts',
    ],
  },
  {
    file: 'electron/backups/restored-keeping-gone.test.ts',
    remaining: ['electron/backups/restored-keeping.test.ts', 'electron/customers/settle.test.ts'],
  },
  {
    file: 'electron/backups/unreadable-file.test.ts',
    remaining: [
      'electron/backups/make-backup.test.ts',
      'electron/backups/restore.test.ts',
      'electron/backups/erasing.test.ts',
    ],
  },
  {
    file: 'electron/backups/while-writing.test.ts',
    remaining: ['electron/backups/make-backup.test.ts'],
  },
  {
    file: 'electron/customers/erase-everywhere.test.ts',
    remaining: [
      'electron/customers/erase.test.ts',
      'electron/customers/settle.test.ts',
      'electron/backups/erasing.test.ts',
      'electron/orders/prints/saved-sheets.test.ts',
    ],
  },
  {
    file: 'electron/updates/account.test.ts',
    remaining: [
      'electron/updates/kiosk.test.ts',
      'electron/updates/before-install.test.ts',
      'electron/account/take-over.test.ts',
    ],
  },
  {
    file: 'electron/updates/backup.test.ts',
    remaining: ['electron/updates/before-install.test.ts', 'electron/updates/kiosk.test.ts'],
  },
  {
    file: 'electron/updates/open-mail.test.ts',
    remaining: ['electron/updates/open-work.test.ts', 'electron/updates/before-install.test.ts'],
  },
  {
    file: 'electron/updates/way-back.test.ts',
    remaining: [
      'electron/updates/kiosk.test.ts',
      'electron/updates/settle.test.ts',
      'electron/studio/erase-copies.test.ts',
    ],
  },
];
