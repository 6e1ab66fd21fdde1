/**
 * The three paid calls. Each is in the ledger before its work starts; photo, counter, code and the
 * ledger's end are then one transaction, so that a kill leaves all of it or nothing.
 *
 * The interface does not say which calls decrement the counters. Here a preview and a direct photo each take one from
 * their own when they give an image; fetching the final of a preview takes none, having none of its own.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SensitivityOverride } from '../../shared/service/issues.ts';
import { PracticeError } from './errors.ts';
import type { WatermarkText } from './images/marks.ts';
import type { PhotoDone } from './images/protocol.ts';
import { requireLayout } from './images/sheet-layout.ts';
import { JobCancelled, type ImagePool } from './images/worker-pool.ts';
import { resultWithImage, resultWithoutImage, type PhotoResultBody } from './results.ts';
import { requireSpec, type Spec } from './specs.ts';
import type { QuotaEndpoint } from './store/account.ts';
import type { Store } from './store/index.ts';
import type { LedgerState, PaidEndpoint } from './store/ledger.ts';
import type { SheetSize } from './validation.ts';

/** What the request itself brings, beside its fields. */
export interface Caller {
  /** Aborted when the caller's connection is gone. */
  readonly signal: AbortSignal;
  /** The caller's name for the call, for the ledger. */
  readonly name: string | null;
  /** Makes a stored image's signed address. */
  readonly address: (fileName: string) => string;
}

export interface MakeInput {
  readonly image: Uint8Array;
  readonly specCode: string;
  readonly sensitivity: SensitivityOverride;
}

export interface PhotoService {
  makePreview(
    input: MakeInput & { readonly watermark: WatermarkText },
    caller: Caller,
  ): Promise<PhotoResultBody>;
  makePhoto(
    input: MakeInput & { readonly asBase64: boolean; readonly sheets: readonly SheetSize[] },
    caller: Caller,
  ): Promise<PhotoResultBody>;
  getFinal(photoUuid: string, sheets: readonly SheetSize[], caller: Caller): Promise<PhotoResultBody>;
}

function stateAfter(error: unknown): LedgerState {
  if (error instanceof JobCancelled) return 'cancelled';
  return error instanceof PracticeError && error.status < 500 ? 'refused' : 'failed';
}

/** @param latencyMs added to each paid call between its acceptance and its work */
export function createPhotoService(store: Store, pool: ImagePool, latencyMs: number): PhotoService {
  async function paid<Result>(
    endpoint: PaidEndpoint,
    uuid: string | null,
    caller: Caller,
    work: (ledgerId: number) => Promise<Result>,
  ): Promise<Result> {
    const ledgerId = store.ledger.accept(endpoint, uuid, caller.name);
    try {
      if (latencyMs > 0) await wait(latencyMs);
      return await work(ledgerId);
    } catch (error) {
      store.ledger.finish(ledgerId, stateAfter(error), uuid);
      throw error;
    }
  }

  function requireQuota(endpoint: QuotaEndpoint): void {
    if (store.account.quota(endpoint).remaining > 0) return;
    throw new PracticeError('QUOTA_EXHAUSTED', `The quota of ${endpoint} is used up until it resets.`);
  }

  /** Stores what the image thread made; null when it made nothing. @returns the uuid */
  function keep(ledgerId: number, endpoint: QuotaEndpoint, specCode: string, done: PhotoDone): string | null {
    return store.transact(() => {
      if (done.final === null) {
        store.ledger.finish(ledgerId, 'no_image', null);
        return null;
      }
      requireQuota(endpoint);
      store.account.spend(endpoint);
      const uuid = randomUUID();
      store.photos.insert({ uuid, specCode, createdAt: Date.now(), issues: done.issues });
      store.photos.addImage(uuid, 'final', done.final);
      if (done.preview !== null) store.photos.addImage(uuid, 'preview', done.preview);
      store.ledger.finish(ledgerId, 'done', uuid);
      return uuid;
    });
  }

  function nameOf(uuid: string, kind: 'preview' | 'final'): string {
    const name = store.photos.imageName(uuid, kind);
    if (name === null) throw new Error(`A stored photo has no ${kind}`);
    return name;
  }

  async function sheetsOf(
    uuid: string,
    spec: Spec,
    final: Uint8Array,
    sizes: readonly SheetSize[],
    caller: Caller,
  ): Promise<Record<string, string>> {
    const sheets: Record<string, string> = {};
    for (const size of sizes) {
      let name = store.photos.imageName(uuid, 'sheet', size.key);
      if (name === null) {
        const job = { kind: 'sheet', photo: final, specCode: spec.specCode, size } as const;
        const { sheet } = await pool.run(job, caller.signal);
        name =
          store.photos.imageName(uuid, 'sheet', size.key) ??
          store.photos.addImage(uuid, 'sheet', sheet, size.key);
      }
      sheets[size.key] = caller.address(name);
    }
    return sheets;
  }

  const codeOf = (uuid: string, spec: Spec): string | null =>
    spec.hasPhotoCode ? store.photos.codeFor(uuid).code : null;

  return {
    async makePreview({ image, specCode, sensitivity, watermark }, caller) {
      const spec = requireSpec(specCode);
      requireQuota('makeIdPhotoWatermark');
      return paid('makeIdPhotoWatermark', null, caller, async (ledgerId) => {
        const done = await pool.run(
          { kind: 'photo', image, specCode, watermark, sensitivity },
          caller.signal,
        );
        const uuid = keep(ledgerId, 'makeIdPhotoWatermark', specCode, done);
        if (uuid === null) return resultWithoutImage(spec, true, done.issues);
        return resultWithImage(spec, true, {
          photoUuid: uuid,
          issues: done.issues,
          fileSize: done.preview?.length ?? null,
          idPhotoUrl: caller.address(nameOf(uuid, 'preview')),
        });
      });
    },

    async makePhoto({ image, specCode, sensitivity, asBase64, sheets }, caller) {
      const spec = requireSpec(specCode);
      for (const size of sheets) requireLayout(spec, size);
      requireQuota('makeIdPhoto');
      return paid('makeIdPhoto', null, caller, async (ledgerId) => {
        const job = { kind: 'photo', image, specCode, watermark: null, sensitivity } as const;
        const done = await pool.run(job, caller.signal);
        const uuid = keep(ledgerId, 'makeIdPhoto', specCode, done);
        if (uuid === null || done.final === null) return resultWithoutImage(spec, false, done.issues);
        return resultWithImage(spec, false, {
          photoUuid: uuid,
          issues: done.issues,
          fileSize: done.final.length,
          idPhotoUrl: asBase64 ? null : caller.address(nameOf(uuid, 'final')),
          idPhotoImageBase64: asBase64 ? Buffer.from(done.final).toString('base64') : null,
          idPhotoCode: codeOf(uuid, spec),
          photoSheet: await sheetsOf(uuid, spec, done.final, sheets, caller),
        });
      });
    },

    async getFinal(photoUuid, sheets, caller) {
      const photo = store.photos.find(photoUuid);
      if (photo === null) throw new PracticeError('UNKNOWN_PHOTO', 'photoUuid is not known to this service.');
      const spec = requireSpec(photo.specCode);
      for (const size of sheets) requireLayout(spec, size);
      return paid('getIdPhotoNoWatermark', photoUuid, caller, async (ledgerId) => {
        const name = nameOf(photoUuid, 'final');
        const final = store.photos.readImage(name);
        if (final === null) throw new Error('A stored photo has lost its final');
        const photoSheet = await sheetsOf(photoUuid, spec, final, sheets, caller);
        const idPhotoCode = store.transact(() => {
          store.ledger.finish(ledgerId, 'done', photoUuid);
          return codeOf(photoUuid, spec);
        });
        return resultWithImage(spec, false, {
          photoUuid,
          issues: photo.issues,
          fileSize: final.length,
          idPhotoUrl: caller.address(name),
          idPhotoCode,
          photoSheet,
        });
      });
    },
  };
}
