import type { Listing } from './listing.ts';
import type { ErasedInFolder, FolderPorts, KnownFile } from './ports.ts';

/** A folder with files whose customers were erased. */
interface FolderWithErased {
  readonly folder: string;
  readonly known: ReadonlyMap<string, KnownFile>;
  erased: ErasedInFolder;
}

/**
 * Returns the paths of files whose customer was erased: they are never offered again. Notes which of these files are missing, and which
 * are back. A file with another name, another time or other content is a new file.
 */
export function erasedPaths(
  state: FolderWithErased,
  { files, unread, whole }: Listing,
  { books, clock }: Pick<FolderPorts, 'books' | 'clock'>,
): ReadonlySet<string> {
  const { marks, markOf } = state.erased;
  if (marks.size === 0) return new Set();
  const here = new Map<string, string>();
  for (const seen of files.values()) {
    const mark = state.known.has(seen.path) ? null : markOf(seen);
    if (mark !== null && marks.has(mark)) here.set(mark, seen.path);
  }
  const isListed = whole && unread.length === 0;
  const at = clock.now().toISOString();
  let changed = false;
  for (const [mark, goneAt] of marks) {
    const isHere = here.has(mark);
    if (isHere === (goneAt === null) || (!isHere && !isListed)) continue;
    books.setErasedGone(state.folder, mark, isHere ? null : at);
    changed = true;
  }
  if (changed) state.erased = books.erasedIn(state.folder);
  return new Set(here.values());
}
