/** Loaded into a process that the program forked, because Electron offers the channel to the parent only here. */
import { EventEmitter } from 'node:events';

// A thread of that process loads this too, but has no parent.
if (process.send !== undefined) {
  const send = process.send.bind(process);
  const parentPort = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => send(message) });
  process.on('message', (data) => parentPort.emit('message', { data }));
  process.on('disconnect', () => process.exit());
  Object.assign(process, { parentPort, send: undefined });
}
