/** `npm run practice`: the service on its own, with the memory settings that the kiosk gives it. */
import { fileURLToPath } from 'node:url';
import { steadyMemory } from '../electron/work/steady-memory.ts';

const service = new URL('../electron/practice/main.ts', import.meta.url);
const [node, , ...args] = process.argv;
// The allocator reads these settings once, as a process starts. Other platforms ignore them, and Windows has no
// execve.
if (process.platform === 'linux' && node !== undefined && process.execve !== undefined) {
  process.execve(node, [node, ...process.execArgv, fileURLToPath(service), ...args], {
    ...process.env,
    ...steadyMemory,
  });
}
await import(service.href);
