import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Returns a port whose queue of connections is full and whose process is stopped: a connection there neither opens
 * nor fails.
 */
export async function stuckPort(): Promise<number> {
  const program = `require('net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},function(){console.log(this.address().port)})`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  child.kill('SIGSTOP');
  const fillers = Array.from({ length: 8 }, () => net.connect(port, '127.0.0.1'));
  for (const filler of fillers) filler.on('error', () => undefined);
  onTestFinished(() => fillers.forEach((filler) => filler.destroy()));
  // Wait until the queue is full.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return port;
}
