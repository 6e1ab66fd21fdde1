/** Longest redacted text that is kept, and the most of a body that is looked at for it, in characters. */
const keptLimit = 2048;
const readLimit = 64 * 1024;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long runs of Base64 or Base64url, percent-encoded or not: pictures, signatures, tokens. */
const encodedRun = /[A-Za-z0-9+/_=%-]{24,}/g;
/** Slashes also as some JSON writers escape them. No scheme is longer: an unbounded one would be looked for at every sign. */
const address = /\b[a-z][a-z0-9+.-]{0,30}:\\?\/\\?\/[^\s"'<>]*/gi;
/** What an address without its host asks with: a signature as well as any other. */
const query = /[?&][\w.~%[\]-]{1,64}=[^\s"'<>]*/g;
const dataUri = /data:[a-z]{1,30}\/[^\s"'<>]*/gi;

/**
 * The part of an answer that a ledger may keep in clear: no credential, picture, address or signature.
 * @param secrets texts that must not survive, in any of the usual escapings
 */
export function redact(body: Uint8Array, secrets: readonly string[]): string {
  const whole = body.byteLength <= readLimit;
  let text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readLimit)).toString('utf8');
  // A cut may leave half of a secret behind, which no comparison would find.
  if (!whole) text = text.slice(0, lastSeparator(text));
  for (const secret of secrets.flatMap(spellings)) text = text.replaceAll(secret, '[credential]');
  return text
    .replace(dataUri, '[picture]')
    .replace(address, '[address]')
    .replace(query, '[query]')
    .replace(encodedRun, (run) => (uuid.test(run) ? run : `[${String(run.length)} characters]`))
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, keptLimit);
}

/** Where the last whole word ends. Walked by hand: an expression that looks for the end starts anew at every sign. */
function lastSeparator(text: string): number {
  let at = text.length;
  while (at > 0 && !/[\s,:;]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** A secret as it may come back: plain, in JSON, in an address, in Base64. Longest first. */
function spellings(secret: string): string[] {
  if (secret === '') return [];
  const forms = new Set([
    secret,
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
  ]);
  return [...forms].sort((one, other) => other.length - one.length);
}
