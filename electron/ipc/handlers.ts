import type { Account } from '../account/account.ts';
import type { Recovery } from '../account/recovery.ts';
import type { Cameras } from '../camera/cameras.ts';
import type { CustomerScreen } from '../customer-screen/customer-screen.ts';
import type { MorningCheck } from '../opening-check/opening-check.ts';
import type { KioskLock } from '../lock/lock.ts';
import type { Rules } from '../rules/rules.ts';
import type { Updates } from '../updates/types.ts';
import type { Support } from '../support/support-file.ts';
import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import { createLargeFiles } from './large-files.ts';
import { auditHandlers } from './audit-handlers.ts';
import { accountHandlers } from './account-handlers.ts';
import { backupHandlers } from './backup-handlers.ts';
import { cameraHandlers } from './camera-handlers.ts';
import { customerHandlers } from './customer-handlers.ts';
import { customerScreenHandlers } from './customer-screen-handlers.ts';
import { deskHandlers } from './desk-handlers.ts';
import { exportHandlers } from './export-handlers.ts';
import { faceMatchHandlers } from './face-match-handlers.ts';
import { folderHandlers } from './folder-handlers.ts';
import type { Handlers } from './handle.ts';
import { headshotHandlers } from './headshot-handlers.ts';
import { kioskLockHandlers } from './kiosk-lock-handlers.ts';
import { logoHandlers } from './logo-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { missingRecordsHandlers, type MissingRecordsParts } from './missing-records-handlers.ts';
import { openingCheckHandlers } from './opening-check-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { printHandlers } from './print-handlers.ts';
import { printerHandlers } from './printer-handlers.ts';
import { restoreHandlers, type RestoreParts } from './restore-handlers.ts';
import { retouchHandlers } from './retouch-handlers.ts';
import { rulesHandlers } from './rules-handlers.ts';
import { setUpHandlers } from './set-up-handlers.ts';
import { staffHandlers } from './staff-handlers.ts';
import { supportHandlers } from './support-handlers.ts';
import { takingsHandlers } from './takings-handlers.ts';
import { updateHandlers } from './update-handlers.ts';
import { versionHandlers } from './version-handlers.ts';

interface HandledParts extends Omit<MissingRecordsParts, 'restoreKey'> {
  /** @throws why the studio is not open */
  readonly studio: () => Studio;
  readonly account: Account;
  readonly staff: Staff;
  readonly recovery: Recovery;
  readonly restore: RestoreParts['restore'];
  readonly knownFolder: RestoreParts['knownFolder'];
  readonly customerScreen: CustomerScreen;
  readonly morningCheck: MorningCheck;
  readonly lock: KioskLock;
  readonly support: Support;
  readonly rules: Rules;
  readonly updates: Updates;
  readonly cameras: Cameras;
  readonly dataDir: string;
  /** Headroom's version. */
  readonly version: string;
}

/** The handler of every call of the contract. */
export function allHandlers(parts: HandledParts): Handlers {
  const { studio, account, staff, recovery, customerScreen, lock, dataDir } = parts;
  const files = createLargeFiles();
  const settingsChanged = (): void => {
    customerScreen.refresh();
    staff.settingsChanged();
  };
  return {
    ...deskHandlers(studio),
    ...openingCheckHandlers(parts.morningCheck),
    ...supportHandlers(parts.support),
    ...rulesHandlers(parts.rules, staff),
    ...customerHandlers(studio, staff, files),
    ...missingRecordsHandlers({ ...parts, restoreKey: (typed) => recovery.restore(typed) }),
    ...accountHandlers(studio, account, staff, recovery, settingsChanged),
    ...staffHandlers(staff),
    ...kioskLockHandlers(studio, staff, lock),
    ...setUpHandlers({ studio, staff, updates: parts.updates, version: parts.version, settingsChanged }),
    ...updateHandlers(studio, staff, parts.updates),
    ...backupHandlers(studio, staff),
    ...auditHandlers(studio, staff, files),
    ...restoreHandlers(parts),
    ...logoHandlers(studio, staff, customerScreen.refresh),
    ...orderHandlers(studio, staff),
    ...versionHandlers(studio, staff),
    ...folderHandlers(studio),
    ...cameraHandlers(studio, parts.cameras),
    ...takingsHandlers(studio, staff),
    ...mailHandlers(studio, staff),
    ...printHandlers(studio),
    ...printerHandlers(studio, staff),
    ...retouchHandlers(() => studio().retouch),
    ...headshotHandlers(studio),
    ...faceMatchHandlers(() => studio().faceMatch),
    ...exportHandlers(studio, staff, dataDir),
    ...customerScreenHandlers(customerScreen),
  };
}
