import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardDoor } from '../../../electron/browser/door.ts';
import { Sessions } from '../../../electron/browser/session.ts';
import { withoutSchemas } from '../../../electron/without-schemas.ts';

it('a connection of another user gets neither page nor photo, and the page’s code does not wait for its user', async () => {
  const app = Fastify(withoutSchemas);
  await app.register(cookie);
  const sessions = new Sessions(1);
  const answers = Promise.withResolvers<boolean>();
  const index = { type: 'text/html', bytes: Buffer.from('the page') };
  guardDoor({ app, host: 'kiosk', sessions, index: () => index, ownUser: () => answers.promise });
  app.get('/*', () => 'a file');
  const visit = sessions.redeem(sessions.newToken());
  const cookies = { [sessions.cookieName]: visit.kind === 'let-in' ? visit.session : '' };
  const get = (url: string, sent = cookies): Promise<{ statusCode: number }> =>
    app.inject({ url, headers: { host: 'kiosk' }, cookies: sent });

  const waiting = ['/', `/?token=${sessions.newToken()}`, '/photo/1', '/assets'].map((url) => get(url));
  expect(await get('/assets/app.js')).toMatchObject({ statusCode: 200 });
  expect(await get('/assets/app.js', {})).toMatchObject({ statusCode: 401 });
  answers.resolve(false);
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
});
