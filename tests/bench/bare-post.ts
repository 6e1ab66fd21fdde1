import http from 'node:http';
import { requestBody } from '../../electron/service/request-body.ts';

/** Returns the complete body that the client would send, built without a second copy. */
export function readyBody(...parts: Parameters<typeof requestBody>): Buffer {
  const body = requestBody(...parts);
  const ready = Buffer.allocUnsafeSlow(body.byteLength);
  let at = 0;
  for (const piece of body.pieces()) {
    at += typeof piece === 'string' ? ready.write(piece, at, 'latin1') : piece.copy(ready, at);
  }
  return ready;
}

/** Sends the peer's call: Node's own POST of a finished body, on a fresh connection. */
export function barePost(baseUrl: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
    const options = { method: 'POST', agent: false, headers } as const;
    const request = http.request(`${baseUrl}/v2/makeIdPhotoWatermark`, options);
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume().on('end', resolve);
    });
    request.end(body);
  });
}
