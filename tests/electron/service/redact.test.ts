/**
 * Secrets and pictures that an error quotes, escaped in any number of ways: none can be recovered from the stored text.
 */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redact } from '../../../electron/service/redact.ts';
import { apiKey, apiSecret } from './support.ts';

const jsonString = (text: string): string => JSON.stringify(text).slice(1, -1);
const codes = (text: string, of: (code: number) => string): string =>
  Array.from(text, (sign) => of(sign.charCodeAt(0))).join('');
const hexOf = (code: number, width: number): string => code.toString(16).padStart(width, '0');
const htmlNames: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '+': '&plus;',
};

const encoders: Readonly<Record<string, (text: string) => string>> = {
  'a JSON string': jsonString,
  'a JSON string with escaped slashes': (text) => jsonString(text).replaceAll('/', '\\/'),
  'JSON escapes throughout': (text) => codes(text, (code) => `\\u${hexOf(code, 4)}`),
  'JavaScript escapes': (text) => codes(text, (code) => `\\x${hexOf(code, 2).toUpperCase()}`),
  'an address': encodeURIComponent,
  'percent signs throughout': (text) => codes(text, (code) => `%${hexOf(code, 2)}`),
  'HTML names': (text) => text.replace(/[&<"+]/g, (sign) => htmlNames[sign] ?? sign),
  'HTML numbers': (text) => codes(text, (code) => `&#${code};`),
  'HTML hexadecimal numbers': (text) => codes(text, (code) => `&#x${hexOf(code, 2)};`),
  Base64: (text) => Buffer.from(text).toString('base64'),
  Base64url: (text) => Buffer.from(text).toString('base64url'),
  hexadecimal: (text) => Buffer.from(text).toString('hex'),
  'UTF-16': (text) => codes(text, (code) => `${String.fromCharCode(code)}\0`),
  'invisible signs': (text) => Array.from(text).join('\u200b'),
};
const names = Object.keys(encoders);
const encode = (text: string, layers: readonly string[]): string =>
  layers.reduce((inner, name) => encoders[name]?.(inner) ?? inner, text);

/** The test's own decoders; each removes one kind of escaping. */
const decoders: readonly ((text: string) => string)[] = [
  (text) =>
    text
      .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\x([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\(["\\/])/g, '$1'),
  (text) =>
    text.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  (text) =>
    text
      .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
      .replace(/&#x([0-9a-f]+);/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(
        /&(amp|lt|quot|plus);/g,
        (name) => Object.entries(htmlNames).find(([, is]) => is === name)?.[0] ?? '',
      ),
  (text) => text.replace(/[A-Za-z0-9+/_-]{8,}/g, (run) => Buffer.from(run, 'base64').toString('latin1')),
  (text) => text.replace(/(?:[0-9a-f]{2}){4,}/gi, (run) => Buffer.from(run, 'hex').toString('latin1')),
  (text) => text.replace(/[\0\u200b ]/g, ''),
];

/** Returns everything that the text can be decoded to, down to a depth. */
function readings(text: string, depth = 4): ReadonlySet<string> {
  const seen = new Set([text]);
  let newest = [text];
  for (let layer = 0; layer < depth; layer += 1) {
    newest = newest
      .flatMap((each) => decoders.map((decode) => decode(each)))
      .filter((each) => !seen.has(each));
    for (const each of newest) seen.add(each);
  }
  return seen;
}

/** A part of a secret that is too long to occur by chance. */
const telling = 8;

function expectHidden(kept: string, secret: string): void {
  for (const reading of readings(kept)) {
    for (let at = 0; at + telling <= secret.length; at += 1) {
      expect(reading).not.toContain(secret.slice(at, at + telling));
    }
  }
}

/** Returns numbers from 0 up to 1, the same ones in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));

describe('a secret that an error quotes', () => {
  it('is not kept when the request is quoted in doubly escaped JSON', () => {
    const request = JSON.stringify({ apiKey, apiSecret, specCode: 'uk-passport' });
    const body = JSON.stringify({ error: JSON.stringify({ message: 'bad request', request }) });
    const kept = redact(Buffer.from(body), [apiKey, apiSecret]);
    expectHidden(kept, apiKey);
    expectHidden(kept, apiSecret);
    expect(kept).toContain('bad request');
    expect(kept).toContain('uk-passport');
  });

  it.each(names.flatMap((outer) => names.map((inner) => [inner, outer] as const)))(
    'is not kept in %s within %s',
    (inner, outer) => {
      for (const secret of [apiKey, apiSecret, 'k3y/+"&%41\\u0041=']) {
        const body = `{"message":"not accepted: ${encode(secret, [inner, outer])} was sent"}`;
        expectHidden(redact(Buffer.from(body), [secret]), secret);
      }
    },
  );

  it('is not kept in 1,000 random nestings', () => {
    const next = chance(14);
    const pick = <One>(from: readonly One[]): One => from[Math.floor(next() * from.length)] as One;
    for (let round = 0; round < 1_000; round += 1) {
      const secret = Array.from({ length: telling + Math.floor(next() * 24) }, () => pick(signs)).join('');
      const layers = Array.from({ length: Math.floor(next() * 5) }, () => pick(names));
      const encoded = encode(secret, layers);
      if (encoded.length > 20_000) continue;
      const around = pick([
        (text: string) => `{"error":{"message":"wrong key","sent":"${text}"}}`,
        (text: string) => `<html><body>Bad request: ${text}</body></html>`,
        (text: string) => `key=${text}&again=${text}`,
        (text: string) => `token${text}`,
        (text: string) => text,
      ]);
      const kept = redact(Buffer.from(around(encoded)), [secret]);
      try {
        expectHidden(kept, secret);
      } catch (error) {
        throw new Error(`round ${round}: ${JSON.stringify(secret)} in ${layers.join(', ')} left ${kept}`, {
          cause: error,
        });
      }
    }
  });

  it('is not kept in part when the answer breaks off within it', () => {
    const encoded = [
      apiSecret,
      jsonString(apiSecret),
      encodeURIComponent(apiSecret),
      encode(apiSecret, ['Base64']),
    ];
    for (const whole of encoded) {
      for (let length = 1; length <= whole.length; length += 1) {
        expectHidden(redact(Buffer.from(`{"sent":"${whole.slice(0, length)}`), [apiSecret]), apiSecret);
      }
    }
  });

  it('removes the whole text when it is escaped more often than is plausible', () => {
    const deep = encode(apiSecret, Array<string>(20).fill('an address'));
    expect(redact(Buffer.from(deep), [apiSecret])).toBe('[text escaped too many times]');
  });
});

describe('a picture that an error quotes', () => {
  it.each(names)('is not kept as Base64 in %s', (name) => {
    const base64 = randomBytes(3_000).toString('base64');
    const kept = redact(Buffer.from(`{"sent":"${encode(base64, [name])}"}`), [apiSecret]);
    expect(kept.length).toBeLessThan(100);
  });

  it('is not kept in lines of 76 characters, not even the last one', () => {
    const lines =
      randomBytes(1_000)
        .toString('base64')
        .match(/.{1,76}/g) ?? [];
    for (const end of ['\n', '\r\n', '\\n', '\\r\\n']) {
      const kept = redact(Buffer.from(`{"sent":"${lines.join(end)}"}`), [apiSecret]);
      expect(kept).toMatch(/^\{"sent":"\[\d+ characters\]"\}$/);
    }
  });
});

describe('the text of an error', () => {
  it('keeps what a person would read', () => {
    const body = JSON.stringify({ error: JSON.stringify({ message: 'The image is “too small” & dark' }) });
    expect(redact(Buffer.from(body), [apiKey])).toBe(
      '{"error":"{"message":"The image is “too small” & dark"}"}',
    );
  });

  it('is redacted however often it repeats what is hard to decode', () => {
    const hard = ['\\', '%25', '&amp;', 'ab%41', 'Aa1b ', '\\u005c', 'A\n', `${apiSecret.slice(0, 6)} `];
    for (const piece of hard) {
      const long = piece.repeat(Math.ceil((16 * 1024) / piece.length));
      const kept = redact(Buffer.from(`${long} ${apiSecret} ${apiKey}`), [apiKey, apiSecret]);
      expect(kept).not.toContain(apiSecret);
      expect(kept).not.toContain(apiKey);
    }
  });
});
