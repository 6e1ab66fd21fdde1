import type { Session } from 'electron';
import type { CustomerPage } from '../customer-screen/customer-screen.ts';
import { answerCustomer } from '../customer-screen/requests.ts';
import type { Log } from '../log.ts';
import { answerOf, fileAnswer, pageFile, plainAnswer, type BuiltPage } from './page-answers.ts';
import { appScheme, customerOrigin } from './page-origin.ts';

/**
 * Serves the customer's page at `app://customer/`, in the session that only its window uses: its files, and its few
 * requests. This session has no photo route and no kiosk.
 */
export function serveCustomer(session: Session, page: CustomerPage, built: BuiltPage, log: Log): void {
  session.protocol.handle(appScheme, async (request) => {
    if (!request.url.startsWith(`${customerOrigin}/`)) return plainAnswer(404);
    const [path = ''] = request.url.slice(customerOrigin.length + 1).split(/[?#]/);
    try {
      const asked = await answerCustomer(page, { method: request.method, path, signal: request.signal });
      if (asked !== null) {
        const { status, type, body } = asked;
        if (type === undefined || body === undefined) return plainAnswer(status);
        return answerOf(typeof body === 'string' ? body : Uint8Array.from(body), type, 'no-store');
      }
      if (request.method !== 'GET') return plainAnswer(405);
      const file = path === 'index.html' ? null : pageFile(path, built.dir);
      return file === null ? plainAnswer(404) : await fileAnswer(file, built.language());
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.name : typeof error },
        'not served to the customer’s screen',
      );
      return plainAnswer(500);
    }
  });
}
