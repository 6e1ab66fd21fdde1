import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, mediaTypeOf, pageHeaders } from '../../electron/page-policy.ts';

describe('the page’s policy', () => {
  it('starts at nothing and allows the kiosk’s own files', () => {
    expect(contentSecurityPolicy.split('; ')).toEqual([
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
    ]);
  });

  it('is sent with every answer', () => {
    expect(pageHeaders).toMatchObject({
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

describe('a media type', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['assets/index-a.b.JS', 'text/javascript; charset=utf-8'],
    ['assets/plex.woff2', 'font/woff2'],
    ['assets/human.wasm', 'application/wasm'],
    ['assets/unknown.xyz', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(mediaTypeOf(file)).toBe(type);
  });
});
