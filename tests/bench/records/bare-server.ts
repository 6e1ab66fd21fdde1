/**
 * A process that answers each POST with 4 kB, as long as a search's answer, and says for how long it was blocked. It tells its port and ends
 * with its parent.
 */
import './holds.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = Buffer.alloc(4_096, 1);
// Connections stay open, as the kiosk's do.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  request.resume().on('end', () => response.end(answer));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
