/** Eight hexadecimal digits by chance: the part of an id that the studio's own paper and folders go by. */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
