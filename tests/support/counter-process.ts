/**
 * A kiosk in a process of its own, to be killed: works on one order until it asks for its final, and waits there.
 * Its keychain's entries come on standard input; its argument is the data folder.
 */
import { json } from 'node:stream/consumers';
import { askFinal, isPaid, orderUntil } from './counter-moves.ts';
import { memoryStore } from './memory-store.ts';
import { openKiosk } from './open-kiosk.ts';

/** The keychain's entries by their names. */
export type KeptEntries = Readonly<Record<string, string>>;

const secrets = memoryStore((await json(process.stdin)) as KeptEntries);
const kiosk = await openKiosk({ dataDir: process.argv[2] ?? '', secrets });
await askFinal(kiosk, await orderUntil(kiosk, isPaid));
