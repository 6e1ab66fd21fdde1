/** Which files of a folder are looked at, by their names alone. */
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

/** Folders that systems and network storage put there for themselves. */
const systemFolders = new Set([
  '@eadir',
  '#recycle',
  '$recycle.bin',
  'system volume information',
  'lost+found',
]);

/** Hidden files, what macOS writes beside each file on a foreign disk (`._name`), and what an editor holds open. */
export const isHidden = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('~$') || systemFolders.has(name.toLowerCase());

/** A file under a temporary ending (`.part`, `.tmp`) is neither: it is looked at once it has its own name. */
export function kindOf(path: string): 'picture' | 'raw' | null {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (pictureEndings.has(ending)) return 'picture';
  return rawEndings.has(ending) ? 'raw' : null;
}

/** What a raw file and the JPEG of the same press have in common: folder and name, without the ending. */
export const stemOf = (path: string): string => path.slice(0, path.lastIndexOf('.')).toLowerCase();

/** A file's own name. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
