import { app, session, type Session, type WebContents } from 'electron';
import { basename } from 'node:path';
import {
  customerOrigin,
  customerPartition,
  isCustomerOrigin,
  isPageAddress,
  pageOrigin,
} from './page-origin.ts';
import { noWebRtc } from '../page-policy.ts';
import { setPermissionHandlers } from './permissions.ts';

const refuse = (event: { preventDefault(): void }): void => {
  event.preventDefault();
};

/**
 * Keeps every page where it is, from the moment that it exists: no navigation by link, form, script, redirect or
 * dropped file, no new window, no `<webview>`. The kiosk's own screens change by hash, which is no navigation, and
 * its own `loadURL` and `reload` do not come through here.
 */
export function refuseForeignContent(): void {
  app.on('web-contents-created', (_event, contents) => {
    contain(contents);
  });
  // A photo service behind an inspecting proxy is met in the main process; the page itself needs no certificate.
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, callback) => {
    event.preventDefault();
    callback(false);
  });
}

function contain(contents: WebContents): void {
  contents.on('will-navigate', refuse);
  contents.on('will-frame-navigate', refuse);
  contents.on('will-redirect', refuse);
  contents.on('will-attach-webview', refuse);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.setWebRTCIPHandlingPolicy(noWebRtc.ipHandling);
}

/**
 * Applies permissions, network and downloads to the session that the kiosk's window uses. After `ready`, and before a
 * page is loaded.
 */
export async function guardSession(): Promise<void> {
  const guarded = session.defaultSession;
  setPermissionHandlers(guarded);
  await refuseNetwork(guarded, pageOrigin);
  askBeforeDownloads(guarded);
  // Chromium fetches dictionaries from a server of its own.
  guarded.setSpellCheckerEnabled(false);
}

/**
 * The same for the customer's window, which has a session of its own: its own origin, the camera, and nothing saved.
 * After `ready`.
 */
export async function guardCustomerSession(): Promise<Session> {
  const guarded = session.fromPartition(customerPartition);
  setPermissionHandlers(guarded, isCustomerOrigin);
  await refuseNetwork(guarded, customerOrigin);
  guarded.on('will-download', refuse);
  guarded.setSpellCheckerEnabled(false);
  return guarded;
}

/**
 * The page's content security policy already forbids every other address; this is the second lock, for what a
 * policy does not cover. Development tools load themselves from `devtools:`, in unpackaged builds only. WebRTC's
 * connections are no requests: they end at a proxy that is nowhere, those to this computer too.
 */
async function refuseNetwork(guarded: Session, origin: string): Promise<void> {
  const own = [`${origin}/`, `blob:${origin}/`, 'data:', ...(app.isPackaged ? [] : ['devtools:'])];
  guarded.webRequest.onBeforeRequest(({ url }, callback) => {
    callback({ cancel: !own.some((start) => url.startsWith(start)) });
  });
  await guarded.setProxy({
    mode: 'fixed_servers',
    proxyRules: noWebRtc.proxy,
    proxyBypassRules: '<-loopback>',
  });
}

/** Receipts, slips and photos leave as blobs that the page has made, to a place that staff choose. */
function askBeforeDownloads(guarded: Session): void {
  guarded.on('will-download', (event, item) => {
    const url = item.getURL();
    if (!url.startsWith('blob:') || !isPageAddress(url.slice('blob:'.length))) {
      event.preventDefault();
      return;
    }
    item.setSaveDialogOptions({ defaultPath: basename(item.getFilename()) });
  });
}
