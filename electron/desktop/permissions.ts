import type { Session } from 'electron';
import { isPageOrigin } from './page-origin.ts';

/** Chromium's description of the frame that asks. */
interface Asker {
  /** Origin of the frame that asks. */
  readonly origin: string;
  readonly isMainFrame: boolean;
  /** For `media` only: the requested kinds of input. */
  readonly media: readonly string[];
}

/**
 * The only permission that the kiosk grants. Everything else is refused: microphone, location, notifications,
 * clipboard, screen capture, files, USB, serial and whatever Chromium adds next year.
 */
const granted: Readonly<Record<string, (asker: Asker) => boolean>> = {
  // The portrait comes from a webcam. `video` alone: a request for video and audio together is refused entirely.
  media: ({ media }) => media.length > 0 && media.every((kind) => kind === 'video'),
};

/**
 * True when `asker` may have `permission`: own origin, main frame, video only.
 *
 * @param isOwn recognises the origin of the session's page
 */
export function isAllowed(permission: string, asker: Asker, isOwn = isPageOrigin): boolean {
  if (!asker.isMainFrame || !isOwn(asker.origin)) return false;
  const rule = Object.hasOwn(granted, permission) ? granted[permission] : undefined;
  return rule?.(asker) ?? false;
}

/**
 * Returns the origin of an address whose scheme Node's `URL` treats as opaque, such as `app://headroom/index.html`.
 */
const originOf = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : `${url.protocol}//${url.host}`;
};

/**
 * Answers both permission requests and permission checks. The checks matter as much: without a handler,
 * `navigator.permissions`, device labels and several device interfaces are open to any frame.
 */
export function setPermissionHandlers(session: Session, isOwn = isPageOrigin): void {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const { isMainFrame } = details;
    const asker = { origin: originOf(details.requestingUrl), isMainFrame, media };
    callback(isAllowed(permission, asker, isOwn));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    const media = details.mediaType === undefined ? [] : [details.mediaType];
    return isAllowed(permission, { origin, isMainFrame: details.isMainFrame, media }, isOwn);
  });
  session.setDevicePermissionHandler(() => false);
}
