import type { RetouchSessionView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, CallId, ImageId, VersionId } from '../../shared/ids.ts';
import type { AnsweredPicture } from '../../shared/service/edits.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { Needs } from '../orders/deps.ts';
import { storePicture, type Keepers, type KeptPicture } from '../orders/photos/keep-picture.ts';
import type { CallRow } from '../records/calls/calls.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { sessionView } from './session-view.ts';

/** @throws KioskError NOT_FOUND for a session that does not exist, or whose pictures were erased */
export function existingSession(
  { records }: Needs<'records'>,
  sessionId: RetouchSessionId,
): RetouchSessionRow {
  const session = records.retouchSessions.get(sessionId);
  if (session?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such session');
  return session;
}

/** @throws KioskError NOT_FOUND for a version of another session; PHOTO_FILE_MISSING for one that was erased */
export function versionOf(
  { records }: Needs<'records'>,
  session: RetouchSessionRow,
  versionId: VersionId,
): VersionRow {
  const version = records.versions.get(versionId);
  if (version?.sessionId !== session.id) throw new KioskError('NOT_FOUND', 'no such version in this session');
  if (isErased(records.images.get(version.imageId))) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the version was erased', { reason: 'erased' });
  }
  return version;
}

const isErased = (image: { readonly erasedAt: string | null } | null): boolean => image?.erasedAt !== null;

/** Tells every page that the session has changed, and returns its current state. */
export function changedSession(
  deps: Needs<
    'records' | 'service' | 'settings' | 'clock' | 'practice' | 'changed' | 'retouchSessionChanged'
  >,
  sessionId: RetouchSessionId,
): RetouchSessionView {
  deps.records.retouchSessions.touch(sessionId, deps.clock.now().toISOString());
  tellSession(deps, sessionId);
  return sessionView(deps, sessionId);
}

/**
 * Also tells the page about the order, because the session of an order's shot is part of the order, which shows its
 * open call.
 */
export function tellSession(
  deps: Needs<'records' | 'changed' | 'retouchSessionChanged'>,
  sessionId: RetouchSessionId,
): void {
  deps.retouchSessionChanged(sessionId);
  // A call's last report may come after the studio has closed.
  if (!deps.records.isOpen) return;
  const { shotId = null, orderId = null } = deps.records.retouchSessions.get(sessionId) ?? {};
  if (shotId !== null && orderId !== null) deps.changed(orderId);
}

/** Returns the earlier call of a retouch session that this one repeats: one of the same kind that brought nothing. */
export function replacedInSession(newestFirst: readonly CallRow[], endpoint: Endpoint): CallId | null {
  const last = newestFirst[0];
  return last?.endpoint === endpoint && last.state !== 'done' ? last.id : null;
}

/** A picture from the service, in the vault but without rows yet. */
export interface KeptResult extends KeptPicture {
  readonly imageId: ImageId;
  readonly transparent: boolean;
}

/**
 * Decodes a picture from the service completely, then stores it in the vault.
 * @throws KioskError IMAGE_NOT_RECOGNISED, IMAGE_TOO_LARGE, IMAGE_DECODER_FAILED; the errors of the vault
 */
export async function keepResult(
  keepers: Keepers & Needs<'pictures'>,
  { image }: Pick<AnsweredPicture, 'image'>,
  kind: 'edit' | 'headshot',
): Promise<KeptResult> {
  const facts = await keepers.pictures.measurePicture(image);
  const transparent = facts.mime !== 'image/jpeg' && (await keepers.pictures.seesThrough(image));
  return { ...(await storePicture(keepers, { facts, bytes: image, original: null }, kind)), transparent };
}
