/** Stores a finished photo on disk in one transaction, so that a kill leaves all of it or nothing. */
import { randomUUID } from 'node:crypto';
import { pictureKind } from './base64.ts';
import type { PhotoDone } from './images/protocol.ts';
import { keepSheets, type DrawnSheet } from './sheets.ts';
import type { Spec } from './specs.ts';
import type { QuotaEndpoint } from './store/account.ts';
import type { Store } from './store/index.ts';
import type { ImageKind, ImageSuffix } from './store/photos.ts';
import type { Subscription } from './subscription.ts';

export interface MadePhoto {
  readonly ledgerId: number;
  readonly endpoint: QuotaEndpoint;
  readonly spec: Spec;
  readonly done: PhotoDone;
  /** The input of a direct call; null for a preview, whose final has it later. */
  readonly direct: { readonly original: Uint8Array; readonly sheets: readonly DrawnSheet[] } | null;
}

function suffixOf(original: Uint8Array): ImageSuffix {
  const kind = pictureKind(original);
  if (kind === null) throw new Error('A photo was made of a picture of an unknown kind');
  return kind === 'jpeg' ? 'jpg' : kind;
}

/**
 * Stores the photo with its images, decrements its counter, assigns its code and ends the call in the ledger.
 * @param now Unix milliseconds
 * @returns the uuid, or null when nothing was made: then nothing is stored or counted
 * @throws PracticeError 402 when the quota has run out in the meantime
 */
export function keepPhoto(
  store: Store,
  subscription: Subscription,
  { ledgerId, endpoint, spec, done, direct }: MadePhoto,
  now: number,
): string | null {
  return store.transact(() => {
    if (done.final === null) {
      store.ledger.finish(ledgerId, 'no_image', null);
      return null;
    }
    subscription.requireQuota(endpoint);
    store.account.spend(endpoint);
    const uuid = randomUUID();
    const add = (kind: ImageKind, bytes: Uint8Array | null, suffix: ImageSuffix = 'jpg'): void => {
      if (bytes !== null) store.photos.addImage(uuid, { kind, bytes, suffix });
    };
    store.photos.insert({ uuid, specCode: spec.specCode, createdAt: now, issues: done.issues });
    add('final', done.final);
    add('final-png', done.finalPng, 'png');
    add('preview', done.preview);
    if (direct !== null) {
      add('original', direct.original, suffixOf(direct.original));
      keepSheets(store, uuid, direct.sheets);
      if (spec.hasPhotoCode) store.photos.codeFor(uuid);
    }
    store.ledger.finish(ledgerId, 'done', uuid);
    return uuid;
  });
}
