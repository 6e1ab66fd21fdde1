import { oneLayerOff } from './decoded-text.ts';

/** Characters of redacted text that are kept, and characters of a body that are read for it. */
const keptLimit = 2048;
const readLimit = 16 * 1024;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long runs of Base64 or Base64url, on one or several lines: pictures, signatures, tokens. */
const encodedRun = /[A-Za-z0-9+/_=%-]{24,}(?:[\r\n]+[A-Za-z0-9+/_=-]+)*/g;
/** Shorter runs, which may also be ordinary words: they are decoded to find out. */
const shortRun = /[A-Za-z0-9+/_-]{6,}={0,2}/g;
/** No scheme is longer; an unbounded match would be tried at every character. */
const address = /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>]*/gi;
/** The query of a URL without its host; it may hold a signature. */
const query = /[?&][\w.~%[\]-]{1,64}=[^\s"'<>]*/g;
const dataUri = /data:[a-z]{1,30}\/[^\s"'<>]*/gi;
/** Invisible characters: they would hide a text from a comparison. */
const unseen = /[\p{Cf}\0]+/gu;
/** An escape cut in two by the end of a body. */
const cutEscape = /(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&#?\w{0,20})$/i;

/** Fewer characters than this of a secret's beginning reveal nothing. */
const tellingPart = 4;
/** Characters that an escape cut in two may leave at the end. */
const brokenEscape = 16;
/** A short run of Base64 may contain another one, up to this depth. */
const deepestRun = 2;
/** Maximum layers of escaping to remove, one pass over the text for each. */
const deepestLayer = 12;
const mark = '[credential]';

/**
 * Returns the part of an answer that a ledger may keep in clear: no credential, picture, address or
 * signature. Removes every layer of escaping, so that a secret is found however it was escaped, and decoding
 * the kept text cannot restore one.
 *
 * @param secrets texts that must not survive
 */
export function redact(body: Uint8Array, secrets: readonly string[]): string {
  const isWhole = body.byteLength <= readLimit;
  const read = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readLimit)).toString(
    'utf8',
  );
  // Ends at a whole word: half of a secret would not be found by any comparison.
  const text = isWhole ? read : read.slice(0, lastSeparator(read));
  const known = knownOf(secrets);
  const decoded = withoutSecrets(text.replace(cutEscape, ''), known);
  if (decoded === null) return '[text escaped too many times]';
  return decoded
    .replace(dataUri, '[picture]')
    .replace(address, '[address]')
    .replace(query, '[query]')
    .replace(encodedRun, (run) => (uuid.test(run) ? run : `[${String(run.length)} characters]`))
    .slice(0, keptLimit)
    .replace(shortRun, (run) => (hides(run, known) ? mark : run))
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/**
 * Returns the end of the last whole word. A loop, because a regular expression anchored at the end would
 * restart at every character.
 */
function lastSeparator(text: string): number {
  let at = text.length;
  while (at > 0 && !/[\s,:;]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

interface Known {
  /** The secrets, and their decoded forms: a secret may contain a literal `%41` that is not an escape. */
  readonly spellings: readonly string[];
  readonly whole: RegExp | null;
  /** The secrets without an end that could join the following text to form an escape. */
  readonly cut: RegExp | null;
}

function knownOf(secrets: readonly string[]): Known {
  const spellings = secrets.flatMap(layersOf).filter((each) => each !== '');
  const cut = spellings
    .map((each) => each.replace(cutEscape, ''))
    .filter((each) => each.length > tellingPart);
  return { spellings, whole: anyOf(spellings), cut: anyOf(cut) };
}

function anyOf(texts: readonly string[]): RegExp | null {
  const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length);
  return longestFirst.length === 0 ? null : new RegExp(longestFirst.map(literally).join('|'), 'gi');
}

/** Returns an expression that matches this literal text. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function layersOf(secret: string): string[] {
  const layers = [secret.replace(unseen, '')];
  for (let depth = 0; depth < deepestLayer; depth += 1) layers.push(oneLayerOff(layers.at(-1) ?? ''));
  return layers;
}

/**
 * Returns the text with all escaping removed, after searching every layer on the way; null when there are too
 * many layers.
 */
function withoutSecrets(text: string, { spellings, whole, cut }: Known): string | null {
  const without = (layer: string, secret: RegExp | null): string =>
    secret === null ? layer : layer.replace(secret, mark);
  const clean = (layer: string): string => without(layer.replace(unseen, ''), whole);
  let current = clean(text);
  for (let depth = 0; depth < deepestLayer; depth += 1) {
    const inner = clean(oneLayerOff(current));
    if (inner === current) return withoutBeginning(without(current, cut), spellings);
    current = inner;
  }
  return null;
}

/**
 * An answer may end in the middle of a secret, or of an escape inside it. If the beginning of a secret
 * appears near the end, cut the text there.
 */
function withoutBeginning(text: string, spellings: readonly string[]): string {
  const lower = text.toLowerCase();
  const starts = spellings.map((each) => {
    const beginning = each.slice(0, tellingPart).toLowerCase();
    const at = lower.indexOf(beginning, Math.max(0, lower.length - each.length - brokenEscape));
    return beginning.length < tellingPart || at === -1 ? lower.length : at;
  });
  const end = Math.min(lower.length, ...starts);
  return end === lower.length ? text : `${text.slice(0, end)}${mark}`;
}

/**
 * True for a short run that decodes, from Base64 or hexadecimal, to a text with the beginning of a secret.
 */
function hides(run: string, known: Known, depth = 0): boolean {
  return decodingsOf(run).some((decoded) => {
    const text = withoutSecrets(decoded, known);
    if (text === null || text.includes(mark)) return true;
    const lower = text.toLowerCase();
    if (known.spellings.some((each) => lower.includes(each.slice(0, tellingPart).toLowerCase()))) return true;
    return depth < deepestRun && (text.match(shortRun) ?? []).some((inner) => hides(inner, known, depth + 1));
  });
}

/** The run may begin with letters that do not belong to it, so decode it at every alignment. */
function decodingsOf(run: string): string[] {
  const base64 = [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString('utf8'));
  const digits = run.match(/[0-9a-f]{6,}/gi) ?? [];
  const hex = digits.flatMap((each) => [0, 1].map((at) => Buffer.from(each.slice(at), 'hex')));
  return [...base64, ...hex.map((bytes) => bytes.toString('utf8'))];
}
