/** The meaning of each state of the kiosk for the first customer: one table for each part of the check. */
import { expect, it } from 'vitest';
import {
  backupItem,
  diskItem,
  folderItems,
  keychainItem,
  lockItem,
  recordsItem,
  updatesItem,
} from '../../../electron/opening-check/data-items.ts';
import { printerItems } from '../../../electron/opening-check/printer-items.ts';
import { clockItem, creditItems, serviceItem } from '../../../electron/opening-check/service-items.ts';
import { reserveBytes } from '../../../electron/records/file/safety.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { BackupsView } from '../../../shared/model/backups.ts';
import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { inOrder, stateOf, type CheckItem, type Finding } from '../../../shared/model/opening-check.ts';
import type { MediumSetup, PrinterSetupView } from '../../../shared/model/printer-setup.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import type { UpdatesView } from '../../../shared/model/updates.ts';
import { driftCheckDays, type Approval } from '../../../shared/printing.ts';
import { printerStatus, status, updatesView } from '../../support/fixture/data.ts';

const hour = 3_600_000;
const minute = 60_000;
const now = new Date('2026-11-26T08:50:00.000Z');
const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
const account: KioskStatus = { ...status, mode: 'account', practiceReason: null };
const service = account.service;

it.each<[string, KioskStatus['blocked'], Finding]>([
  ['nothing is wrong', null, 'records.sound'],
  ['the disk is full', 'disk-full', 'records.sound'],
  ['they are being checked', 'checking', 'records.checking'],
  ['they cannot be written', 'read-only', 'records.read-only'],
  ['the disk is not safe', 'unsafe-disk', 'records.unsafe-disk'],
  ['some may be missing', 'records-incomplete', 'records.records-incomplete'],
  ['they are damaged', 'damaged', 'records.damaged'],
])('records: %s', (_when, blocked, finding) => {
  expect(recordsItem(blocked)).toEqual({ finding, facts: {} });
});

it('the disk: red below the reserve, amber while there is little more than that', () => {
  const low = 20 * reserveBytes;

  expect(diskItem('disk-full', 1_000)).toEqual({ finding: 'disk.full', facts: { bytes: 1_000 } });
  expect(diskItem(null, low - 1).finding).toBe('disk.low');
  expect(diskItem(null, low).finding).toBe('disk.room');
});

it('the service: answers, is late, or could not be asked', () => {
  expect(serviceItem(account, null).finding).toBe('service.answers');
  expect(serviceItem(account, 'late').finding).toBe('service.silent');
  expect(serviceItem(account, new KioskError('INTERNAL', 'for the test')).finding).toBe('service.not-asked');
});

it('the service of practice: needs neither internet nor account, whatever is wrong with it', () => {
  expect(serviceItem(status, null).finding).toBe('service.practice');
  for (const failure of [
    'late' as const,
    new KioskError('SERVICE_UNREACHABLE', 'for the test'),
    new KioskError('SERVICE_CREDENTIALS', 'for the test', { status: 401 }),
  ])
    expect(serviceItem(status, failure).finding).toBe('service.practice-amiss');
});

it.each<[Finding, Partial<KioskStatus['service']>]>([
  ['credit.few-previews', { warnings: [{ kind: 'few-previews', left: 5 }] }],
  ['credit.no-previews', { warnings: [{ kind: 'few-previews', left: 0 }] }],
  ['credit.few-photos', { warnings: [{ kind: 'few-photos', left: 5 }] }],
  ['credit.no-photos', { warnings: [{ kind: 'few-photos', left: 0 }] }],
  ['credit.trial-ends', { warnings: [{ kind: 'trial-ends', at: ago(0), ended: false }] }],
  ['credit.trial-ended', { warnings: [{ kind: 'trial-ends', at: ago(0), ended: true }] }],
  [
    'credit.differs',
    { warnings: [{ kind: 'credit-differs', counter: 'photos', expectedMin: 1, expectedMax: 2, said: 0 }] },
  ],
  ['credit.unknown', { previewsLeft: null }],
])('credit: %s', (finding, more) => {
  expect(creditItems({ ...service, ...more }, 'preview').map((item) => item.finding)).toEqual([finding]);
});

it('credit: counts what new orders use', () => {
  expect(creditItems(service, 'preview')).toEqual([{ finding: 'credit.previews', facts: { count: 182 } }]);
  expect(creditItems(service, 'direct')).toEqual([{ finding: 'credit.photos', facts: { count: 96 } }]);
});

it('the clock: amber from more than two minutes to either side, and while the date is in doubt', () => {
  const doubtful = { ...account, dateDoubt: { now: ago(0), known: ago(hour), service: null } };
  expect(clockItem(account, null).finding).toBe('clock.unknown');
  expect(clockItem(account, 2 * minute).finding).toBe('clock.right');
  expect(clockItem(account, -3 * minute)).toEqual({ finding: 'clock.apart', facts: { count: 3 } });
  expect(clockItem(account, 200 * minute)).toEqual({ finding: 'clock.apart', facts: { count: 200 } });
  expect(clockItem(doubtful, 0).finding).toBe('clock.doubt');
});

it('the clock in practice: compared with nothing, and still doubted', () => {
  const practice = { mode: 'practice', dateDoubt: null } as const;
  expect(clockItem(practice, null)).toEqual({ finding: 'clock.practice', facts: {} });
  expect(stateOf(clockItem(practice, null))).toBe('none');
  const dateDoubt = { now: ago(0), known: ago(hour), service: null };
  expect(clockItem({ ...practice, dateDoubt }, null).finding).toBe('clock.doubt');
});

const last = { at: ago(6 * hour), orders: 1, pictures: 1, missing: 0, sameDisk: false, unfinished: null };
const backups: BackupsView = {
  folder: '/media/stick',
  running: false,
  erasing: 0,
  dueSince: null,
  last,
  failure: null,
};
const failure = { at: ago(hour), trouble: 'gone' } as const;

it.each<[Finding, BackupsView | null]>([
  ['backup.none', null],
  ['backup.off', { ...backups, folder: '' }],
  ['backup.running', { ...backups, running: true }],
  ['backup.due', { ...backups, last: null }],
  ['backup.never', { ...backups, last: null, failure }],
  ['backup.last', backups],
  ['backup.due', { ...backups, last: { ...last, at: ago(27 * hour) } }],
  // Without a failure: a thread that hangs, or pages that are being checked.
  ['backup.due', { ...backups, last: { ...last, at: ago(27 * hour) }, dueSince: ago(hour / 3) }],
  ['backup.late', { ...backups, last: { ...last, at: ago(27 * hour) }, dueSince: ago(hour) }],
  ['backup.late', { ...backups, running: true, last: { ...last, at: ago(27 * hour) }, dueSince: ago(hour) }],
  [
    'backup.running',
    { ...backups, running: true, last: { ...last, at: ago(27 * hour) }, dueSince: ago(hour / 3) },
  ],
  ['backup.never', { ...backups, last: null, dueSince: ago(hour) }],
  ['backup.late', { ...backups, last: { ...last, at: ago(27 * hour) }, failure }],
  ['backup.last', { ...backups, failure }],
  ['backup.missing', { ...backups, last: { ...last, missing: 2 } }],
  ['backup.unfinished', { ...backups, last: { ...last, unfinished: { step: 'erasing', trouble: 'full' } } }],
])('the backup: %s', (finding, view) => {
  expect(backupItem(view, now).finding).toBe(finding);
});

it('the keychain: amber when it is shut, and when there is none', () => {
  expect(keychainItem(account, true).finding).toBe('keychain.open');
  expect(keychainItem(account, false).finding).toBe('keychain.shut');
  expect(keychainItem({ ...status, practiceReason: 'no-keychain' }, false).finding).toBe('keychain.missing');
  expect(keychainItem(status, false).finding).toBe('keychain.practice');
});

it('the lock: amber while the operating system leaves a way out that was found', () => {
  const gaps = (...states: readonly LockGapState[]) =>
    states.map((state) => ({ name: 'start' as const, state }));
  expect(lockItem(false, null).finding).toBe('lock.off');
  expect(lockItem(true, gaps('closed', 'closed')).finding).toBe('lock.on');
  expect(lockItem(true, gaps('open', 'closed', 'open'))).toEqual({
    finding: 'lock.open',
    facts: { count: 2 },
  });
});

it.each<[Finding, Partial<UpdatesView>]>([
  ['updates.none', { kind: 'checkout' }],
  ['updates.none', { kind: 'no-key' }],
  ['updates.off', { feed: '' }],
  ['updates.staged', { staged: { version: '0.2.0', at: ago(hour) } }],
  ['updates.failed', { failure: { step: 'check', trouble: 'silent', at: ago(hour) } }],
  ['updates.old', { checkedAt: ago(8 * 24 * hour) }],
  // The address is new, or nobody has looked since.
  ['updates.not-looked', { checkedAt: null }],
  ['updates.not-looked', { checkedAt: null, checkAt: null }],
  ['updates.not-looked', { checkedAt: ago(8 * 24 * hour), checkAt: null }],
  ['updates.current', { checkedAt: ago(6 * 24 * hour), checkAt: null }],
  ['updates.current', { checkedAt: ago(hour) }],
])('updates: %s', (finding, view) => {
  expect(updatesItem(updatesView(view), now).finding).toBe(finding);
});

it('the watched folder: red while it cannot be reached, absent where there is none', () => {
  expect(folderItems({ state: 'off', name: '' })).toEqual([]);
  expect(folderItems({ state: 'away', name: 'Tether' })).toEqual([
    { finding: 'folder.away', facts: { folder: 'Tether' } },
  ]);
  expect(folderItems({ state: 'watching', name: 'Tether' })[0]?.finding).toBe('folder.watched');
});

const usual = printerStatus();
const settings = { ...defaultSettings, printerId: usual.id };
const medium = (mediumId: MediumSetup['mediumId'], approval: Approval): MediumSetup =>
  ({ mediumId, approval, calibration: null }) as unknown as MediumSetup;
const setUp = (more: Partial<PrinterSetupView> = {}): PrinterSetupView =>
  ({
    media: [medium('4x6in', 'approved')],
    supply: { capacity: 400, left: 312, low: false, loadedAt: null },
    ...more,
  }) as unknown as PrinterSetupView;
const found = (items: readonly CheckItem[]): readonly Finding[] => items.map(({ finding }) => finding);

it('printers: says that sheets are saved as files, and nothing of paper', () => {
  expect(found(printerItems([usual], defaultSettings, null))).toEqual(['printer.file']);
});

it.each<[Finding, Partial<typeof usual>]>([
  ['printer.ready', {}],
  ['printer.ready', { state: 'busy' }],
  ['printer.gone', { state: 'gone', name: null }],
  ['printer.unreachable', { state: 'unreachable' }],
  ['printer.stopped', { state: 'stopped', trouble: 'media-empty' }],
  ['printer.stopped', { state: 'rejecting' }],
  ['printer.trouble', { needs: 'release' }],
  ['printer.trouble', { trouble: 'cover-open' }],
  ['printer.answer', { needs: 'answer' }],
  ['printer.failed', { needs: 'failed' }],
])('printers: the usual one, %s', (finding, more) => {
  expect(found(printerItems([{ ...usual, ...more }], settings, null))).toEqual([finding]);
});

it('printers: names the printer of receipts, which stops nobody', () => {
  const office = { ...usual, id: 'cups:Office', name: 'Office', usual: false };
  const withReceipts = { ...settings, receipts: { printerId: office.id, paper: 'a4' } } as const;
  const items = printerItems([usual, { ...office, state: 'stopped' }], withReceipts, null);

  expect(items[1]).toEqual({ finding: 'slips.amiss', facts: { id: office.id, printer: 'Office' } });
  expect(items.slice(1).map(stateOf)).toEqual(['check']);
});

it.each<[Finding, number | null, boolean]>([
  ['paper.uncounted', null, false],
  ['paper.left', 312, false],
  ['paper.low', 9, true],
  ['paper.out', 0, true],
])('paper: %s', (finding, left, low) => {
  const supply = { capacity: 400, left, low, loadedAt: null };
  expect(found(printerItems([usual], settings, setUp({ supply })))).toContain(finding);
});

it.each<[Approval, Finding]>([
  ['approved', 'calibration.approved'],
  ['check-due', 'calibration.due'],
  ['not-calibrated', 'calibration.not-calibrated'],
  ['not-proven', 'calibration.not-proven'],
  ['changed', 'calibration.changed'],
  ['refused', 'calibration.refused'],
])('calibration: the usual paper, %s', (approval, finding) => {
  const items = printerItems([usual], settings, setUp({ media: [medium('4x6in', approval)] }));
  expect(items.at(-1)).toMatchObject({ finding, facts: { medium: '4x6in', days: driftCheckDays } });
});

it('calibration: names other paper only when it is due', () => {
  const media = [
    medium('4x6in', 'approved'),
    medium('5x7in', 'not-calibrated'),
    medium('6x8in', 'check-due'),
  ];
  const items = printerItems([usual], settings, setUp({ media })).slice(2);

  expect(items.map(({ facts }) => facts['medium'])).toEqual(['4x6in', '6x8in']);
});

it('what stops the first customer comes first, each group in the order of a visit', () => {
  const some: readonly Finding[] = [
    ...(['keychain.practice', 'clock.right', 'backup.off', 'printer.stopped'] as const),
    ...(['light.dim', 'camera.trouble', 'service.answers', 'service.silent'] as const),
  ];

  expect(inOrder(some.map((finding) => ({ finding, facts: {} }))).map(({ finding }) => finding)).toEqual([
    ...['camera.trouble', 'service.silent', 'printer.stopped'],
    ...['light.dim', 'backup.off'],
    ...['service.answers', 'clock.right', 'keychain.practice'],
  ]);
});

it('the lock: never green while what the operating system leaves open is not known', () => {
  const gaps = (...states: readonly LockGapState[]) =>
    states.map((state) => ({ name: 'start' as const, state }));
  expect(lockItem(true, null).finding).toBe('lock.unknown');
  expect(lockItem(true, gaps('unknown', 'unknown')).finding).toBe('lock.unknown');
  expect(lockItem(true, gaps('closed', 'unknown')).finding).toBe('lock.unknown');
  expect(stateOf(lockItem(true, null))).toBe('none');
});
