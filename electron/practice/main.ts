/** Entry of the practice service's own process. */
import { readFaults } from './faults/script.ts';
import { WorkerPool } from './images/worker-pool.ts';
import { readOptions, type Options } from './options.ts';
import { programBeside } from '../work/beside.ts';
import { findParent } from '../work/parent.ts';
import { openRegions } from './region.ts';

/**
 * Ends the process with a sentence instead of a stack trace when the command line or the script of faults is wrong.
 */
function readSetup(): { readonly options: Options; readonly faults: ReturnType<typeof readFaults> } {
  try {
    const options = readOptions(process.argv.slice(2));
    return { options, faults: options.faults === null ? [] : readFaults(options.faults) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const parent = findParent();
const { options, faults } = readSetup();
const pool = new WorkerPool(programBeside(import.meta.url, './worker'));
const regions = await openRegions({
  options,
  faults,
  pool,
  onFailure: (error) => {
    console.error('Practice failed:', error);
  },
});

async function stop(): Promise<void> {
  await Promise.all(regions.map((region) => region.hangUp()));
  await pool.stop();
  for (const region of regions) region.close();
  process.exit(0);
}

const isStop = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop';

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
parent?.onMessage((message) => {
  if (isStop(message)) void stop();
});
// There is nothing to finish: every promised result is on disk, and no caller is left.
parent?.onGone(() => process.exit(0));

const ports = Object.fromEntries(regions.map(({ name, port }) => [name ?? 'default', port]));
void parent?.tell({ kind: 'ready', port: regions[0].port, ports });
for (const { name, port } of regions) {
  const where = name === null ? '' : `, region ${name}`;
  console.log(`Practice service on http://127.0.0.1:${port}${where} (key and secret: practice)`);
}
