/** Returns eight random hexadecimal digits for the ids of the studio's own paper and folders. */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
