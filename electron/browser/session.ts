import { randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may use the kiosk over loopback. A page is let in once by a one-time token in its address and known by a
 * cookie from then on; every other request on this machine is turned away.
 */
export class Sessions {
  readonly cookieName: string;
  readonly #tokens = new Set<string>();
  readonly #sessions = new Set<string>();

  /** @param port cookies do not tell ports apart, so their name does */
  constructor(port: number) {
    this.cookieName = `headroom-${port}`;
  }

  newToken(): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.add(token);
    return token;
  }

  /** Takes a token out of use. Returns the new session's cookie value, or null for a token that is not valid. */
  redeem(token: string): string | null {
    for (const known of this.#tokens) {
      if (!sameText(known, token)) continue;
      this.#tokens.delete(known);
      const session = randomBytes(32).toString('base64url');
      this.#sessions.add(session);
      return session;
    }
    return null;
  }

  knows(session: string | undefined): boolean {
    return session !== undefined && [...this.#sessions].some((known) => sameText(known, session));
  }
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
