/** From the root (`/…`), from a disk (`C:\…`) or from a server (`\\server\share`), without control characters. */
const wholePath = /^(\/\P{Cc}*|[A-Za-z]:[\\/]\P{Cc}*|\\\\\P{Cc}+)$/u;

/** True for a folder's whole path on any system, and for none at all. */
export const isWholePath = (text: string): boolean => text === '' || wholePath.test(text);
