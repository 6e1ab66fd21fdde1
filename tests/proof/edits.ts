/** Makes as many edits as a busy day of retouching, and measures their effect on the memory of the main process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RetouchSessionView, Edit } from '../../shared/retouch.ts';
import { renderPortrait } from '../portraits/render.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { growthOf, memoryMiB, type Growth } from '../support/process-memory.ts';

export interface EditsRun {
  readonly edits: number;
  /** Total size of all results, bytes. */
  readonly resultBytes: number;
  readonly main: Growth;
  readonly problems: readonly string[];
}

/** Growth over a hundred edits, relative to the settled memory, that counts as a leak. */
const mostPercent = 10;
/** Number of edits before the first level, by when code is compiled and threads and caches exist. */
const settleEdits = 20;
/** Number of edits whose samples form a level. */
const levelEdits = 15;

/** The tools that staff use, in turn. */
const tools: readonly Edit[] = [
  { tool: 'aiEdit', format: 'JPEG' },
  { tool: 'removeBackground', quality: 'fast', format: 'PNG' },
  { tool: 'enhance', scaleFactor: 3, face: false, format: 'JPEG' },
  { tool: 'removeBackground', quality: 'best', format: 'JPEG' },
];

/**
 * Edits one picture of a megapixel repeatedly, with results of up to nine megapixels, opens every result at full size
 * as the page does, and puts a colour behind transparent ones.
 *
 * @param onEdit called after each edit with the main process's memory, to show progress
 */
export async function runEdits(
  edits: number,
  onEdit: (edit: number, mib: number) => void,
): Promise<EditsRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-proof-'));
  const kiosk = await startKiosk({ dataDir });
  try {
    const client = await connectClient(await kiosk.address());
    const { data: bytes } = await renderPortrait({ width: 900, height: 1_125 }, 'jpeg');
    const source = { from: 'file', name: 'portrait.jpg', bytes } as const;
    let session = await client.call('startRetouch', { source });
    const samples: number[] = [];
    let resultBytes = 0;
    for (let edit = 1 - settleEdits; edit <= edits; edit += 1) {
      session = await editOnce(client, session, tools[(edit + settleEdits) % tools.length]);
      resultBytes += await look(client, session);
      const mib = await memoryMiB(kiosk.pid);
      onEdit(edit, mib);
      if (edit > 0) samples.push(mib);
    }
    const main = growthOf(samples, levelEdits);
    const problems =
      main.percent > mostPercent ? [`the main process grew by ${main.percent.toFixed(1)} %`] : [];
    return { edits, resultBytes, main, problems };
  } finally {
    await kiosk.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function editOnce(
  client: KioskClient,
  session: RetouchSessionView,
  edit: Edit | undefined,
): Promise<RetouchSessionView> {
  const [original] = session.versions;
  if (original === undefined || edit === undefined) throw new Error('nothing to edit');
  const sessionId = session.id;
  const done = await client.call('edit', { sessionId, versionId: original.id, edit });
  const result = done.versions.at(-1);
  if (result?.transparent !== true) return done;
  await look(client, done);
  return client.call('fillBackground', { sessionId, versionId: result.id, colour: '#d0d0d0' });
}

/** Opens the newest version as the page shows it. @returns its bytes */
async function look({ origin, cookie }: KioskClient, { versions }: RetouchSessionView): Promise<number> {
  const newest = versions.at(-1);
  const response = await fetch(`${origin}/photo/${newest?.image.id ?? ''}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`a version does not open: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}
