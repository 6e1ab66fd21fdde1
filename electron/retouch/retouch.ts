import type {
  RetouchKind,
  RetouchSessionSummary,
  RetouchSessionView,
  Edit,
  PictureSource,
} from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import {
  newId,
  type RetouchSessionId,
  type CallId,
  type OrderId,
  type ShotId,
  type VersionId,
} from '../../shared/ids.ts';
import type { CallResolution } from '../../shared/model/calls.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { storePicture, writeKept } from '../orders/photos/keep-picture.ts';
import { eraseSavedSheets, noPeriod } from '../orders/prints/saved-sheets.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import { eraseRetouchSession } from './retention.ts';
import { changedSession, existingSession, tellSession, versionOf } from './session-tools.ts';
import { sessionView, listRetouchSessions } from './session-view.ts';
import { makeEdit } from './edits.ts';
import { readSource } from './pictures.ts';
import { sessionOfShot, startSession } from './start-session.ts';

export interface EditInput {
  readonly versionId: VersionId;
  readonly edit: Edit;
}

export interface FillInput {
  readonly versionId: VersionId;
  /** `#rrggbb` */
  readonly colour: string;
}

/** Retouching. Each method is one action of staff and returns the session as it is afterwards. */
export type Retouch = ReturnType<typeof createRetouch>;

export function createRetouch(deps: OrdersDeps) {
  const { records, clock } = deps;

  /** @throws KioskError NOT_FOUND; WRONG_STEP for headshots, and for the session of an order that is closed */
  const inHand = (sessionId: RetouchSessionId): RetouchSessionRow => {
    const session = existingSession(deps, sessionId);
    if (session.kind !== 'retouch') {
      throw new KioskError('WRONG_STEP', 'a headshot is not retouched', { state: 'headshot' });
    }
    const order =
      session.shotId === null || session.orderId === null ? null : records.orders.get(session.orderId);
    if (order !== null && order.state !== 'open') {
      throw new KioskError('WRONG_STEP', 'the order is closed', { state: order.state });
    }
    return session;
  };

  /** Returns a session for a person to see: the lists of sessions open it without its order. */
  function shown(sessionId: RetouchSessionId): RetouchSessionView {
    const view = sessionView(deps, sessionId);
    deps.note('session-opened', { order: existingSession(deps, sessionId).orderId, subject: sessionId });
    return view;
  }

  return {
    /** @throws KioskError NOT_FOUND for a shot of another order; PHOTO_FILE_MISSING for one that was erased */
    async openRetouch(orderId: OrderId, shotId: ShotId): Promise<RetouchSessionView> {
      const shot = records.shots.get(shotId);
      if (shot?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such shot in this order');
      if (records.images.get(shot.imageId)?.erasedAt !== null) {
        throw new KioskError('PHOTO_FILE_MISSING', 'the shot was erased', { reason: 'erased' });
      }
      return shown((await sessionOfShot(deps, shot)).id);
    },

    /** @throws KioskError WRONG_STEP for a headshot, which would lose its mark; the errors of `readSource` */
    async startRetouch(source: PictureSource): Promise<RetouchSessionView> {
      const picture = await readSource(deps, source);
      if (picture.headshot) {
        throw new KioskError('WRONG_STEP', 'a headshot is not retouched', { state: 'headshot' });
      }
      const { id } = await startSession(deps, 'retouch', picture);
      tellSession(deps, id);
      return sessionView(deps, id);
    },

    list: (kind: RetouchKind): readonly RetouchSessionSummary[] => listRetouchSessions(deps, kind),

    view: shown,

    /** @throws KioskError NOT_FOUND, WRONG_STEP, and the errors of `makeEdit` */
    async edit(sessionId: RetouchSessionId, { versionId, edit }: EditInput): Promise<RetouchSessionView> {
      const session = inHand(sessionId);
      await makeEdit(deps, session, { version: versionOf(deps, session, versionId), edit });
      return changedSession(deps, sessionId);
    },

    /**
     * Puts a colour behind a transparent version. This is done on this computer, is free, and does not wait for a call.
     * @throws KioskError NOT_FOUND; WRONG_STEP for a version without transparent parts
     */
    async fillBackground(
      sessionId: RetouchSessionId,
      { versionId, colour }: FillInput,
    ): Promise<RetouchSessionView> {
      const session = inHand(sessionId);
      const version = versionOf(deps, session, versionId);
      if (!version.transparent) {
        throw new KioskError('WRONG_STEP', 'nothing can be seen through that version', { state: 'opaque' });
      }
      const bytes = await deps.pictures.copyForService(await deps.vault.get(version.imageId), null, colour);
      const picture = { facts: await deps.pictures.measurePicture(bytes), bytes, original: null };
      const kept = await storePicture(deps, picture, 'edit');
      await writeKept(deps, kept, () => {
        // Meanwhile the session may have been erased.
        inHand(sessionId);
        const at = clock.now().toISOString();
        kept.insert(at);
        records.versions.insert({
          ...{ id: newId('ver'), sessionId, parentId: version.id, imageId: kept.imageId, createdAt: at },
          ...{ tool: 'fill', edit: null, colour, transparent: false, doubts: [], callId: null },
        });
      });
      return changedSession(deps, sessionId);
    },

    /** @throws KioskError NOT_FOUND for a call of no session; WRONG_STEP when it is settled */
    resolve(callId: CallId, resolution: CallResolution): RetouchSessionView {
      const sessionId = records.calls.get(callId)?.sessionId ?? null;
      if (sessionId === null) throw new KioskError('NOT_FOUND', 'no such call of a session');
      records.transaction(() => {
        records.calls.resolve(callId, { resolution, by: deps.who(), at: clock.now().toISOString() });
        deps.note('call-settled', { subject: callId, resolution });
      });
      return changedSession(deps, sessionId);
    },

    /**
     * @throws KioskError NOT_FOUND; WRONG_STEP for the session of an order's shot; CALL_OPEN; the errors of the vault
     */
    async erase(sessionId: RetouchSessionId): Promise<void> {
      const session = existingSession(deps, sessionId);
      if (session.shotId !== null) {
        throw new KioskError('WRONG_STEP', 'it is erased with its order', { state: 'order' });
      }
      if (records.calls.openOfSession(sessionId) !== null) {
        throw new KioskError('CALL_OPEN', 'a call of the session is open');
      }
      deps.note('erased', { subject: sessionId });
      await eraseRetouchSession(deps, session);
      await eraseSavedSheets(deps, noPeriod);
      deps.retouchSessionChanged(sessionId);
    },
  };
}
