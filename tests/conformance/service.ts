/** The examined service as the rules see it: calls over HTTP, without its internals. */
import assert from 'node:assert/strict';
import { skip } from './skip.ts';

export interface Target {
  /** Address of the service, without a final slash. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** When null, headshots are not examined. */
  readonly headshotUrl: string | null;
  /** Another region's address; when null, differences between regions are not examined. */
  readonly otherUrl: string | null;
  /** A frontal portrait of one person, JPEG or PNG. */
  readonly portrait: Uint8Array;
  /** A picture without any face. */
  readonly noFace: Uint8Array;
  /** A frontal portrait of another person. */
  readonly stranger: Uint8Array;
}

export type Fields = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  /** Empty when the answer is not a JSON object. */
  readonly body: Fields;
}

/** The interface's own example of a client-side limit, ms. */
const TIMEOUT_MS = 120_000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export class Service {
  readonly target: Target;
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(target: Target) {
    this.target = target;
  }

  /** Shares one answer among all rules that examine it, because calls cost quota and time. */
  once<Result>(name: string, make: () => Promise<Result>): Promise<Result> {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made as Promise<Result>;
  }

  async send(url: string, body: string, contentType = 'application/json'): Promise<Answer> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const parsed: unknown = isJson ? JSON.parse(text) : null;
    return { status: response.status, body: isFields(parsed) ? parsed : {} };
  }

  /** POSTs to a `/v2/` endpoint, with the credentials unless `fields` replace them. */
  call(endpoint: string, fields: Fields = {}, url = this.target.url): Promise<Answer> {
    const { key: apiKey, secret: apiSecret } = this.target;
    return this.send(`${url}/v2/${endpoint}`, JSON.stringify({ apiKey, apiSecret, ...fields }));
  }

  /** Makes a headshot call, with the key alone. */
  headshots(fields: Fields): Promise<Answer> {
    const { headshotUrl, key: apiKey } = this.target;
    if (headshotUrl === null) skip('no headshot address was given');
    return this.send(`${headshotUrl}/api/generate-portrait`, JSON.stringify({ apiKey, ...fields }));
  }

  async download(url: string): Promise<Uint8Array> {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    assert.equal(response.status, 200, 'the address does not open');
    return new Uint8Array(await response.arrayBuffer());
  }

  get portrait(): string {
    return base64(this.target.portrait);
  }

  get portraitUri(): string {
    const subtype = this.target.portrait[0] === 0x89 ? 'png' : 'jpeg';
    return `data:image/${subtype};base64,${this.portrait}`;
  }
}
