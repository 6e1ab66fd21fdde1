/** The headers and policies with which both hosts serve the page. Imports nothing: neither Electron nor a server. */

/**
 * Forbids everything by default and allows what the kiosk's own build needs: no inline script, no `eval`, no other
 * address. The picture analysis compiles WebAssembly, which Chromium counts as a separate kind of script. Trusted
 * Types: only Vue, for its own templates, and renderer/ui/own-thread.ts, for the page's threads, may turn text into
 * markup or script.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue headroom-thread',
].join('; ');

/**
 * Devices and data of the computer that no page gets, whatever a person answers to a browser's question. The camera is for
 * the page itself, not for frames in it.
 */
const permissionsPolicy = [
  'camera=(self)',
  ...['microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi', 'display-capture', 'clipboard-read'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/**
 * Sent with every answer on the page's origin, including photos and refusals. No content security policy covers
 * WebRTC, so a script could reach any address with it; since version 149, the second header makes Chromium refuse its
 * sockets.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Connection-Allowlist': '(response-origin);webrtc=block',
  'Permissions-Policy': permissionsPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Does the same without the header, for a host that can configure Chromium: WebRTC sends no UDP past a proxy, and the
 * only proxy is an address where nothing can listen.
 */
export const noWebRtc = { ipHandling: 'disable_non_proxied_udp', proxy: '0.0.0.0:0' } as const;

/** Media types by file ending, for the files in the page's build. Other files are sent as plain bytes. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Returns the media type of one of the page's files from the ending of its name or address. */
export function mediaTypeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypes[ending] ?? 'application/octet-stream';
}
