import type { BrowserContext, Page, Route } from '@playwright/test';
import { EventEmitter } from 'node:events';
import { toChromium, toElectron } from './addresses.ts';
import { browser } from './chromium.ts';
import { stage, troubles } from './stage.ts';

type Handler = (request: Request) => Response | Promise<Response>;
type RequestListener = (
  details: { readonly url: string },
  callback: (answer: { readonly cancel?: boolean }) => void,
) => void;
type PermissionHandler = (
  contents: null,
  permission: string,
  callback: (granted: boolean) => void,
  details: {
    readonly requestingUrl: string;
    readonly isMainFrame: boolean;
    readonly mediaTypes: readonly string[];
  },
) => void;

/** Chromium's names of the devices that the program's handler decides about. */
const devices = { camera: 'video', microphone: 'audio' } as const;
/** Further permissions that it decides about, by the name that they have in Electron and in Chromium. */
const permissions = ['geolocation', 'notifications', 'clipboard-read', 'midi', 'idle-detection'] as const;

/**
 * Chromium would stop a navigation that this header forbids itself, and show its own error page. Electron asks the program
 * first, so the program decides here as well.
 */
const withoutAllowlist = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'connection-allowlist'));

const registered = new Set<string>();

/** One of Electron's sessions: a context of Chromium, in which the program's handlers answer every request. */
export class Session extends EventEmitter {
  readonly #handlers = new Map<string, Handler>();
  #onRequest: RequestListener = (_details, callback) => callback({});
  #onPermission: PermissionHandler | null = null;
  #context: Promise<BrowserContext> | undefined;

  readonly protocol = {
    handle: (scheme: string, handler: Handler): void => {
      if (!registered.has(scheme)) throw new Error(`The scheme ${scheme}: was not registered.`);
      this.#handlers.set(scheme, handler);
    },
  };
  readonly webRequest = {
    onBeforeRequest: (listener: RequestListener): void => {
      this.#onRequest = listener;
    },
  };
  readonly setPermissionRequestHandler = (handler: PermissionHandler): void => {
    this.#onPermission = handler;
  };
  // Chromium gets its permissions once, when a page is opened, and reaches no network, so it never asks these.
  readonly setPermissionCheckHandler = (): void => undefined;
  readonly setDevicePermissionHandler = (): void => undefined;
  readonly setSpellCheckerEnabled = (): void => undefined;
  readonly setProxy = (): Promise<void> => Promise.resolve();

  async newPage(): Promise<Page> {
    this.#context ??= browser().then(async (running) => {
      const context = await running.newContext();
      // A window that a page opens has no program behind it. Nothing leaves the machine, whatever is tried.
      await context.route('**/*', (route) => route.abort());
      return context;
    });
    return (await this.#context).newPage();
  }

  /** Gives a page the devices that the program allows. */
  async grant(page: Page, requestingUrl: string): Promise<void> {
    const granted: string[] = [];
    for (const [name, kind] of Object.entries(devices)) {
      const details = { requestingUrl, isMainFrame: true, mediaTypes: [kind] };
      this.#onPermission?.(null, 'media', (isGranted) => isGranted && granted.push(name), details);
    }
    for (const name of permissions) {
      const details = { requestingUrl, isMainFrame: true, mediaTypes: [] };
      this.#onPermission?.(null, name, (isGranted) => isGranted && granted.push(name), details);
    }
    await page.context().grantPermissions(granted, { origin: new URL(toChromium(requestingUrl)).origin });
  }

  /** Lets the program answer a page's request. */
  async answer(route: Route, gone: AbortSignal): Promise<void> {
    const asked = route.request();
    const url = toElectron(asked.url());
    const refuse = (reason: string): Promise<void> => {
      troubles.push(`${asked.method()} ${url}: ${reason}`);
      return route.abort();
    };
    const cancelled = await new Promise((resolve) => {
      this.#onRequest({ url }, ({ cancel = false }) => resolve(cancel));
    });
    if (cancelled) return refuse('cancelled');
    const handler = this.#handlers.get(new URL(url).protocol.slice(0, -1));
    if (handler === undefined) {
      stage.letOut.push(url);
      return refuse('no handler');
    }
    const body = asked.postDataBuffer();
    const request = new Request(url, {
      method: asked.method(),
      signal: gone,
      ...(body && { body: Uint8Array.from(body) }),
    });
    const response = await handler(request);
    if (!response.ok) troubles.push(`${asked.method()} ${url}: ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (gone.aborted) return;
    await route.fulfill({
      status: response.status,
      headers: withoutAllowlist(response.headers),
      body: bytes,
    });
  }
}

const partitions = new Map<string, Session>();
export const session = {
  defaultSession: new Session(),
  fromPartition(name: string): Session {
    const known = partitions.get(name) ?? new Session();
    partitions.set(name, known);
    return known;
  },
};

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string }[]): void {
    for (const { scheme } of schemes) registered.add(scheme);
  },
  handle: session.defaultSession.protocol.handle,
};
