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
 * Keeps every page where it is, from its creation: no navigation by link, form, script, redirect or dropped file, no
 * new window, no `<webview>`. The kiosk's own screens change by hash, which is not a navigation, and its own
 * `loadURL` and `reload` do not pass through here.
 */
export function refuseForeignContent(): void {
  app.on('web-contents-created', (_event, contents) => {
    contain(contents);
  });
  // The main process handles a photo service behind an inspecting proxy; the page itself needs no certificate.
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
 * Applies permissions, network and downloads to the session of the kiosk's window. Call after `ready`, and before a
 * page is loaded.
 */
export async function guardSession(): Promise<void> {
  const guarded = session.defaultSession;
  setPermissionHandlers(guarded);
  await refuseNetwork(guarded, pageOrigin);
  askBeforeDownloads(guarded);
  // Chromium would fetch dictionaries from its own server.
  guarded.setSpellCheckerEnabled(false);
}

/**
 * Does the same for the customer's window, which has its own session: its own origin, the camera, and nothing saved.
 * Call after `ready`.
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
 * Blocks every address but the page's own. The page's content security policy already forbids them; this also covers
 * what a policy does not. Development tools load from `devtools:`, in unpackaged builds only. WebRTC connections are
 * not requests, so they are sent to a proxy that does not exist, including those to this computer.
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

/** Receipts, slips and photos leave as blobs that the page has made, to a folder that staff choose. */
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
