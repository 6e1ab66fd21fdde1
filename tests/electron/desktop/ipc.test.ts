import type { BrowserWindow, IpcMainInvokeEvent, WebContents, WebFrameMain } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectPage } from '../../../electron/desktop/ipc.ts';
import type { Kiosk } from '../../../electron/kiosk.ts';
import { callNames } from '../../../shared/contract.ts';
import { emitterMembers, forgetAll, strictDouble, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

type Frame = Pick<WebFrameMain, 'url' | 'origin' | 'parent'>;
const ownFrame: Frame = { url: 'app://headroom/index.html#/desk', origin: 'app://headroom', parent: null };

function connected() {
  const handle = vi.fn<Electron.IpcMain['handle']>();
  tell('ipcMain', { handle });
  const send = vi.fn();
  const isCrashed = vi.fn(() => false);
  const webContents = strictDouble<WebContents>('webContents', { send, isCrashed });
  const { emitter, once } = emitterMembers();
  const dispatch = vi.fn<Kiosk['dispatch']>().mockResolvedValue({ ok: true, value: 'answer' });
  const stop = vi.fn();
  const on = vi.fn<Kiosk['on']>(() => stop);
  connectPage({ dispatch, on }, strictDouble<BrowserWindow>('window', { webContents, once }));
  const handlers = new Map(handle.mock.calls);
  const call = (channel: string, frame: Frame | null, sender = webContents): unknown => {
    const event = { sender, senderFrame: frame } as unknown as IpcMainInvokeEvent;
    return handlers.get(channel)?.(event, { text: 'Ada' });
  };
  return { handlers, call, dispatch, send, isCrashed, publish: on.mock.calls[0]?.[0], stop, window: emitter };
}

describe('calls of the page', () => {
  it('have one channel each and no other', () => {
    expect([...connected().handlers.keys()]).toEqual(callNames.map((name) => `headroom:${name}`));
  });

  it('reach the kiosk by name, with their arguments, and come back with its answer', async () => {
    const { call, dispatch } = connected();
    await expect(call('headroom:findOrders', ownFrame)).resolves.toEqual({ ok: true, value: 'answer' });
    expect(dispatch.mock.calls).toEqual([['findOrders', { trusted: true }, { text: 'Ada' }]]);
  });

  it.each<[string, Frame | null]>([
    ['a frame that is gone', null],
    ['a frame inside the page', { ...ownFrame, parent: strictDouble<WebFrameMain>('parent frame', {}) }],
    ['another site', { ...ownFrame, url: 'https://example.com/', origin: 'https://example.com' }],
    [
      'a host that begins alike',
      { ...ownFrame, url: 'app://headroom.example/', origin: 'app://headroom.example' },
    ],
    ['a page without an origin at the right address', { ...ownFrame, origin: 'null' }],
    ['an empty page with the right origin', { ...ownFrame, url: 'about:blank' }],
    ['a local file', { ...ownFrame, url: 'file:///index.html', origin: 'file://' }],
  ])('are refused from %s', (_what, frame) => {
    const { call, dispatch } = connected();
    void call('headroom:desk', frame);
    expect(dispatch.mock.calls.map(([, sender]) => sender)).toEqual([{ trusted: false }]);
  });

  it('are refused from another window', () => {
    const { call, dispatch } = connected();
    void call('headroom:desk', ownFrame, strictDouble<WebContents>('other webContents', {}));
    expect(dispatch.mock.calls.map(([, sender]) => sender)).toEqual([{ trusted: false }]);
  });
});

describe('events of the kiosk', () => {
  it('go to the page on their own channel', () => {
    const { publish, send } = connected();
    publish?.('orderChanged', { orderId: 'ord_1' });
    expect(send.mock.calls).toEqual([['headroom:orderChanged', { orderId: 'ord_1' }]]);
  });

  it('are not sent to a page that has crashed', () => {
    const { publish, send, isCrashed } = connected();
    isCrashed.mockReturnValue(true);
    publish?.('orderChanged', { orderId: 'ord_1' });
    expect(send).not.toHaveBeenCalled();
  });

  it('end with the window', () => {
    const { window, stop } = connected();
    window.emit('closed');
    expect(stop).toHaveBeenCalledOnce();
  });
});
