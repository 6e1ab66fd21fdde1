/**
 * The three calls that make ID photos.
 *
 * The interface does not say which calls decrement the counters. Here a preview and a direct photo each decrement
 * their own counter when they return an image; fetching the final of a preview decrements nothing, because it has no
 * counter.
 */
import type { SensitivityOverride } from '../../shared/service/issues.ts';
import type { Caller } from './caller.ts';
import { PracticeError } from './errors.ts';
import type { WatermarkText } from './images/marks.ts';
import { requireLayout } from './images/sheet-layout.ts';
import type { ImagePool } from './images/worker-pool.ts';
import { keepPhoto } from './keep-photo.ts';
import type { RunPaid } from './paid-call.ts';
import { resultWithImage, resultWithoutImage, type PhotoResultBody } from './photo-results.ts';
import { drawSheets, hasSheet, keepSheets, sheetAddresses } from './sheets.ts';
import { requireSpec, type Spec } from './specs.ts';
import type { Store } from './store/index.ts';
import type { ImageKind } from './store/photos.ts';
import type { Subscription } from './subscription.ts';
import type { SheetSize } from './validation.ts';

interface MakeInput {
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

export interface PhotoServiceParts {
  readonly store: Store;
  readonly pool: ImagePool;
  readonly subscription: Subscription;
  readonly paid: RunPaid;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const base64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64');

export function createPhotoService(parts: PhotoServiceParts): PhotoService {
  const { store, pool, subscription, paid, now } = parts;

  function nameOf(uuid: string, kind: 'preview' | 'final'): string {
    const name = store.photos.imageName(uuid, kind);
    if (name === null) throw new Error(`A stored photo has no ${kind}`);
    return name;
  }

  function addressOf(uuid: string, kind: ImageKind, caller: Caller): string | null {
    const name = store.photos.imageName(uuid, kind);
    return name === null ? null : caller.address(name);
  }

  const codeOf = (uuid: string, spec: Spec): string | null =>
    spec.hasPhotoCode ? store.photos.codeFor(uuid).code : null;

  return {
    async makePreview({ image, specCode, sensitivity, watermark }, caller) {
      const spec = requireSpec(specCode);
      const endpoint = 'makeIdPhotoWatermark';
      subscription.requireUsable();
      subscription.requireQuota(endpoint);
      return paid(endpoint, null, caller, async (ledgerId) => {
        const job = { kind: 'photo', image, specCode, watermark, sensitivity } as const;
        const done = await pool.run(job, caller.signal);
        const uuid = keepPhoto(store, subscription, { ledgerId, endpoint, spec, done, direct: null }, now());
        if (uuid === null) return resultWithoutImage(spec, true, done.issues);
        return resultWithImage(spec, true, {
          photoUuid: uuid,
          issues: done.issues,
          fileSize: done.preview?.length ?? null,
          idPhotoUrl: addressOf(uuid, 'preview', caller),
        });
      });
    },

    async makePhoto({ image, specCode, sensitivity, asBase64, sheets: sizes }, caller) {
      const spec = requireSpec(specCode);
      const endpoint = 'makeIdPhoto';
      for (const size of sizes) requireLayout(spec, size);
      subscription.requireUsable();
      subscription.requireQuota(endpoint);
      return paid(endpoint, null, caller, async (ledgerId) => {
        const job = { kind: 'photo', image, specCode, watermark: null, sensitivity } as const;
        const done = await pool.run(job, caller.signal);
        const { final, finalPng } = done;
        // Draw the sheets before storing anything: a sheet that cannot be made must not leave a counted photo behind.
        const sheets = final === null ? [] : await drawSheets(pool, spec, final, sizes, caller.signal);
        const direct = { original: image, sheets };
        const uuid = keepPhoto(store, subscription, { ledgerId, endpoint, spec, done, direct }, now());
        if (uuid === null || final === null) return resultWithoutImage(spec, false, done.issues);
        return resultWithImage(spec, false, {
          photoUuid: uuid,
          issues: done.issues,
          fileSize: final.length,
          idPhotoUrl: asBase64 ? null : addressOf(uuid, 'final', caller),
          idPhotoPngUrl: asBase64 ? null : addressOf(uuid, 'final-png', caller),
          idPhotoImageBase64: asBase64 ? base64(final) : null,
          idPhotoPngImageBase64: asBase64 ? base64(finalPng) : null,
          originalPhotoUrl: addressOf(uuid, 'original', caller),
          idPhotoCode: codeOf(uuid, spec),
          photoSheet: sheetAddresses(store, uuid, sizes, caller),
        });
      });
    },

    async getFinal(photoUuid, sizes, caller) {
      const photo = store.photos.find(photoUuid);
      if (photo === null) throw new PracticeError('UNKNOWN_PHOTO', 'photoUuid is not known to this service.');
      const spec = requireSpec(photo.specCode);
      for (const size of sizes) requireLayout(spec, size);
      return paid('getIdPhotoNoWatermark', photoUuid, caller, async (ledgerId) => {
        const name = nameOf(photoUuid, 'final');
        const final = store.photos.readImage(name);
        if (final === null) throw new Error('A stored photo has lost its final');
        const missing = sizes.filter((size) => !hasSheet(store, photoUuid, size));
        const sheets = await drawSheets(pool, spec, final, missing, caller.signal);
        const idPhotoCode = store.transact(() => {
          keepSheets(store, photoUuid, sheets);
          store.ledger.finish(ledgerId, 'done', photoUuid);
          return codeOf(photoUuid, spec);
        });
        return resultWithImage(spec, false, {
          photoUuid,
          issues: photo.issues,
          fileSize: final.length,
          idPhotoUrl: caller.address(name),
          idPhotoPngUrl: addressOf(photoUuid, 'final-png', caller),
          idPhotoCode,
          photoSheet: sheetAddresses(store, photoUuid, sizes, caller),
        });
      });
    },
  };
}
