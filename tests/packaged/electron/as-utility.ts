/** Loaded into a process that the program forked: Electron puts the way to the parent here, and nowhere else. */
import { EventEmitter } from 'node:events';

// A thread of that process loads this too, and has no parent to speak to.
if (process.send !== undefined) {
  const send = process.send.bind(process);
  const parentPort = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => send(message) });
  process.on('message', (data) => parentPort.emit('message', { data }));
  process.on('disconnect', () => process.exit());
  Object.assign(process, { parentPort, send: undefined });
}
