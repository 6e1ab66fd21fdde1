import { describe, expect, it, vi } from 'vitest';
import { createRecovery } from '../../../electron/account/recovery.ts';
import { createAccount } from '../../../electron/account/account.ts';
import { createCameras } from '../../../electron/camera/cameras.ts';
import { systemClock } from '../../../electron/clock.ts';
import { auditHandlers } from '../../../electron/ipc/audit-handlers.ts';
import { accountHandlers } from '../../../electron/ipc/account-handlers.ts';
import { restoreHandlers } from '../../../electron/ipc/restore-handlers.ts';
import { retouchHandlers } from '../../../electron/ipc/retouch-handlers.ts';
import { backupHandlers } from '../../../electron/ipc/backup-handlers.ts';
import { cameraHandlers } from '../../../electron/ipc/camera-handlers.ts';
import { customerHandlers } from '../../../electron/ipc/customer-handlers.ts';
import { customerScreenHandlers } from '../../../electron/ipc/customer-screen-handlers.ts';
import { deskHandlers } from '../../../electron/ipc/desk-handlers.ts';
import { exportHandlers } from '../../../electron/ipc/export-handlers.ts';
import { faceMatchHandlers } from '../../../electron/ipc/face-match-handlers.ts';
import { folderHandlers } from '../../../electron/ipc/folder-handlers.ts';
import { headshotHandlers } from '../../../electron/ipc/headshot-handlers.ts';
import { kioskLockHandlers } from '../../../electron/ipc/kiosk-lock-handlers.ts';
import { logoHandlers } from '../../../electron/ipc/logo-handlers.ts';
import { mailHandlers } from '../../../electron/ipc/mail-handlers.ts';
import { missingRecordsHandlers } from '../../../electron/ipc/missing-records-handlers.ts';
import { openingCheckHandlers } from '../../../electron/ipc/opening-check-handlers.ts';
import { orderHandlers } from '../../../electron/ipc/order-handlers.ts';
import { printHandlers } from '../../../electron/ipc/print-handlers.ts';
import { printerHandlers } from '../../../electron/ipc/printer-handlers.ts';
import { supportHandlers } from '../../../electron/ipc/support-handlers.ts';
import { takingsHandlers } from '../../../electron/ipc/takings-handlers.ts';
import { versionHandlers } from '../../../electron/ipc/version-handlers.ts';
import { rulesHandlers } from '../../../electron/ipc/rules-handlers.ts';
import { setUpHandlers } from '../../../electron/ipc/set-up-handlers.ts';
import { staffHandlers } from '../../../electron/ipc/staff-handlers.ts';
import { updateHandlers } from '../../../electron/ipc/update-handlers.ts';
import { createKioskLock } from '../../../electron/lock/lock.ts';
import { createRules } from '../../../electron/rules/rules.ts';
import { createStaff } from '../../../electron/staff/staff.ts';
import { httpBridge } from '../../../renderer/bridge/bridge-http.ts';
import { callNames, eventNames } from '../../../shared/contract.ts';
import { schemas } from '../../../shared/schemas.ts';
import { quietCustomerScreen } from '../../support/kiosk/customer-screens.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { testScratch } from '../../support/files/test-scratch.ts';

const noStudio = (): never => {
  throw new Error('counting handlers needs no studio');
};
const staff = createStaff({ studio: noStudio, clock: systemClock, kioskLocked: noStudio, changed: noStudio });
const account = createAccount({
  studio: noStudio,
  staff,
  secrets: memoryStore(),
  clock: systemClock,
  hasStudio: noStudio,
  changeStudio: noStudio,
});
const recovery = createRecovery({
  ...{ studio: noStudio, staff, secrets: memoryStore(), clock: systemClock, records: '' },
});
const noRepair = { repair: noStudio, shutPractice: noStudio, checked: noStudio };
const noRestore = { list: noStudio, newer: noStudio, restore: noStudio };
const noUpdates = {
  ...{ view: noStudio, configure: noStudio, fetch: noStudio, install: noStudio },
  ...{ newerThanCopy: noStudio, goBack: noStudio },
};
const noFiles = { keep: noStudio, part: noStudio };
const areas = [
  deskHandlers(noStudio),
  customerHandlers(noStudio, staff, noFiles),
  missingRecordsHandlers({
    ...{ error: noStudio, decide: noStudio, again: noStudio, restoreKey: noStudio },
    ...{ repairing: noRepair, lock: { isOn: noStudio } },
    log: memoryLog(),
  }),
  accountHandlers(noStudio, account, staff, recovery, noStudio),
  backupHandlers(noStudio, staff),
  auditHandlers(noStudio, staff, noFiles),
  restoreHandlers({
    ...{ studio: noStudio, error: noStudio, staff, restore: noRestore, lock: { isOn: noStudio } },
    knownFolder: noStudio,
  }),
  logoHandlers(noStudio, staff, noStudio),
  openingCheckHandlers({ make: noStudio, last: noStudio }),
  orderHandlers(noStudio, staff),
  staffHandlers(staff),
  setUpHandlers({ studio: noStudio, staff, updates: noUpdates, version: '', settingsChanged: noStudio }),
  rulesHandlers(createRules(noStudio, []), staff),
  kioskLockHandlers(
    noStudio,
    staff,
    await createKioskLock({
      dataDir: '/none',
      changed: noStudio,
      leaveAsked: noStudio,
      hasCustomerScreen: noStudio,
      log: memoryLog(),
    }),
  ),
  updateHandlers(noStudio, staff, noUpdates),
  folderHandlers(noStudio),
  cameraHandlers(noStudio, createCameras({ scratch: testScratch(), log: memoryLog(), programs: {} })),
  mailHandlers(noStudio, staff),
  printHandlers(noStudio),
  supportHandlers({ file: noStudio, noteSaved: noStudio }),
  takingsHandlers(noStudio, staff),
  printerHandlers(noStudio, staff),
  versionHandlers(noStudio, staff),
  retouchHandlers(noStudio),
  headshotHandlers(noStudio),
  faceMatchHandlers(noStudio),
  exportHandlers(noStudio, staff, ''),
  customerScreenHandlers(quietCustomerScreen()),
];
const sorted = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => a.localeCompare(b));

describe('the contract', () => {
  it('has exactly one handler for every call', () => {
    const handled = areas.flatMap((area) => Object.keys(area));
    expect(sorted(handled)).toEqual(sorted(callNames));
  });

  it('has exactly one schema for every call', () => {
    expect(sorted(Object.keys(schemas))).toEqual(sorted(callNames));
  });

  it('has exactly one bridge method for every call and every event in the browser host', () => {
    vi.stubGlobal('EventSource', class extends EventTarget {});
    const bridge = httpBridge(() => undefined);
    vi.unstubAllGlobals();
    const listeners = eventNames.map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    expect(sorted(Object.keys(bridge))).toEqual(sorted([...callNames, ...listeners]));
  });
});
