import { oneLayerOff } from './decoded-text.ts';

/** Longest redacted text that is kept, and the most of a body that is looked at for it, in characters. */
const keptLimit = 2048;
const readLimit = 16 * 1024;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long runs of Base64 or Base64url, in one line or several: pictures, signatures, tokens. */
const encodedRun = /[A-Za-z0-9+/_=%-]{24,}(?:[\r\n]+[A-Za-z0-9+/_=-]+)*/g;
/** Shorter ones, which a word may be as well: they are decoded. */
const shortRun = /[A-Za-z0-9+/_-]{6,}={0,2}/g;
/** No scheme is longer: an unbounded one would be looked for at every sign. */
const address = /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>]*/gi;
/** The query of an address without its host; it may hold a signature. */
const query = /[?&][\w.~%[\]-]{1,64}=[^\s"'<>]*/g;
const dataUri = /data:[a-z]{1,30}\/[^\s"'<>]*/gi;
/** Signs that are not seen: they would hide a text from a comparison. */
const unseen = /[\p{Cf}\0]+/gu;
/** An escape that the end of a body has cut in two. */
const cutEscape = /(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&#?\w{0,20})$/i;

/** Fewer signs than this of a secret's beginning tell nothing. */
const tellingPart = 4;
/** Signs that an escape which was cut in two may leave at the end. */
const brokenEscape = 16;
/** A short run of Base64 may hold another one. */
const deepestRun = 2;
/** Layers of escaping that are taken off, one pass over the text for each. */
const deepestLayer = 12;
const mark = '[credential]';

/**
 * The part of an answer that a ledger may keep in clear: no credential, picture, address or signature. Every layer of
 * escaping is taken off, so a secret is found however it was escaped, and none comes back by decoding what is kept.
 *
 * @param secrets texts that must not survive
 */
export function redact(body: Uint8Array, secrets: readonly string[]): string {
  const isWhole = body.byteLength <= readLimit;
  const read = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readLimit)).toString(
    'utf8',
  );
  // A cut may leave half of a secret behind, which no comparison would find.
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

/** Where the last whole word ends. Walked by hand: an expression that looks for the end starts anew at every sign. */
function lastSeparator(text: string): number {
  let at = text.length;
  while (at > 0 && !/[\s,:;]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

interface Known {
  /** The secrets, and what they become when layers are taken off that are none: a secret may hold a `%41` of its own. */
  readonly spellings: readonly string[];
  readonly whole: RegExp | null;
  /** Without an end that became an escape together with what follows it. */
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

/** An expression that finds this very text. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function layersOf(secret: string): string[] {
  const layers = [secret.replace(unseen, '')];
  for (let depth = 0; depth < deepestLayer; depth += 1) layers.push(oneLayerOff(layers.at(-1) ?? ''));
  return layers;
}

/** The innermost layer of a text, each layer searched on the way; null when there are too many. */
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
 * An answer may break off in the middle of a secret, and in the middle of an escape in it: where the beginning of a
 * secret shows near the end, the end goes.
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

/** True for a short run that decodes, from Base64 or hexadecimal, to a text with the beginning of a secret in it. */
function hides(run: string, known: Known, depth = 0): boolean {
  return decodingsOf(run).some((decoded) => {
    const text = withoutSecrets(decoded, known);
    if (text === null || text.includes(mark)) return true;
    const lower = text.toLowerCase();
    if (known.spellings.some((each) => lower.includes(each.slice(0, tellingPart).toLowerCase()))) return true;
    return depth < deepestRun && (text.match(shortRun) ?? []).some((inner) => hides(inner, known, depth + 1));
  });
}

/** A run may follow on a letter that is none of it: every alignment is read. */
function decodingsOf(run: string): string[] {
  const base64 = [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString('utf8'));
  const digits = run.match(/[0-9a-f]{6,}/gi) ?? [];
  const hex = digits.flatMap((each) => [0, 1].map((at) => Buffer.from(each.slice(at), 'hex')));
  return [...base64, ...hex.map((bytes) => bytes.toString('utf8'))];
}
