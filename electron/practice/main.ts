/** Entry of the practice service's own process. */
import { extname } from 'node:path';
import { WorkerPool } from './images/worker-pool.ts';
import { listen } from './listen.ts';
import { readOptions } from './options.ts';
import { findParent } from './parent.ts';
import { buildServer } from './server.ts';
import { openStore } from './store/index.ts';

const SWEEP_EVERY_MS = 86_400_000;

const parent = findParent();
const { port: wanted, dataDir, latencyMs } = readOptions(process.argv.slice(2));
const store = openStore(dataDir);
store.sweep();
setInterval(() => store.sweep(), SWEEP_EVERY_MS).unref();

// The worker stands beside this module, as source and in a build alike.
const pool = new WorkerPool(
  new URL(`./worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url),
);
const server = buildServer({
  store,
  pool,
  latencyMs,
  onFailure: (error) => {
    console.error('Practice failed:', error);
  },
});

async function stop(): Promise<void> {
  await server.close();
  await pool.stop();
  store.close();
  process.exit(0);
}

const isStop = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop';

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
parent?.onMessage((message) => {
  if (isStop(message)) void stop();
});
// Nothing to finish: all that was promised is on disk, and no one is left to answer.
parent?.onGone(() => process.exit(0));

const port = await listen(server, wanted, store.lastPort());
store.rememberPort(port);
parent?.tell({ kind: 'ready', port });
console.log(`Practice service on http://127.0.0.1:${port} (key and secret: practice)`);
