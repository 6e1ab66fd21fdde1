/** The worker that fetches and decodes: 24 megapixels take a third of a second, during which the page must not freeze. */
import { halves } from './levels.ts';
import type { NoPicture, PictureAnswer, PictureRequest } from './messages.ts';

const underWay = new Map<number, AbortController>();

const say = (answer: PictureAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(answer, { transfer });

/** Fetches a picture. @throws never: a failure is returned by name */
async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | NoPicture> {
  try {
    const response = await fetch(address, { signal });
    if (response.status === 404) return 'missing';
    return response.ok ? await response.blob() : 'unanswered';
  } catch {
    return 'unanswered';
  }
}

/** Decodes a picture. @throws never: one that cannot be decoded, or does not fit into memory, is unreadable */
async function decode(picture: Blob): Promise<readonly ImageBitmap[] | NoPicture> {
  try {
    return halves(await createImageBitmap(picture));
  } catch {
    return 'unreadable';
  }
}

async function load(id: number, address: string): Promise<void> {
  const control = new AbortController();
  underWay.set(id, control);
  const fetched = await fetchPicture(address, control.signal);
  const levels = typeof fetched === 'string' ? fetched : await decode(fetched);
  const wanted = underWay.delete(id);
  if (typeof levels === 'string') {
    if (wanted) say({ kind: 'none', id, why: levels });
  } else if (wanted) {
    say({ kind: 'picture', id, levels }, [...levels]);
  } else {
    for (const level of levels) level.close();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  if (data.kind === 'load') {
    void load(data.id, data.address);
    return;
  }
  underWay.get(data.id)?.abort();
  underWay.delete(data.id);
});
