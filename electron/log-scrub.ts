import { stackPositions } from './error-position.ts';

/**
 * Keys whose values may not reach the log, at any depth of a logged object. Callers should not log them in the first
 * place; this is the safety net. Keys are compared in lower case.
 */
const redactedKeys: ReadonlySet<string> = new Set([
  // secrets
  ...[
    'key',
    'secret',
    'apikey',
    'apisecret',
    'password',
    'pin',
    'token',
    'authorization',
    'cookie',
    'credentials',
  ],
  // pictures, and addresses of them
  ...[
    'image',
    'imagebase64',
    'idphotoimagebase64',
    'idphotopngimagebase64',
    'bytes',
    'body',
    'data',
    'output',
  ],
  ...['url', 'idphotourl', 'idphotopngurl', 'originalphotourl', 'photosheet'],
  // people, and details that identify them
  ...[
    'name',
    'customername',
    'customer',
    'phone',
    'email',
    'reference',
    'text',
    'code',
    'idphotocode',
    'photouuid',
  ],
]);

/** `code` is also the name of an error's code: a word of ours or of Node's, never a photo code. */
const errorCode = /^[A-Z][A-Z0-9_]{1,60}$/;
const longest = 300;
const deepest = 5;

/** Returns a copy of `value` that may be logged: secrets, people and bytes replaced, long text cut, depth bounded. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return value.toISOString();
  if (depth >= deepest) return '[deeper]';
  if (value instanceof Error) return scrubError(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrub(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, scrubField(key, inner, depth + 1)]),
  );
}

function scrubField(key: string, value: unknown, depth: number): unknown {
  // A count called `bytes` reveals nothing; nor does an absent value.
  const harmless =
    value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean';
  if (harmless || !redactedKeys.has(key.toLowerCase())) return scrub(value, depth);
  if (key === 'code' && typeof value === 'string' && errorCode.test(value)) return value;
  return '[redacted]';
}

function scrubError(error: Error, depth: number): Record<string, unknown> {
  const own = Object.fromEntries(
    Object.entries(error).map(([key, inner]) => [key, scrubField(key, inner, depth + 1)]),
  );
  return {
    type: error.constructor.name,
    ...own,
    message: scrub(error.message, depth),
    stack: stackPositions(error).slice(0, 12),
    ...(error.cause === undefined ? {} : { cause: scrub(error.cause, depth + 1) }),
  };
}
