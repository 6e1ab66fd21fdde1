/** Support files as a kiosk saves them. */
import { expect } from 'vitest';
import type { OpenKiosk } from './open-kiosk.ts';

export interface File {
  readonly text: string;
  readonly content: Readonly<Record<string, Record<string, unknown>>>;
}
export async function supportFile(counter: Pick<OpenKiosk, 'call'>): Promise<File> {
  const file = await counter.call('supportFile');
  expect(file).toMatchObject({ mime: 'application/json' });
  expect(file.name).toMatch(/^headroom-support-\d{4}-\d\d-\d\d\.json$/);
  const text = new TextDecoder().decode(file.bytes);
  return { text, content: JSON.parse(text) as File['content'] };
}
