/**
 * The one thing of the platform that shared/ uses: Web Cryptography's random source, which Node and browsers both have.
 * The names are those of their own declarations, so that one program can read both.
 */
declare global {
  interface Crypto {
    getRandomValues<T extends ArrayBufferView>(array: T): T;
  }
  var crypto: Crypto;
}
export {};
