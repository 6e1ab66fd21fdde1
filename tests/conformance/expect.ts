/** Expectations of the rules, in the interface's own types. Each throws an AssertionError that names the field. */
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { skip } from './skip.ts';
import type { Answer, Fields } from './service.ts';

/** @returns the body of a success */
export function success({ status, body }: Answer): Fields {
  assert.equal(status, 200, `expected a success, got ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

/** Expects a success, unless the credentials lack the capability: then the rule cannot be judged. */
export function successIfEnabled(answer: Answer): Fields {
  if (answer.status === 403) skip('the capability is not enabled for these credentials');
  return success(answer);
}

/** Expects a refusal as the caller's mistake, with a body that explains it. */
export function refused({ status, body }: Answer): void {
  assert.ok(status >= 400 && status < 500, `expected a status from 400 to 499, got ${status}`);
  assert.ok(JSON.stringify(body).length > 2, 'the refusal says nothing');
}

export function refusedIfEnabled(answer: Answer): void {
  if (answer.status === 403) skip('the capability is not enabled for these credentials');
  refused(answer);
}

export function text(body: Fields, field: string): string {
  const value = body[field];
  assert.equal(typeof value, 'string', `${field} is not a string`);
  return value as string;
}

export function integer(body: Fields, field: string): number {
  assert.ok(Number.isInteger(body[field]), `${field} is not an integer`);
  return Number(body[field]);
}

export function strings(body: Fields, field: string): readonly string[] {
  const value = body[field];
  assert.ok(
    Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
    `${field} is no list of strings`,
  );
  return value;
}

export function object(body: Fields, field: string): Fields {
  const value = body[field];
  assert.ok(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${field} is not an object`,
  );
  return value as Fields;
}

export interface Picture {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** True when at least one pixel is not opaque. */
  readonly isTransparent: boolean;
}

/** Decodes the picture in the bytes to its last row. */
export async function picture(bytes: Uint8Array): Promise<Picture> {
  const { isOpaque } = await sharp(bytes, { failOn: 'error' }).stats();
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, isTransparent: !isOpaque };
}

const PURE_BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Returns the bytes of Base64 that must come without a data URI prefix. */
export function bare(value: string, field: string): Uint8Array {
  assert.match(value.slice(0, 200), PURE_BASE64, `${field} is not bare Base64`);
  return Buffer.from(value, 'base64');
}
