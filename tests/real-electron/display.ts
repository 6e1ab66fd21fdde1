import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** True when windows need a display of their own here, because the machine has none. */
export const needsDisplay = (): boolean => process.platform === 'linux' && !process.env['DISPLAY'];

/**
 * Starts Xvfb and sets `DISPLAY` to it. The server chooses a free number and reports it once it accepts connections.
 * @returns a function that stops it
 * @throws when Xvfb is not installed or does not start
 */
export async function startDisplay(): Promise<() => Promise<void>> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const ended = once(server, 'exit');
  const [number] = await Promise.race([
    once(createInterface({ input: server.stdio[3] as Readable }), 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error('Xvfb ended before it was ready.'))),
  ]);
  process.env['DISPLAY'] = `:${number}`;
  return async () => {
    server.kill();
    await ended;
  };
}
