import { describe, expect, it } from 'vitest';
import { localServer } from '../local-server.ts';

const created = Date.UTC(2026, 2, 20, 12);
const DAY = 86_400_000;
const jpeg = Buffer.from('\xff\xd8\xff\xe0 a final', 'latin1');

function photoWithCode() {
  let now = created;
  const { server, store } = localServer({}, () => now);
  store.photos.insert({ uuid: 'p', specCode: 'uk-passport', createdAt: created, issues: [] });
  store.photos.addImage('p', { kind: 'final', bytes: jpeg });
  const { code } = store.photos.codeFor('p');
  return {
    path: `/codes/${code.split('/')[1] ?? ''}`,
    open: (url: string) => server.inject({ method: 'GET', url }),
    at: (moment: number) => (now = moment),
  };
}

describe('a photo code', () => {
  it('leads to the final, as a JPEG', async () => {
    const { open, path } = photoWithCode();
    const answer = await open(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.rawPayload).toEqual(jpeg);
  });

  it('leads there until 21 days have passed, to the second, and afterwards says so', async () => {
    const { open, path, at } = photoWithCode();
    at(created + 21 * DAY - 1);
    expect((await open(path)).statusCode).toBe(200);
    at(created + 21 * DAY);
    const late = await open(path);
    expect([late.statusCode, late.json()]).toEqual([
      410,
      { error: { code: 'CODE_EXPIRED', message: 'This photo code has expired.' } },
    ]);
  });

  it.each(['/codes/ZZZZZZZZ', '/codes/', '/codes/..%2f..%2fpractice.key', '/codes/%00'])(
    'that was never given leads nowhere: %s',
    async (path) => {
      expect((await photoWithCode().open(path)).statusCode).toBe(404);
    },
  );
});
