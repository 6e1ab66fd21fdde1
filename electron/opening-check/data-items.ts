/** Items of the opening check about the records, the disk, the backups, the keychain and the watched folder. */
import { isOverdue, needsLook, type BackupsView } from '../../shared/model/backups.ts';
import type { LockGap } from '../../shared/model/kiosk-lock.ts';
import type { CheckItem } from '../../shared/model/opening-check.ts';
import type { FolderView } from '../../shared/model/pictures.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import { isCheckOld, type UpdatesView } from '../../shared/model/updates.ts';
import { reserveBytes } from '../records/file/safety.ts';

type Blocked = KioskStatus['blocked'];

/** A full disk is the disk's item: the records are sound then. */
export const recordsItem = (blocked: Blocked): CheckItem => ({
  finding: blocked === null || blocked === 'disk-full' ? 'records.sound' : `records.${blocked}`,
  facts: {},
});

/**
 * Free space below which staff are told in good time, bytes: twenty times the reserve. That is about a hundred orders with their
 * shots and answers, so several days of a busy counter. Our own figure.
 */
const lowBytes = 20 * reserveBytes;

/** @param bytes that are free on the disk of the studio's data */
export function diskItem(blocked: Blocked, bytes: number): CheckItem {
  if (blocked === 'disk-full') return { finding: 'disk.full', facts: { bytes } };
  return { finding: bytes < lowBytes ? 'disk.low' : 'disk.room', facts: { bytes } };
}

/** Age from which a backup is behind: the kiosk makes one each night, or at its next start. Milliseconds. */
const nightMs = 26 * 60 * 60 * 1000;

/** @param backups null in practice, and where nothing can be written */
export function backupItem(backups: BackupsView | null, now: Date): CheckItem {
  if (backups === null) return { finding: 'backup.none', facts: {} };
  const { folder, last, running } = backups;
  if (folder === '') return { finding: 'backup.off', facts: {} };
  if (running && !isOverdue(backups, now)) return { finding: 'backup.running', facts: {} };
  if (last === null) return { finding: needsLook(backups, now) ? 'backup.never' : 'backup.due', facts: {} };
  const facts = { at: last.at };
  if (needsLook(backups, now)) return { finding: 'backup.late', facts };
  if (last.missing > 0) return { finding: 'backup.missing', facts: { ...facts, count: last.missing } };
  if (last.unfinished !== null) return { finding: 'backup.unfinished', facts };
  const isBehind = now.getTime() - Date.parse(last.at) > nightMs;
  return { finding: isBehind ? 'backup.due' : 'backup.last', facts: isBehind ? {} : facts };
}

/** @param isOpen whether the keychain gave the account's entry just now */
export function keychainItem({ mode, practiceReason }: KioskStatus, isOpen: boolean): CheckItem {
  if (practiceReason === 'no-keychain') return { finding: 'keychain.missing', facts: {} };
  if (mode === 'practice') return { finding: 'keychain.practice', facts: {} };
  return { finding: isOpen ? 'keychain.open' : 'keychain.shut', facts: {} };
}

export function updatesItem(updates: UpdatesView, now: Date): CheckItem {
  const { kind, feed, staged, failure, checkAt, checkedAt, version } = updates;
  if (kind !== 'installed') return { finding: 'updates.none', facts: { version } };
  if (feed === '') return { finding: 'updates.off', facts: { version } };
  if (staged !== null) return { finding: 'updates.staged', facts: { version: staged.version } };
  if (failure !== null) return { finding: 'updates.failed', facts: { at: failure.at } };
  const isOld = isCheckOld(updates, now);
  // Nothing failed: the address is new, or people look and none has.
  if (checkedAt === null || (isOld && checkAt === null)) return { finding: 'updates.not-looked', facts: {} };
  if (isOld) return { finding: 'updates.old', facts: {} };
  return { finding: 'updates.current', facts: { version, at: checkedAt } };
}

/** @param gaps null when they could not be looked at in time */
export function lockItem(isOn: boolean, gaps: readonly LockGap[] | null): CheckItem {
  const count = gaps?.filter(({ state }) => state === 'open').length ?? 0;
  if (isOn && count > 0) return { finding: 'lock.open', facts: { count } };
  if (!isOn) return { finding: 'lock.off', facts: {} };
  const isClosed = gaps?.every(({ state }) => state === 'closed') ?? false;
  return { finding: isClosed ? 'lock.on' : 'lock.unknown', facts: {} };
}

/** Returns nothing for a studio without a watched folder. */
export function folderItems({ state, name }: Pick<FolderView, 'state' | 'name'>): readonly CheckItem[] {
  if (state === 'off') return [];
  return [{ finding: state === 'away' ? 'folder.away' : 'folder.watched', facts: { folder: name } }];
}
