import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Time for which a one-time address lets a page in, ms: long enough to copy it from a terminal; our own figure. */
const tokenLifeMs = 60_000;
/** Number of spent addresses that are remembered, so that their owner can be shown a new one. */
const mostSpent = 100;

/**
 * The result of a visit with a token: a session, an address that existed but is used or expired, or a wrong guess.
 */
export type Visit =
  | { readonly kind: 'let-in'; readonly session: string }
  | { readonly kind: 'spent' }
  | { readonly kind: 'unknown' };

/**
 * Decides who may use the kiosk over loopback. A one-time token in the address lets a page in, once and within a
 * minute; from then on, a cookie identifies the page. Every other request on this machine is refused.
 */
export class Sessions {
  readonly cookieName: string;
  readonly #now: () => number;
  /** Each valid token with the time at which it expires. */
  readonly #tokens = new Map<string, number>();
  readonly #spent: string[] = [];
  readonly #sessions = new Set<string>();

  /**
   * @param port part of the cookie's name, because cookies do not distinguish ports
   * @param now a monotonic clock, ms
   */
  constructor(port: number, now: () => number = () => performance.now()) {
    this.cookieName = `headroom-${port}`;
    this.#now = now;
  }

  newToken(): string {
    this.#expire();
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, this.#now() + tokenLifeMs);
    return token;
  }

  /** Uses up a token. */
  redeem(token: string): Visit {
    this.#expire();
    const known = [...this.#tokens.keys()].find((each) => sameText(each, token));
    if (known === undefined) {
      return { kind: this.#spent.some((each) => sameText(each, token)) ? 'spent' : 'unknown' };
    }
    this.#spend(known);
    const session = randomBytes(32).toString('base64url');
    this.#sessions.add(session);
    return { kind: 'let-in', session };
  }

  knows(session: string | undefined): boolean {
    return session !== undefined && [...this.#sessions].some((known) => sameText(known, session));
  }

  #expire(): void {
    for (const [token, expiresAt] of this.#tokens) {
      if (this.#now() >= expiresAt) this.#spend(token);
    }
  }

  #spend(token: string): void {
    this.#tokens.delete(token);
    this.#spent.push(token);
    if (this.#spent.length > mostSpent) this.#spent.shift();
  }
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
