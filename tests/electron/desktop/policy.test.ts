import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadItem, Session, WebContents } from 'electron';
import {
  guardCustomerSession,
  guardSession,
  refuseForeignContent,
} from '../../../electron/desktop/policy.ts';
import {
  emitterMembers,
  forgetAll,
  refusableEvent,
  strictDouble,
  tell,
} from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

describe('every page', () => {
  const newPage = () => {
    const app = emitterMembers();
    tell('app', { on: app.on });
    refuseForeignContent();
    const page = emitterMembers();
    const setWindowOpenHandler = vi.fn<WebContents['setWindowOpenHandler']>();
    const setWebRTCIPHandlingPolicy = vi.fn();
    const contents = strictDouble<WebContents>('webContents', {
      on: page.on,
      setWindowOpenHandler,
      setWebRTCIPHandlingPolicy,
    });
    app.emitter.emit('web-contents-created', {}, contents);
    const openHandler = setWindowOpenHandler.mock.calls[0]?.[0];
    return { app: app.emitter, page: page.emitter, openHandler, setWebRTCIPHandlingPolicy };
  };

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'is refused %s',
    (name) => {
      const event = refusableEvent();
      newPage().page.emit(name, event);
      expect(event.refused).toBe(true);
    },
  );

  it('opens no other window', () => {
    const asked = { url: 'app://headroom/index.html' } as Electron.HandlerDetails;
    expect(newPage().openHandler?.(asked)).toEqual({ action: 'deny' });
  });

  it('sends no WebRTC packet past a proxy', () => {
    expect(newPage().setWebRTCIPHandlingPolicy.mock.calls).toEqual([['disable_non_proxied_udp']]);
  });

  it('accepts no bad certificate', () => {
    const event = refusableEvent();
    const callback = vi.fn();
    newPage().app.emit('certificate-error', event, {}, 'https://example.com/', 'ERR', {}, callback);
    expect(event.refused).toBe(true);
    expect(callback.mock.calls).toEqual([[false]]);
  });
});

describe('the session', () => {
  const guarded = async (isPackaged = true) => {
    const { emitter, on } = emitterMembers();
    const onBeforeRequest =
      vi.fn<(listener: (details: object, answer: (response: object) => void) => void) => void>();
    const setSpellCheckerEnabled = vi.fn();
    const requestHandler = vi.fn();
    const checkHandler = vi.fn();
    const setProxy = vi.fn(() => Promise.resolve());
    const defaultSession = strictDouble<Session>('session', {
      on,
      setProxy,
      webRequest: { onBeforeRequest },
      setSpellCheckerEnabled,
      setPermissionRequestHandler: requestHandler,
      setPermissionCheckHandler: checkHandler,
      setDevicePermissionHandler: vi.fn(),
    });
    tell('app', { isPackaged });
    tell('session', { defaultSession });
    await guardSession();
    return { emitter, onBeforeRequest, setSpellCheckerEnabled, requestHandler, checkHandler, setProxy };
  };

  const answerTo = async (url: string, isPackaged = true): Promise<unknown> => {
    const answer = vi.fn();
    (await guarded(isPackaged)).onBeforeRequest.mock.calls[0]?.[0]({ url }, answer);
    return answer.mock.calls[0]?.[0];
  };

  it.each(['app://headroom/index.html', 'blob:app://headroom/1-2-3', 'data:image/png;base64,AA=='])(
    'loads %s',
    async (url) => {
      expect(await answerTo(url)).toEqual({ cancel: false });
    },
  );

  it.each([
    'https://example.com/pixel.png',
    'http://127.0.0.1:8080/',
    'ws://127.0.0.1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'app://headroom.example/index.html',
    'blob:https://example.com/1-2-3',
    'devtools://devtools/bundled/inspector.html',
  ])('does not load %s', async (url) => {
    expect(await answerTo(url)).toEqual({ cancel: true });
  });

  it('lets a developer’s build load its tools', async () => {
    expect(await answerTo('devtools://devtools/bundled/inspector.html', false)).toEqual({ cancel: false });
  });

  it('makes no WebRTC connection over TCP, not even to this computer', async () => {
    const proxy = { mode: 'fixed_servers', proxyRules: '0.0.0.0:0', proxyBypassRules: '<-loopback>' };
    expect((await guarded()).setProxy.mock.calls).toEqual([[proxy]]);
  });

  it('fetches no dictionary', async () => {
    expect((await guarded()).setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  });

  it('sets both permission handlers', async () => {
    const { requestHandler, checkHandler } = await guarded();
    expect(requestHandler).toHaveBeenCalledOnce();
    expect(checkHandler).toHaveBeenCalledOnce();
  });

  const download = async (url: string, filename: string) => {
    const event = refusableEvent();
    const setSaveDialogOptions = vi.fn();
    const item = strictDouble<DownloadItem>('downloadItem', {
      getURL: () => url,
      getFilename: () => filename,
      setSaveDialogOptions,
    });
    (await guarded()).emitter.emit('will-download', event, item);
    return { refused: event.refused, dialogs: setSaveDialogOptions.mock.calls };
  };

  it('asks where to save a blob of the page', async () => {
    expect(await download('blob:app://headroom/1-2-3', 'receipt.pdf')).toEqual({
      refused: false,
      dialogs: [[{ defaultPath: 'receipt.pdf' }]],
    });
  });

  it('proposes a name without a folder', async () => {
    expect((await download('blob:app://headroom/1-2-3', '../../autostart/x.pdf')).dialogs).toEqual([
      [{ defaultPath: 'x.pdf' }],
    ]);
  });

  it.each([
    'https://example.com/x.exe',
    'data:application/pdf;base64,AA==',
    'blob:https://example.com/1-2-3',
    'blob:app://headroom.example/1-2-3',
    'app://headroom/index.html',
    'file:///etc/passwd',
  ])('saves nothing from %s', async (url) => {
    expect(await download(url, 'x.pdf')).toEqual({ refused: true, dialogs: [] });
  });
});

describe('the session of the customer’s window', () => {
  const guarded = async () => {
    const { emitter, on } = emitterMembers();
    const onBeforeRequest =
      vi.fn<(listener: (details: object, answer: (response: object) => void) => void) => void>();
    const checkHandler = vi.fn<Session['setPermissionCheckHandler']>();
    const own = strictDouble<Session>('session', {
      on,
      setProxy: vi.fn(() => Promise.resolve()),
      webRequest: { onBeforeRequest },
      setSpellCheckerEnabled: vi.fn(),
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: checkHandler,
      setDevicePermissionHandler: vi.fn(),
    });
    const fromPartition = vi.fn(() => own);
    tell('app', { isPackaged: true });
    tell('session', { fromPartition });
    await guardCustomerSession();
    return { emitter, onBeforeRequest, checkHandler, fromPartition };
  };

  it('is a separate one, which is never written to disk', async () => {
    expect((await guarded()).fromPartition.mock.calls).toEqual([['customer-screen']]);
  });

  it.each([
    ['app://customer/customer.html', false],
    ['app://customer/feed/3', false],
    ['blob:app://customer/1-2-3', false],
    ['app://headroom/index.html', true],
    [`app://headroom/photo/img_${'0'.repeat(32)}`, true],
    ['app://customer.example/customer.html', true],
    ['https://example.com/', true],
    ['file:///etc/passwd', true],
  ])('loads only from itself: %s, refused: %s', async (url, cancel) => {
    const answer = vi.fn();
    (await guarded()).onBeforeRequest.mock.calls[0]?.[0]({ url }, answer);
    expect(answer.mock.calls).toEqual([[{ cancel }]]);
  });

  it('gives the camera to the customer’s page, and nothing to the kiosk’s', async () => {
    const check = (await guarded()).checkHandler.mock.calls[0]?.[0];
    const contents = strictDouble<WebContents>('webContents', {});
    const details = { isMainFrame: true, mediaType: 'video' as const };
    expect(check?.(contents, 'media', 'app://customer/', details)).toBe(true);
    expect(check?.(contents, 'media', 'app://headroom/', details)).toBe(false);
    expect(check?.(contents, 'clipboard-read', 'app://customer/', details)).toBe(false);
  });

  it('saves nothing', async () => {
    const event = refusableEvent();
    (await guarded()).emitter.emit('will-download', event, {});
    expect(event.refused).toBe(true);
  });
});
