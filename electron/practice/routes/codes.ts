/**
 * Opens practice photo codes: `prac.zz/ABCD2345` is at `/codes/ABCD2345` of the service that issued it, and only
 * there. As with real codes, anyone who has the code can see the photo until the code expires.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CODE_HOST } from '../codes.ts';
import { PracticeError } from '../errors.ts';
import type { Store } from '../store/index.ts';

const codeParams = z.object({ characters: z.string() });

/** @param now Unix milliseconds */
export function addCodeRoute(server: FastifyInstance, store: Store, now: () => number): void {
  server.get('/codes/:characters', (request, reply) => {
    const { characters } = codeParams.parse(request.params);
    const coded = store.photos.findByCode(`${CODE_HOST}/${characters}`);
    if (coded === null) throw new PracticeError('UNKNOWN_CODE', 'There is no photo with this code.');
    if (now() >= coded.expiresAt) throw new PracticeError('CODE_EXPIRED', 'This photo code has expired.');
    const name = store.photos.imageName(coded.photoUuid, 'final');
    const photo = name === null ? null : store.photos.readImage(name);
    if (photo === null) throw new Error('A photo with a code has lost its final');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(photo);
  });
}
