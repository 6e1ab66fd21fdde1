/** The kiosk's own page in Electron: one scheme, one host, one page. */
export const appScheme = 'app';
const pageHost = 'headroom';
export const pageOrigin = `${appScheme}://${pageHost}`;
export const pageAddress = `${pageOrigin}/index.html`;

/**
 * Origin of the customer's page: another host, so it shares no storage, no channel and no picture with the kiosk's
 * page. It is served in a session of its own, in which the kiosk's host does not exist.
 */
export const customerOrigin = `${appScheme}://customer`;
export const customerAddress = `${customerOrigin}/customer.html`;
/** In memory only: nothing that a customer has seen outlives the kiosk. */
export const customerPartition = 'customer-screen';

/**
 * True when `address` is on the page's own origin. The slash after the host is part of the test, so that
 * `app://headroom.example/` and `app://headroom@example/` are foreign.
 */
export const isPageAddress = (address: string): boolean => address.startsWith(`${pageOrigin}/`);

/**
 * True when `origin` is the page's own, with or without the closing slash that Chromium adds in some permission
 * requests.
 */
export const isPageOrigin = (origin: string): boolean => origin === pageOrigin || origin === `${pageOrigin}/`;

/** True when `origin` is the customer page's, like `isPageOrigin`. */
export const isCustomerOrigin = (origin: string): boolean =>
  origin === customerOrigin || origin === `${customerOrigin}/`;
