import { KioskError } from '../../shared/errors.ts';
import { foundBackups } from './fixture-backups.ts';
import { fixtureBridge, type FixtureBridge } from './fixture-bridge.ts';

/** Reasons why the studio stays closed, by name; a name that is not here is a reason of KEYCHAIN_UNAVAILABLE. */
const failures: Readonly<Record<string, KioskError>> = {
  damaged: new KioskError('RECORDS_DAMAGED', 'broken', {
    ...{ mode: 'account', reason: 'page', areas: 'customers,orders,payments', repairable: false },
  }),
  'damaged-practice': new KioskError('RECORDS_DAMAGED', 'broken', { mode: 'practice', reason: 'header' }),
  repairing: new KioskError('RECORDS_CHECKING', 'being repaired', { reason: 'repair' }),
  'records-missing': new KioskError('RECORDS_MISSING', 'missing', {
    mode: 'account',
    lastOrder: '26-0412',
    lastChange: '2026-11-21T16:40:00.000Z',
  }),
};

/**
 * Returns a bridge to a kiosk that has not opened its studio.
 *
 * @param name `opening`, a name above, or a keychain's reason such as `locked`
 */
export function startingBridge(name: string): FixtureBridge {
  const answer = (): Promise<never> =>
    name === 'opening'
      ? new Promise(() => undefined)
      : Promise.reject(failures[name] ?? new KioskError('KEYCHAIN_UNAVAILABLE', name, { reason: name }));
  return fixtureBridge({
    kioskStatus: answer,
    settings: answer,
    counter: answer,
    openAgain: answer,
    connectedCameras: () => [],
    backupFolder: () => '/media/backup',
    listBackups: () => foundBackups,
    // The newest one cannot be read, and damaged records do not say what is newer than the one before it.
    newerThanBackup: ({ id }) => (id === foundBackups.states[0]?.id ? 'damaged' : null),
  });
}
