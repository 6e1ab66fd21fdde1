/** Chooses the version of its shot from which a photo is made, and asks for a supervisor and a reason where required. */
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { documentRules } from '../../shared/documents.ts';
import type { PersonId, PhotoId, ShotId, VersionId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import { photosOf } from '../../shared/people.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { useOrderStore } from '../state/order-store.ts';
import type { NextStep } from '../state/next-step.ts';
import { photosInMaking } from '../state/order-progress.ts';
import { photoTitle } from '../state/document-words.ts';

export interface ChosenVersion {
  readonly order: OrderView;
  readonly personId: PersonId;
  readonly shotId: ShotId;
  /** Null for the shot as taken. */
  readonly versionId: VersionId | null;
}

export interface VersionUseRow {
  readonly photo: PhotoView;
  readonly title: string;
  /** True when the photo is already made from this version. */
  readonly inUse: boolean;
  /** True when the document's authority forbids edits and this is one. */
  readonly locked: boolean;
  /** Why it cannot be changed now; null when it can. */
  readonly held: 'paid' | 'open' | null;
  /** True when its preview would have to be made again. */
  readonly again: boolean;
}

/** Result of a press. `supervisor`: a PIN is required first. */
export type Ended = 'used' | 'supervisor' | 'failed';

export interface VersionChoice {
  readonly rows: ComputedRef<readonly VersionUseRow[]>;
  /** The photo for which a supervisor's reason is required; null when none is. */
  readonly asking: ShallowRef<PhotoView | null>;
  /** The error that stopped the last press. */
  readonly failure: ShallowRef<BridgeError | null>;
  /** Uses the version for this photo, or asks for a reason first. */
  readonly use: (row: VersionUseRow) => Promise<Ended>;
  /** Uses it although the authority forbids edits. */
  readonly allow: (photoId: PhotoId, reason: string) => Promise<Ended>;
  /** The step for Enter: the first photo that could be made from this version but is not. */
  readonly next: ComputedRef<NextStep | null>;
}

export function useVersionChoice(now: () => ChosenVersion, used: (order: OrderView) => void): VersionChoice {
  const store = useOrderStore();
  const asking = shallowRef<PhotoView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  const rows = computed(() => {
    const { order, personId, shotId, versionId } = now();
    const inMaking = new Set(photosInMaking(order).map(({ id }) => id));
    return photosOf(order, personId)
      .filter((photo) => photo.shotId === shotId)
      .map((photo): VersionUseRow => {
        const open = order.openCalls.some((call) => call.photoId === photo.id);
        return {
          photo,
          title: photoTitle(order.people, photo),
          inUse: photo.versionId === versionId,
          locked: versionId !== null && documentRules(photo.document).policy === 'locked',
          held: open ? 'open' : inMaking.has(photo.id) ? null : 'paid',
          again: photo.preview !== null,
        };
      });
  });

  async function choose(photoId: PhotoId, reason: string): Promise<Ended> {
    failure.value = null;
    const { versionId } = now();
    const order = await store.call('chooseVersion', (orderId) => ({ orderId, photoId, versionId, reason }));
    if (order !== null) {
      asking.value = null;
      used(order);
      return 'used';
    }
    const failed = store.failure;
    // Shown here, beside the pressed button.
    store.dismiss();
    if (failed?.code === 'SUPERVISOR_REQUIRED') return 'supervisor';
    failure.value = failed;
    return 'failed';
  }

  async function use({ photo, locked, inUse, held }: VersionUseRow): Promise<Ended> {
    if (inUse || held !== null) return 'failed';
    if (!locked) return choose(photo.id, '');
    failure.value = null;
    asking.value = photo;
    return 'supervisor';
  }

  const next = computed<NextStep | null>(() => {
    const row = rows.value.find(({ inUse, held }) => !inUse && held === null);
    if (row === undefined) return null;
    return { words: buttonWords(row, now().versionId), run: () => use(row) };
  });

  return { rows, asking, failure, use, allow: choose, next };
}

/** Returns the button's text with the document's name: `Use for UK passport`. */
export const buttonWords = ({ title }: VersionUseRow, versionId: VersionId | null): string =>
  t(versionId === null ? 'documents.versions.useOriginal' : 'documents.versions.use', { document: title });
