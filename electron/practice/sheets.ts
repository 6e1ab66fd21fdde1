/** Sheets of a final: made on first request, stored with it, and unchanged afterwards. */
import type { Caller } from './caller.ts';
import type { ImagePool } from './images/worker-pool.ts';
import type { Spec } from './specs.ts';
import type { Store } from './store/index.ts';
import type { SheetSize } from './validation.ts';

export interface DrawnSheet {
  readonly size: SheetSize;
  /** JPEG */
  readonly bytes: Uint8Array;
}

/** Draws each size once. @throws PracticeError when the queue is full, or a sheet holds no copy */
export async function drawSheets(
  pool: ImagePool,
  spec: Spec,
  final: Uint8Array,
  sizes: readonly SheetSize[],
  signal: AbortSignal,
): Promise<readonly DrawnSheet[]> {
  const drawn: DrawnSheet[] = [];
  for (const size of new Map(sizes.map((wish) => [wish.key, wish])).values()) {
    const job = { kind: 'sheet', photo: final, specCode: spec.specCode, size } as const;
    drawn.push({ size, bytes: (await pool.run(job, signal)).sheet });
  }
  return drawn;
}

export const hasSheet = (store: Store, photoUuid: string, { key }: SheetSize): boolean =>
  store.photos.imageName(photoUuid, 'sheet', key) !== null;

/** Stores only missing sheets: another call may have stored the same sheet in the meantime. */
export function keepSheets(store: Store, photoUuid: string, sheets: readonly DrawnSheet[]): void {
  for (const { size, bytes } of sheets) {
    if (hasSheet(store, photoUuid, size)) continue;
    store.photos.addImage(photoUuid, { kind: 'sheet', bytes, detail: size.key });
  }
}

/** @returns the signed address of the stored sheet for each requested size */
export function sheetAddresses(
  store: Store,
  photoUuid: string,
  sizes: readonly SheetSize[],
  { address }: Caller,
): Record<string, string> {
  const entries = sizes.map(({ key }) => {
    const name = store.photos.imageName(photoUuid, 'sheet', key);
    if (name === null) throw new Error('A sheet that was just stored is missing');
    return [key, address(name)] as const;
  });
  return Object.fromEntries(entries);
}
