import type { BenchKind, BenchSummary, BenchView, Edit, PictureSource } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import {
  newId,
  type BenchId,
  type CallId,
  type OrderId,
  type ShotId,
  type VersionId,
} from '../../shared/ids.ts';
import type { CallResolution } from '../../shared/model/calls.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { storePicture } from '../orders/photos/keep-picture.ts';
import { whoever } from '../orders/order-tools.ts';
import { eraseSavedSheets } from '../orders/prints/saved-sheets.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import { eraseBench } from './retention.ts';
import { changedBench, existingBench, tellBench, versionOf } from './session-tools.ts';
import { benchView, listBenches } from './session-view.ts';
import { makeEdit } from './edits.ts';
import { readSource } from './pictures.ts';
import { benchOfShot, startBench } from './start-session.ts';

export interface EditInput {
  readonly versionId: VersionId;
  readonly edit: Edit;
}

export interface FillInput {
  readonly versionId: VersionId;
  /** `#rrggbb` */
  readonly colour: string;
}

/** The retouch bench: each method is one thing that staff do, and answers with the bench as it is then. */
export type Bench = ReturnType<typeof createBench>;

export function createBench(deps: OrdersDeps) {
  const { records, clock } = deps;

  /** @throws KioskError NOT_FOUND; WRONG_STEP for headshots, and for the bench of an order that is closed */
  const inHand = (benchId: BenchId): BenchRow => {
    const bench = existingBench(deps, benchId);
    if (bench.kind !== 'retouch') {
      throw new KioskError('WRONG_STEP', 'a headshot is not retouched', { state: 'headshot' });
    }
    const order = bench.shotId === null || bench.orderId === null ? null : records.orders.get(bench.orderId);
    if (order !== null && order.state !== 'open') {
      throw new KioskError('WRONG_STEP', 'the order is closed', { state: order.state });
    }
    return bench;
  };

  return {
    /** @throws KioskError NOT_FOUND for a shot of another order; PHOTO_FILE_MISSING for one that was erased */
    async openRetouch(orderId: OrderId, shotId: ShotId): Promise<BenchView> {
      const shot = records.shots.get(shotId);
      if (shot?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such shot in this order');
      if (records.images.get(shot.imageId)?.erasedAt !== null) {
        throw new KioskError('PHOTO_FILE_MISSING', 'the shot was erased', { reason: 'erased' });
      }
      return benchView(deps, (await benchOfShot(deps, shot)).id);
    },

    /** @throws KioskError WRONG_STEP for a headshot, which would lose its mark; what `readSource` throws */
    async startRetouch(source: PictureSource): Promise<BenchView> {
      const picture = await readSource(deps, source);
      if (picture.headshot) {
        throw new KioskError('WRONG_STEP', 'a headshot is not retouched', { state: 'headshot' });
      }
      const { id } = await startBench(deps, 'retouch', picture);
      tellBench(deps, id);
      return benchView(deps, id);
    },

    list: (kind: BenchKind): readonly BenchSummary[] => listBenches(deps, kind),

    view: (benchId: BenchId): BenchView => benchView(deps, benchId),

    /** @throws KioskError NOT_FOUND, WRONG_STEP, and what `makeEdit` throws */
    async edit(benchId: BenchId, { versionId, edit }: EditInput): Promise<BenchView> {
      const bench = inHand(benchId);
      await makeEdit(deps, bench, { version: versionOf(deps, bench, versionId), edit });
      return changedBench(deps, benchId);
    },

    /**
     * Puts a colour behind a transparent version. Made on this machine, and free: it does not wait for a call.
     * @throws KioskError NOT_FOUND; WRONG_STEP for a version that nothing can be seen through
     */
    async fillBackground(benchId: BenchId, { versionId, colour }: FillInput): Promise<BenchView> {
      const bench = inHand(benchId);
      const version = versionOf(deps, bench, versionId);
      if (!version.transparent) {
        throw new KioskError('WRONG_STEP', 'nothing can be seen through that version', { state: 'opaque' });
      }
      const bytes = await deps.pictures.copyForService(await deps.vault.get(version.imageId), null, colour);
      const picture = { facts: await deps.pictures.measurePicture(bytes), bytes, original: null };
      const { imageId, insert } = await storePicture(deps, picture, 'edit');
      records.transaction(() => {
        const at = clock.now().toISOString();
        insert(at);
        records.versions.insert({
          ...{ id: newId('ver'), benchId, parentId: version.id, imageId, createdAt: at },
          ...{ tool: 'fill', edit: null, colour, transparent: false, doubts: [], callId: null },
        });
      });
      return changedBench(deps, benchId);
    },

    /** @throws KioskError NOT_FOUND for a call of no bench; WRONG_STEP when it is settled */
    resolve(callId: CallId, resolution: CallResolution): BenchView {
      const benchId = records.calls.get(callId)?.benchId ?? null;
      if (benchId === null) throw new KioskError('NOT_FOUND', 'no such call of a bench');
      records.calls.resolve(callId, { resolution, by: whoever, at: clock.now().toISOString() });
      return changedBench(deps, benchId);
    },

    /** @throws KioskError NOT_FOUND; WRONG_STEP for the bench of an order's shot; CALL_OPEN; what the vault throws */
    async erase(benchId: BenchId): Promise<void> {
      const bench = existingBench(deps, benchId);
      if (bench.shotId !== null) {
        throw new KioskError('WRONG_STEP', 'it is erased with its order', { state: 'order' });
      }
      if (records.calls.openOfBench(benchId) !== null) {
        throw new KioskError('CALL_OPEN', 'a call of the bench is open');
      }
      await eraseBench(deps, bench);
      await eraseSavedSheets(deps);
      deps.benchChanged(benchId);
    },
  };
}
