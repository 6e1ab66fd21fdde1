/** A service on a thread of its own: it answers while the test's thread is blocked. */
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { answer, afterMs, pieces } = workerData as {
  readonly answer: string;
  readonly afterMs: number;
  /**
   * The answer comes in this number of pieces, one after each wait; the last piece never comes when `isWhole` is false.
   */
  readonly pieces: number;
};
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    parentPort?.postMessage('asked');
    const size = Math.ceil(answer.length / pieces);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
    let at = 0;
    const next = (): void => {
      response.write(answer.slice(at, at + size));
      at += size;
      if (at < answer.length) setTimeout(next, afterMs);
    };
    setTimeout(next, afterMs);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(address !== null && typeof address === 'object' ? address.port : 0);
});
