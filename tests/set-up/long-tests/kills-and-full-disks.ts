/** Programs that are killed at each of their steps, failed writes and full disks. */
import type { LongTest } from './long-test.ts';

export const withKillsAndFullDisks: readonly LongTest[] = [
  {
    file: 'faults/writes.test.ts',
    remaining: [
      'electron/records/file/connection.test.ts',
      'electron/records/open.test.ts',
      'faults/disk.test.ts',
    ],
  },
  {
    file: 'faults/kills.test.ts',
    remaining: [
      'electron/orders/recovery.test.ts',
      'electron/orders/calls/settled-calls.test.ts',
      'electron/records/mark/mark.test.ts',
    ],
  },
  {
    file: 'faults/export-killed.test.ts',
    remaining: ['electron/exporting/write-files.test.ts'],
  },
  {
    file: 'faults/disk-in-flight.test.ts',
    remaining: [
      'faults/disk.test.ts',
      'electron/vault/answer-room.test.ts',
      'electron/orders/calls/call-failure.test.ts',
      'electron/orders/calls/paid-call.test.ts',
    ],
  },
  {
    file: 'faults/damaged-page.test.ts',
    remaining: [
      'electron/kiosk/damage.test.ts',
      'electron/records/file/find-damage.test.ts',
      'electron/records/file/page-check.test.ts',
    ],
  },
  {
    file: 'faults/lost-wal.test.ts',
    remaining: ['electron/records/mark/mark.test.ts', 'electron/kiosk/lost-records.test.ts'],
  },
  {
    file: 'e2e/resume.spec.ts',
    titles: ['a power cut after the shot'],
    remaining: ['electron/orders/recovery.test.ts', 'e2e/resume.spec.ts'],
  },
  {
    file: 'e2e/kiosk-lock.spec.ts',
    titles: ['a locked kiosk whose program was killed'],
    remaining: [
      'electron/kiosk/kiosk-lock.test.ts',
      'electron/lock/lock.test.ts',
      'build/kiosk/linux.test.ts',
    ],
  },
  {
    file: 'faults/disk-start.test.ts',
    remaining: ['faults/disk.test.ts', 'electron/records/open.test.ts'],
  },
  {
    file: 'faults/unread-restored.test.ts',
    remaining: [
      'faults/unread.test.ts',
      'electron/backups/kiosk.test.ts',
      'electron/kiosk/lost-records.test.ts',
    ],
  },
  {
    file: 'electron/exporting/killed.test.ts',
    remaining: ['electron/exporting/write-files.test.ts'],
  },
  {
    file: 'electron/folder/killed.test.ts',
    remaining: ['electron/folder/folder.test.ts', 'electron/folder/watched-folder.test.ts'],
  },
  {
    file: 'electron/practice/kept-after-kill.test.ts',
    remaining: ['electron/practice/kill.test.ts', 'electron/practice/store/store.test.ts'],
  },
  {
    file: 'electron/records/file/checkpoints-waiting.test.ts',
    remaining: ['electron/records/file/checkpoints.test.ts', 'electron/orders/retention.test.ts'],
  },
  {
    file: 'electron/records/in-use.test.ts',
    remaining: ['electron/backups/search-asides.test.ts'],
  },
  {
    file: 'electron/records/mark/mark-killed.test.ts',
    remaining: ['electron/records/mark/mark.test.ts'],
  },
  {
    file: 'electron/customers/import/import-killed.test.ts',
    remaining: ['electron/customers/import/import.test.ts'],
  },
  {
    file: 'electron/set-up/provision-killed.test.ts',
    remaining: ['electron/set-up/provision.test.ts'],
  },
  {
    file: 'electron/work/work-killed.test.ts',
    remaining: ['electron/work/work.test.ts', 'faults/decoder.test.ts'],
  },
  {
    file: 'build/kiosk/linux-session.test.ts',
    remaining: ['build/kiosk/linux.test.ts', 'electron/lock/linux.test.ts'],
  },
  {
    file: 'build/start-downloads.test.ts',
    remaining: ['build/start.test.ts', 'build/electron/bring.test.ts', 'build/electron/download.test.ts'],
  },
  {
    file: 'electron/support/support-file-whole.test.ts',
    remaining: ['electron/support/support-file.test.ts'],
  },
];
