/** A path from the root (`/…`), a drive (`C:\…`) or a server (`\\server\share`), without control characters. */
const wholePath = /^(\/\P{Cc}*|[A-Za-z]:[\\/]\P{Cc}*|\\\\\P{Cc}+)$/u;

/** True for a folder's absolute path on any system, and for the empty text. */
export const isWholePath = (text: string): boolean => text === '' || wholePath.test(text);
