/** Decides by name alone which files of a folder are examined. */
const pictureEndings = new Set(['jpg', 'jpeg', 'jpe', 'png', 'webp', 'heic', 'heif', 'hif']);

/** Camera raw formats by maker: Canon, Nikon, Sony, Fujifilm, Olympus, Panasonic, Leica, Adobe, Pentax, Samsung, others. */
const rawEndings = new Set([
  ...[
    'crw',
    'cr2',
    'cr3',
    'nef',
    'nrw',
    'arw',
    'srf',
    'sr2',
    'raf',
    'orf',
    'rw2',
    'rwl',
    'dng',
    'pef',
    'srw',
  ],
  ...['3fr', 'fff', 'iiq', 'x3f', 'erf', 'mef', 'mos', 'mrw', 'dcr', 'kdc', 'raw'],
]);

/** Folders that operating systems and network storage create for their own use. */
const systemFolders = new Set([
  '@eadir',
  '#recycle',
  '$recycle.bin',
  'system volume information',
  'lost+found',
]);

/**
 * True for hidden files, macOS's companion files on a foreign disk (`._name`), and an editor's lock files.
 */
export const isHidden = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('~$') || systemFolders.has(name.toLowerCase());

/**
 * Returns the kind of a file. A temporary ending (`.part`, `.tmp`) is neither kind: the file is examined once
 * it has its final name.
 */
export function kindOf(path: string): 'picture' | 'raw' | null {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (pictureEndings.has(ending)) return 'picture';
  return rawEndings.has(ending) ? 'raw' : null;
}

/** Returns folder and name without the ending, which a raw file and the JPEG of the same shot share. */
export const stemOf = (path: string): string => path.slice(0, path.lastIndexOf('.')).toLowerCase();

/** Returns a file's own name. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
