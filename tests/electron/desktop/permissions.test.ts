import type { Session } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { isAllowed, setPermissionHandlers } from '../../../electron/desktop/permissions.ts';
import { isCustomerOrigin } from '../../../electron/desktop/page-origin.ts';
import { strictDouble } from '../../support/kiosk/electron-double.ts';

const page = { origin: 'app://headroom', isMainFrame: true, media: ['video'] };

describe('the permission table', () => {
  it('gives the kiosk the camera', () => {
    expect(isAllowed('media', page)).toBe(true);
  });

  it.each([
    ['the microphone', { ...page, media: ['audio'] }],
    ['camera and microphone together', { ...page, media: ['video', 'audio'] }],
    ['an input of unknown kind', { ...page, media: ['unknown'] }],
    ['an input of no kind', { ...page, media: [] }],
    ['the camera to a frame inside the page', { ...page, isMainFrame: false }],
    ['the camera to another site', { ...page, origin: 'https://headroom' }],
    ['the camera to a host that begins alike', { ...page, origin: 'app://headroom.example' }],
    ['the camera to a page without an origin', { ...page, origin: 'null' }],
    ['the camera to an empty origin', { ...page, origin: '' }],
  ])('refuses %s', (_what, asker) => {
    expect(isAllowed('media', asker)).toBe(false);
  });

  it.each([
    'clipboard-read',
    'clipboard-sanitized-write',
    'display-capture',
    'fileSystem',
    'fullscreen',
    'geolocation',
    'hid',
    'idle-detection',
    'keyboardLock',
    'local-fonts',
    'local-network-access',
    'mediaKeySystem',
    'midi',
    'midiSysex',
    'notifications',
    'openExternal',
    'persistent-storage',
    'pointerLock',
    'sensors',
    'serial',
    'speaker-selection',
    'storage-access',
    'top-level-storage-access',
    'usb',
    'window-management',
    'unknown',
    'a permission of next year',
    'constructor',
    '__proto__',
  ])('refuses %s to the kiosk itself', (permission) => {
    expect(isAllowed(permission, page)).toBe(false);
  });
});

describe('the customer’s page', () => {
  const customer = { ...page, origin: 'app://customer' };

  it.each(['app://customer', 'app://customer/'])('has the camera in its own session as %s', (origin) => {
    expect(isAllowed('media', { ...customer, origin }, isCustomerOrigin)).toBe(true);
  });

  it('has nothing in the kiosk’s session, and the kiosk nothing in the customer’s', () => {
    expect(isAllowed('media', customer)).toBe(false);
    expect(isAllowed('media', page, isCustomerOrigin)).toBe(false);
  });

  it.each(['app://customer.example', 'app://customers', 'https://customer', 'null', ''])(
    'is refused %j',
    (origin) => {
      expect(isAllowed('media', { ...customer, origin }, isCustomerOrigin)).toBe(false);
    },
  );
});

describe('the session’s handlers', () => {
  const handlersOf = () => {
    const request = vi.fn<Session['setPermissionRequestHandler']>();
    const check = vi.fn<Session['setPermissionCheckHandler']>();
    const device = vi.fn<Session['setDevicePermissionHandler']>();
    setPermissionHandlers(
      strictDouble<Session>('session', {
        setPermissionRequestHandler: request,
        setPermissionCheckHandler: check,
        setDevicePermissionHandler: device,
      }),
    );
    return {
      request: request.mock.calls[0]?.[0],
      check: check.mock.calls[0]?.[0],
      device: device.mock.calls[0]?.[0],
    };
  };
  const contents = strictDouble<Electron.WebContents>('webContents', {});

  it.each([
    { requestingUrl: 'app://headroom/index.html', mediaTypes: ['video' as const], answer: true },
    { requestingUrl: 'app://headroom/index.html#/order', mediaTypes: ['video' as const], answer: true },
    {
      requestingUrl: 'app://headroom/index.html',
      mediaTypes: ['video' as const, 'audio' as const],
      answer: false,
    },
    { requestingUrl: 'https://example.com/', mediaTypes: ['video' as const], answer: false },
    { requestingUrl: 'app://headroom@example/', mediaTypes: ['video' as const], answer: false },
    { requestingUrl: '', mediaTypes: ['video' as const], answer: false },
  ])('answers a request for $mediaTypes from "$requestingUrl" with $answer', (asked) => {
    const callback = vi.fn();
    const { requestingUrl, mediaTypes } = asked;
    handlersOf().request?.(contents, 'media', callback, { isMainFrame: true, requestingUrl, mediaTypes });
    expect(callback.mock.calls).toEqual([[asked.answer]]);
  });

  it('refuses a request that carries no kind of media', () => {
    const callback = vi.fn();
    const details = { isMainFrame: true, requestingUrl: 'app://headroom/index.html' };
    handlersOf().request?.(contents, 'geolocation', callback, details);
    expect(callback.mock.calls).toEqual([[false]]);
  });

  it.each([
    { origin: 'app://headroom/', mediaType: 'video' as const, isMainFrame: true, answer: true },
    { origin: 'app://headroom/', mediaType: 'audio' as const, isMainFrame: true, answer: false },
    { origin: 'app://headroom/', mediaType: 'video' as const, isMainFrame: false, answer: false },
    { origin: 'https://example.com/', mediaType: 'video' as const, isMainFrame: true, answer: false },
  ])('answers a check for $mediaType from $origin (main frame: $isMainFrame) with $answer', (asked) => {
    const { origin, mediaType, isMainFrame } = asked;
    expect(handlersOf().check?.(null, 'media', origin, { mediaType, isMainFrame })).toBe(asked.answer);
  });

  it('refuses every device', () => {
    const device = { deviceType: 'usb' as const, origin: 'app://headroom', device: {} as Electron.USBDevice };
    expect(handlersOf().device?.(device)).toBe(false);
  });
});
