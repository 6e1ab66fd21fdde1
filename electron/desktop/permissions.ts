import type { Session } from 'electron';
import { isPageOrigin } from './page-origin.ts';

/** What Chromium says about the one who asks. */
interface Asker {
  /** Of the frame that asks. */
  readonly origin: string;
  readonly isMainFrame: boolean;
  /** For `media` only: the kinds of input that are asked for. */
  readonly media: readonly string[];
}

/**
 * The only permission that the kiosk gives, and why. Whatever is not in this table is refused: microphone,
 * location, notifications, clipboard, screen capture, files, USB, serial and what Chromium adds next year.
 */
const granted: Readonly<Record<string, (asker: Asker) => boolean>> = {
  // The portrait comes from a webcam. `video` alone: a request for picture and sound together is refused whole.
  media: ({ media }) => media.length > 0 && media.every((kind) => kind === 'video'),
};

/**
 * True when `asker` may have `permission`: own origin, main frame, video only.
 *
 * @param isOwn knows the origin of the page that the session is for
 */
export function isAllowed(permission: string, asker: Asker, isOwn = isPageOrigin): boolean {
  if (!asker.isMainFrame || !isOwn(asker.origin)) return false;
  const rule = Object.hasOwn(granted, permission) ? granted[permission] : undefined;
  return rule?.(asker) ?? false;
}

/** The origin of an address of a scheme that Node's `URL` calls opaque, such as `app://headroom/index.html`. */
const originOf = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : `${url.protocol}//${url.host}`;
};

/**
 * Answers both of Chromium's questions. The check handler matters as much as the request handler: without it
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
