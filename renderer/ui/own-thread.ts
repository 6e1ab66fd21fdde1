/**
 * Returns the address if it is of the page's own origin. Blobs share that origin, but any text can become one, so they
 * are refused.
 */
function ownAddress(address: string): string {
  const { protocol, host, href } = new URL(address, location.href);
  if (protocol === location.protocol && host === location.host) return href;
  throw new TypeError('This is no script of the kiosk.');
}

/** The only way from text to a script's address: the page's policy refuses every other. */
const policy = globalThis.trustedTypes?.createPolicy('headroom-thread', { createScriptURL: ownAddress });

/**
 * Starts a worker of the kiosk's own build.
 *
 * @param address of its script, as Vite gives it for `?worker&url`
 * @param name shown in development tools
 */
export function startOwnThread(address: string, name: string): Worker {
  const script = policy?.createScriptURL(address) ?? ownAddress(address);
  return new Worker(script as string, { type: 'module', name });
}
