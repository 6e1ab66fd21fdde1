/** Returns eight random hexadecimal digits for the id of a row that staff add to a list. */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
