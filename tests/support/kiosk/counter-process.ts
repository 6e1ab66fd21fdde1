/**
 * A kiosk in a process of its own, to be killed. Works on one order until it asks for its final, and waits there; or
 * asks for an edit of a picture in a retouch session, and stays. Its keychain's entries come on standard input; its arguments
 * are the data folder and which of the two.
 */
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { askFinal, isPaid, orderUntil } from './counter-moves.ts';
import { smallPicture } from '../pictures/marked-picture.ts';
import { memoryStore } from './memory-store.ts';
import { openKiosk, type OpenKiosk } from './open-kiosk.ts';

/** The keychain's entries by their names. */
export type KeptEntries = Readonly<Record<string, string>>;

const [, , dataDir = '', asked = 'final'] = process.argv;
const stayMs = 60_000;

async function askEdit(kiosk: OpenKiosk): Promise<void> {
  const source = { from: 'file', name: 'ada.jpg', bytes: await smallPicture() } as const;
  const { id: sessionId, versions } = await kiosk.call('startRetouch', { source });
  const versionId = versions[0]?.id ?? 'ver_';
  await kiosk.call('edit', { sessionId, versionId, edit: { tool: 'aiEdit', format: 'JPEG' } });
  await wait(stayMs);
}

const secrets = memoryStore((await json(process.stdin)) as KeptEntries);
const kiosk = await openKiosk({ dataDir, secrets });
if (asked === 'edit') await askEdit(kiosk);
else await askFinal(kiosk, await orderUntil(kiosk, isPaid));
