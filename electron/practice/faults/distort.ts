/** Turns a right answer into a wrong one: pure functions on bodies. */
import type { UrlSigner } from '../signing.ts';

type Body = Readonly<Record<string, unknown>>;

/** Every field of the interface that holds an image or its address. */
const imageFields = new Set([
  ...['idPhotoUrl', 'idPhotoPngUrl', 'originalPhotoUrl', 'idPhotoImageBase64', 'idPhotoPngImageBase64'],
  ...['output', 'outputImages', 'photoSheet'],
]);

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isBody(value) ? {} : null;
}

/** Base64 of a sentence: valid as text, but not an image. */
const noImage = Buffer.from('This is not an image.').toString('base64');

function broken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(broken);
  if (typeof value !== 'string' || /^https?:/.test(value)) return value;
  return noImage;
}

function expired(value: unknown, signer: UrlSigner): unknown {
  if (isBody(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, url]) => [name, expired(url, signer)]));
  }
  if (typeof value !== 'string' || !/^https?:/.test(value)) return value;
  const { origin, pathname } = new URL(value);
  return origin + signer.signExpired(pathname.slice(pathname.lastIndexOf('/') + 1));
}

export type Distortion = 'no-image' | 'broken-image' | 'no-code' | 'expired-url' | 'wrong-shape';

/** Returns the answer's body with the fault applied; anything but a JSON object stays as it is. */
export function distort(body: unknown, as: Distortion, signer: UrlSigner): unknown {
  if (as === 'wrong-shape') return { unexpected: [body === null, 'shape'] };
  if (!isBody(body)) return body;
  if (as === 'no-code') return { ...body, idPhotoCode: null };
  const change = { 'no-image': emptied, 'broken-image': broken, 'expired-url': expired }[as];
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      imageFields.has(name) ? change(value, signer) : value,
    ]),
  );
}
