/** Longest wait accepted from the header, in seconds: a day. */
const longest = 86_400;

/**
 * Returns the seconds to wait according to a `Retry-After` header (RFC 9110, 10.2.3): a count, or a date,
 * which is compared with the service's own clock when it sent one. Null when the header is absent or
 * unreadable.
 */
export function retryAfterSeconds(header: string | null, serviceDate: string | null): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), longest);
  const until = httpDate(text);
  if (until === null) return null;
  const now = (serviceDate === null ? null : httpDate(serviceDate)) ?? Date.now();
  return Math.min(Math.max(0, Math.ceil((until - now) / 1000)), longest);
}

/** Returns an HTTP date in UTC milliseconds; null when it cannot be read. */
export function httpDate(text: string): number | null {
  const looksRight = /^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(text);
  const time = looksRight ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
