import type { BackupsView } from '../../../shared/model/backups.ts';
import type { OpenKiosk } from './open-kiosk.ts';

/** Resolves with the backups of the first status that is as asked. */
export function backupsWhen(
  { kiosk }: OpenKiosk,
  isWanted: (backups: BackupsView) => boolean,
): Promise<BackupsView> {
  return new Promise((resolve) => {
    const stop = kiosk.on((name, payload) => {
      if (name !== 'statusChanged' || !('backups' in (payload as object))) return;
      const { backups } = payload as { backups: BackupsView | null };
      if (backups === null || !isWanted(backups)) return;
      stop();
      resolve(backups);
    });
  });
}
