import { describe, expect, it, vi } from 'vitest';
import type { CustomerPage } from '../../../electron/customer-screen/customer-screen.ts';
import { answerCustomer } from '../../../electron/customer-screen/requests.ts';
import type { ShownState } from '../../../shared/customer-screen.ts';

const state: ShownState = {
  version: 4,
  n: 2,
  studioName: 'Harbour Photo',
  logo: null,
  language: 'en',
  theme: 'dark',
  said: null,
  scene: { kind: 'idle' },
};
const { signal } = new AbortController();

function asked() {
  const page = {
    next: vi.fn<CustomerPage['next']>(() => Promise.resolve(state)),
    picture: vi.fn<CustomerPage['picture']>((n) =>
      Promise.resolve(n === 2 ? { mime: 'image/jpeg', bytes: new Uint8Array([1]) } : null),
    ),
    logo: vi.fn<CustomerPage['logo']>((version) =>
      version === 7 ? { mime: 'image/png', bytes: new Uint8Array([1]) } : null,
    ),
    live: vi.fn<CustomerPage['live']>(() => null),
    say: vi.fn<CustomerPage['say']>((n) => n === 2),
  };
  return { page, ask: (method: string, path: string) => answerCustomer(page, { method, path, signal }) };
}

describe('requests of the customer’s page', () => {
  it('get the scene after the one that the page has', async () => {
    const { page, ask } = asked();
    expect(await ask('GET', 'feed/3')).toEqual({
      status: 200,
      type: 'application/json',
      body: JSON.stringify(state),
    });
    expect(page.next.mock.calls).toEqual([[3, signal]]);
  });

  it('get the picture that is shown', async () => {
    const { ask } = asked();
    expect(await ask('GET', 'picture/2')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(await ask('GET', 'picture/1')).toEqual({ status: 404 });
  });

  it('get the studio’s logo, of the version that is shown', async () => {
    const { ask } = asked();
    expect(await ask('GET', 'logo/7')).toMatchObject({ status: 200, type: 'image/png' });
    expect(await ask('GET', 'logo/6')).toEqual({ status: 404 });
    expect(await ask('POST', 'logo/7')).toEqual({ status: 405 });
  });

  it('get the newest frame of a camera that another program drives, while there is one', async () => {
    const { page, ask } = asked();
    expect(await ask('GET', 'live')).toEqual({ status: 404 });
    page.live.mockReturnValue(new Uint8Array([1]));
    expect(await ask('GET', 'live')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(await ask('POST', 'live')).toEqual({ status: 405 });
  });

  it('send the customer’s answer, which may come too late', async () => {
    const { page, ask } = asked();
    expect(await ask('POST', 'word/2/fine')).toEqual({ status: 204 });
    expect(await ask('POST', 'word/1/again')).toEqual({ status: 409 });
    expect(page.say.mock.calls).toEqual([
      [2, 'fine'],
      [1, 'again'],
    ]);
  });

  it.each([
    ['GET', 'word/2/fine'],
    ['POST', 'picture/2'],
    ['POST', 'feed/0'],
  ])('get nothing with %s %s', async (method, path) => {
    expect(await asked().ask(method, path)).toEqual({ status: 405 });
  });

  it.each([
    'call/desk',
    'events',
    `photo/img_${'0'.repeat(32)}`,
    'feed',
    'feed/',
    'feed/-1',
    'feed/1/2',
    'picture/1e9',
    'picture/%32',
    'picture/../feed/1',
    'word/2/maybe',
    'word/2/finest',
    '',
  ])('leave %j to the page’s files', async (path) => {
    expect(await asked().ask('GET', path)).toBeNull();
    expect(await asked().ask('POST', path)).toBeNull();
  });
});
