/**
 * Returns what the publisher signs of a release: the file that names its version, installers and their SHA-512, and that file's name. The
 * release of one kind of computer must not pass as that of another.
 */
export const releaseText = (name: string, content: string): string =>
  `headroom-release-1\n${name}\n${content}`;
