import { KioskError } from '../../shared/errors.ts';
import { newId, type FolderFileId } from '../../shared/ids.ts';
import type { PictureTrouble } from '../../shared/model/pictures.ts';
import { pictureTroubleOf } from '../../shared/picture-trouble.ts';
import { erasedPaths } from './erased.ts';
import type { Listing, SeenFile } from './listing.ts';
import { kindOf } from './names.ts';
import type { ErasedInFolder, FolderPorts, KnownFile } from './ports.ts';
import { readSeenFile } from './read-file.ts';
import type { Settling } from './settling.ts';

/** The state of the folder that is being watched. */
export interface FolderState {
  readonly folder: string;
  /** The rows of the records by path, including files that are gone. */
  readonly known: Map<string, KnownFile>;
  erased: ErasedInFolder;
  readonly settling: Settling;
  /**
   * Files that were there when this run began; they arrived earlier, according to the file system's times.
   * Null before the first scan.
   */
  atStart: ReadonlySet<string> | null;
  readonly keepThumbnail: (id: FolderFileId, thumbnail: Uint8Array) => void;
  /** Called after each file: a whole card may be arriving. */
  readonly tookIn: () => void;
  /** True once the results are no longer wanted. */
  stopped: boolean;
}

export interface ScanResult {
  /** Number of files that are still being written. */
  readonly arriving: number;
  readonly changed: boolean;
  /** The first error that was not the fault of the file itself; else null. */
  readonly failure: unknown;
}

/** When a folder is first seen, files older than this are not offered: it may hold years of work. */
const newAtFirstMs = 24 * 60 * 60 * 1000;

/**
 * Compares the folder with its known state, and takes in new complete files. Never changes anything in the
 * folder.
 */
export async function scan(state: FolderState, listing: Listing, ports: FolderPorts): Promise<ScanResult> {
  const { known, settling } = state;
  state.atStart ??= new Set(listing.files.keys());
  let changed = begin(state, listing, ports);
  let arriving = 0;
  let failure: unknown = null;
  const unsettled = new Set<string>();
  const erased = erasedPaths(state, listing, ports);
  for (const seen of inOrderOfArrival(listing)) {
    if (state.stopped) return { arriving, changed, failure };
    if (erased.has(seen.path)) continue;
    const before = known.get(seen.path);
    if (before?.bytes === seen.bytes && before.changedMs === seen.changedMs) {
      if (before.goneAt !== null) changed = markGone(state, ports, before, null);
      continue;
    }
    unsettled.add(seen.path);
    const turn = settling.look(seen, performance.now());
    let taken: 'in' | 'not-yet' | null = null;
    try {
      if (turn !== 'wait') taken = await takeIn(state, seen, { ports, listing, isLast: turn === 'last' });
    } catch (error) {
      // Continue with the remaining files.
      taken = 'not-yet';
      failure ??= error;
    }
    if (taken === 'not-yet') settling.tooEarly(seen.path);
    // Raw files do not count as arriving: a raw file waits for its JPEG, and no person waits for it.
    if (taken === 'in') {
      changed = true;
      state.tookIn();
    } else if (kindOf(seen.path) === 'picture') arriving += 1;
  }
  settling.keepOnly(unsettled);
  const at = ports.clock.now().toISOString();
  for (const file of known.values()) {
    if (file.goneAt === null && isMissing(file.path, listing)) changed = markGone(state, ports, file, at);
  }
  return { arriving, changed, failure };
}

const inOrderOfArrival = ({ files }: Listing): readonly SeenFile[] =>
  [...files.values()].sort((a, b) => a.arrivedMs - b.arrivedMs);

/**
 * Writes the first files in the same step as the note that the folder was scanned, so that a kiosk killed
 * before it starts over.
 */
function begin({ folder, known }: FolderState, { files }: Listing, { books, clock }: FolderPorts): boolean {
  if (books.firstSeenAt(folder) !== null) return false;
  const now = clock.now();
  const old = [...files.values()]
    .filter((seen) => seen.arrivedMs < now.getTime() - newAtFirstMs)
    .map((seen): KnownFile => ({ ...blank(seen, now), state: 'before' }));
  books.begin(folder, now.toISOString(), old);
  for (const file of old) known.set(file.path, file);
  return true;
}

/** Faults that a file which is still being written can show. */
const mayBecomeWhole: ReadonlySet<PictureTrouble> = new Set(['empty', 'not-a-picture', 'cut-off']);

interface Intake {
  readonly ports: FolderPorts;
  readonly listing: Listing;
  /** True when its time is up and its fault is to be reported. */
  readonly isLast: boolean;
}

async function takeIn(state: FolderState, seen: SeenFile, intake: Intake): Promise<'in' | 'not-yet'> {
  const { ports, listing, isLast } = intake;
  const now = ports.clock.now();
  const lay = blank(seen, now);
  // The clocks of shares differ, so a file that appears while the kiosk watches gets the current time.
  const fresh = state.atStart?.has(seen.path) ? lay : { ...lay, arrivedAt: now.toISOString() };
  const renamed = [...state.known.values()].find(
    (file) =>
      file.state === 'before' &&
      file.bytes === seen.bytes &&
      file.changedMs === seen.changedMs &&
      isMissing(file.path, listing),
  );
  if (renamed !== undefined) return keep(state, ports, { ...renamed, ...presence(seen) }, renamed.path);
  if (kindOf(seen.path) === 'raw') {
    return isLast ? keep(state, ports, { ...fresh, state: 'unreadable', trouble: 'raw' }) : 'not-yet';
  }

  const file = await readSeenFile(state.folder, seen);
  if (file.kind !== 'read') {
    const trouble = file.kind === 'locked' || file.kind === 'too-large' ? file.kind : null;
    if (!isLast || trouble === null) return 'not-yet';
    return keep(state, ports, { ...fresh, state: 'unreadable', trouble });
  }
  const { sha256 } = file;
  const found = await examine(ports, file.bytes);
  if (typeof found === 'string') {
    const final = isLast || !mayBecomeWhole.has(found);
    return final ? keep(state, ports, { ...fresh, state: 'unreadable', trouble: found, sha256 }) : 'not-yet';
  }
  // After the wait: meanwhile, the twin's customer may have been erased.
  const twin = [...state.known.values()].find((one) => one.sha256 === sha256);
  const id: FolderFileId = `fol_${sha256.slice(0, 32)}`;
  state.keepThumbnail(id, found.thumbnail);
  const picture: KnownFile = {
    ...fresh,
    id,
    state: 'ready',
    sha256,
    widthPx: found.facts.widthPx,
    heightPx: found.facts.heightPx,
    // The same picture under another name, or a copy of it, is not new.
    arrivedAt: twin?.arrivedAt ?? fresh.arrivedAt,
    orderId: twin?.orderId ?? null,
  };
  const moved = twin !== undefined && twin.path !== seen.path && isMissing(twin.path, listing);
  return keep(state, ports, picture, moved ? twin.path : null);
}

/** Returns the picture, or the fault that it has. */
async function examine({ examine: look }: FolderPorts, bytes: Uint8Array) {
  try {
    return await look(bytes);
  } catch (error) {
    const trouble: PictureTrouble | null = error instanceof KioskError ? pictureTroubleOf(error) : null;
    if (trouble === null) throw error;
    return trouble;
  }
}

/**
 * @param from its earlier path, when it was renamed
 */
function keep(state: FolderState, { books }: FolderPorts, file: KnownFile, from: string | null = null): 'in' {
  if (from === null) books.put(state.folder, file);
  else books.move(state.folder, from, file);
  if (from !== null) state.known.delete(from);
  state.known.set(file.path, file);
  return 'in';
}

function markGone(state: FolderState, { books }: FolderPorts, file: KnownFile, at: string | null): true {
  books.setGone(state.folder, file.path, at);
  state.known.set(file.path, { ...file, goneAt: at });
  return true;
}

/**
 * True when the file is known to be missing; a file in a folder that could not be read may still be there.
 */
const isMissing = (path: string, { files, unread, whole }: Listing): boolean =>
  whole && !files.has(path) && !unread.some((folder) => path.startsWith(`${folder}/`));

const presence = ({ path, bytes, changedMs }: SeenFile) => ({ path, bytes, changedMs, goneAt: null });

/** A camera's clock may be ahead, so the arrival time is never in the future. */
const blank = (seen: SeenFile, now: Date): KnownFile => ({
  ...presence(seen),
  id: newId('fol'),
  state: 'unreadable',
  trouble: null,
  sha256: null,
  widthPx: null,
  heightPx: null,
  arrivedAt: new Date(Math.min(seen.arrivedMs, now.getTime())).toISOString(),
  orderId: null,
});
