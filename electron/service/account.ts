import { KioskError } from '../../shared/errors.ts';

/** The account that pays, with its region's addresses. Stays inside the main process. */
export interface ServiceAccount {
  readonly region: ServiceRegion;
  readonly baseUrl: string;
  /** Base address of the headshot endpoint; null when the service gave the account none. */
  readonly headshotBaseUrl: string | null;
  readonly apiKey: string;
  readonly apiSecret: string;
}
export type ServiceRegion = 'us' | 'eu' | 'other' | 'practice';

/** An account whose parts have been checked and cleaned. */
export interface CheckedAccount {
  readonly region: ServiceRegion;
  readonly baseUrl: URL;
  readonly headshotBaseUrl: URL | null;
  readonly apiKey: string;
  readonly apiSecret: string;
}

const credentialLimit = 512;
/**
 * Control characters and DEL: a line break pasted inside a key makes it a wrong key, which is not repaired.
 */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** True for this machine's own addresses, by name or number. */
export function isLoopback(url: URL): boolean {
  const host = url.hostname;
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** True for HTTPS anywhere, and for plain HTTP on this machine only. */
export function isSafeTransport(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/**
 * Checks an account before anything is sent with it.
 * @throws KioskError `INVALID_INPUT` naming the field; never its value
 */
export function checkAccount(account: ServiceAccount): CheckedAccount {
  return {
    region: account.region,
    baseUrl: checkBaseUrl('baseUrl', account.baseUrl, account.region),
    headshotBaseUrl:
      account.headshotBaseUrl === null
        ? null
        : checkBaseUrl('headshotBaseUrl', account.headshotBaseUrl, account.region),
    apiKey: checkCredential('apiKey', account.apiKey),
    apiSecret: checkCredential('apiSecret', account.apiSecret),
  };
}

function checkBaseUrl(field: 'baseUrl' | 'headshotBaseUrl', text: string, region: ServiceRegion): URL {
  const url = URL.parse(text.trim());
  if (url === null) throw invalid(field, 'not-an-address');
  if (!isSafeTransport(url)) throw invalid(field, 'not-https');
  // The practice service's key is public and its results belong to no account, so it must stay on this
  // machine.
  if (region === 'practice' && !isLoopback(url)) throw invalid(field, 'practice-is-local');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw invalid(field, 'has-extra-parts');
  }
  return url;
}

function checkCredential(field: 'apiKey' | 'apiSecret', value: string): string {
  const trimmed = value.trim();
  if (trimmed === '') throw invalid(field, 'empty');
  if (trimmed.length > credentialLimit) throw invalid(field, 'too-long');
  if (controlCharacter.test(trimmed)) throw invalid(field, 'control-character');
  return trimmed;
}

const invalid = (field: string, reason: string): KioskError =>
  new KioskError('INVALID_INPUT', `The account's ${field} cannot be used: ${reason}.`, { field, reason });
