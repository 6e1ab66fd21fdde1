import { HTTPError } from '@electron/get';
import { codeOf } from '../../electron/error-code.ts';

/** An error whose message is already a reason in words. */
export class Reason extends Error {}

/**
 * Returns why Electron's archive could not be fetched, as the end of a sentence. Leaves out addresses, because one
 * may hold a password.
 *
 * @param host the mirror that was asked
 */
export function reasonFor(error: unknown, host: string): string {
  if (error instanceof Reason) return error.message;
  if (error instanceof HTTPError) return `${host} answered with status ${error.response.status}`;
  // Errors of `fetch`: the system's own code is in the cause.
  if (error instanceof TypeError) {
    return `the connection to ${host} failed (${codeOf(error.cause) ?? codeOf(error) ?? error.name})`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('did not match expected checksum'))
    return `the file from ${host} has a wrong checksum`;
  const code = codeOf(error);
  return code === null ? message : `the file could not be stored (${code})`;
}
