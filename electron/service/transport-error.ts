/** The network's failure, before anyone decides what it means for a call. */
export type TransportReason =
  | 'name-not-found'
  | 'connection-refused'
  | 'network-unreachable'
  | 'certificate'
  | 'tls'
  | 'time-out'
  | 'left'
  | 'reset'
  | 'cut'
  | 'too-large'
  | 'malformed'
  | 'unknown-encoding';

export interface TransportParts {
  readonly reason: TransportReason;
  /** True once the first byte has been handed to the connection. */
  readonly sent: boolean;
  /** The operating system's or TLS library's own code, such as `ECONNREFUSED`; empty when there is none. */
  readonly systemCode?: string;
  readonly status?: number | null;
  /** The part of the answer that had arrived. */
  readonly partial?: Uint8Array | null;
}

/** Internal to this room: converted to a `ServiceFailure` before it leaves. */
export class TransportError extends Error {
  readonly reason: TransportReason;
  readonly sent: boolean;
  readonly systemCode: string;
  readonly status: number | null;
  readonly partial: Uint8Array | null;

  constructor(parts: TransportParts) {
    super(`transport: ${parts.reason}`);
    this.name = 'TransportError';
    this.reason = parts.reason;
    this.sent = parts.sent;
    this.systemCode = parts.systemCode ?? '';
    this.status = parts.status ?? null;
    this.partial = parts.partial ?? null;
  }
}

/** Returns the `code` of a Node error if it is a plain word, which cannot contain an address. */
export function systemCodeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return '';
  return /^[A-Z][A-Z0-9_]{0,63}$/.test(error.code) ? error.code : '';
}
