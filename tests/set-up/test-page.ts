/**
 * Set-up of every file with tests of the page. They share a process and a window, so each file leaves both as it found
 * them. Nothing listens at the window's address: a request that no test answers fails the test that made it.
 */
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { START_LOCATION } from 'vue-router';
import { router } from '../../renderer/router.ts';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

const unanswered: string[] = [];
function refuse(url: string): void {
  if (url.startsWith('data:') || url.startsWith('blob:')) return;
  unanswered.push(url);
  throw new TypeError(`Tests of the page have no network: ${url}`);
}
window.happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: ({ request }) => Promise.resolve(request.url).then(refuse),
  beforeSyncRequest: ({ request }) => refuse(request.url),
};

// A click on a link to save a file would load the file in place of the page, for every file of tests that follows.
window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
window.happyDOM.settings.navigation.disableFallbackToSetURL = true;

function failOnRequests(): void {
  const urls = unanswered.splice(0);
  if (urls.length > 0)
    throw new Error(`The page requested ${urls.join(', ')}. Answer it with vi.stubGlobal('fetch', …).`);
}
afterEach(failOnRequests);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete document.documentElement.dataset['theme'];
  // A file that opened no screen does not load the desk's.
  if (router.currentRoute.value !== START_LOCATION) await router.replace('/');
  failOnRequests();
});
