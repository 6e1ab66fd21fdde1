/** The kiosk's own page in Electron: one scheme, one host, one page. */
export const appScheme = 'app';
const pageHost = 'headroom';
export const pageOrigin = `${appScheme}://${pageHost}`;
export const pageAddress = `${pageOrigin}/index.html`;

/**
 * True when `address` is on the page's own origin. The slash after the host is part of the test, so that
 * `app://headroom.example/` and `app://headroom@example/` are foreign.
 */
export const isPageAddress = (address: string): boolean => address.startsWith(`${pageOrigin}/`);

/**
 * True when `origin` is the page's own, with or without the closing slash that Chromium adds in some of its
 * permission questions.
 */
export const isPageOrigin = (origin: string): boolean => origin === pageOrigin || origin === `${pageOrigin}/`;
