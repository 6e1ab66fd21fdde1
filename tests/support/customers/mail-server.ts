import { onTestFinished } from 'vitest';
import { serveMail, type MailFaults, type MailServerOfTests } from './serve-mail.ts';

export * from './serve-mail.ts';

/** Starts a server that ends with the test. */
export async function startMailServer(faults: MailFaults = {}): Promise<MailServerOfTests> {
  const server = await serveMail(faults);
  onTestFinished(() => server.stop());
  return server;
}
