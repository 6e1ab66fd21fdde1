import { customerWords } from '../../shared/customer-screen.ts';
import type { CustomerPage } from './customer-screen.ts';

/** A request of the customer's page, as parsed by either host. */
interface CustomerRequest {
  readonly method: string;
  /** Without the leading slash and without what follows a question mark or a hash. */
  readonly path: string;
  /** Aborted when the page no longer waits for the answer. */
  readonly signal: AbortSignal;
}

export interface CustomerAnswer {
  readonly status: 200 | 204 | 404 | 405 | 409;
  readonly type?: string;
  readonly body?: string | Uint8Array;
}

const number = '(\\d{1,15})';
const feedPath = new RegExp(`^feed/${number}$`);
const picturePath = new RegExp(`^picture/${number}$`);
const logoPath = new RegExp(`^logo/${number}$`);
const wordPath = new RegExp(`^word/${number}/(${customerWords.join('|')})$`);

const notFound: CustomerAnswer = { status: 404 };

/**
 * Answers everything that the customer's page can request: `feed/<version>` for the state after that version,
 * `picture/<n>` for the picture of the current scene, `live` for the newest frame of a camera that another program drives, `logo/<version>` for the studio's logo, and a POST of `word/<n>/fine` or `word/<n>/again`.
 *
 * @returns null for any other path: a file of the page's, or nothing
 */
export async function answerCustomer(
  page: CustomerPage,
  { method, path, signal }: CustomerRequest,
): Promise<CustomerAnswer | null> {
  const feed = feedPath.exec(path);
  const picture = picturePath.exec(path);
  const logo = logoPath.exec(path);
  const word = wordPath.exec(path);
  if (path === 'live') return liveAnswer(page, method);
  if (feed === null && picture === null && logo === null && word === null) return null;
  if (method !== (word === null ? 'GET' : 'POST')) return { status: 405 };
  if (feed !== null) {
    const state = await page.next(Number(feed[1]), signal);
    return { status: 200, type: 'application/json', body: JSON.stringify(state) };
  }
  if (picture !== null) {
    const found = await page.picture(Number(picture[1]));
    return found === null ? notFound : { status: 200, type: found.mime, body: found.bytes };
  }
  if (logo !== null) {
    const found = page.logo(Number(logo[1]));
    return found === null ? notFound : { status: 200, type: found.mime, body: found.bytes };
  }
  const said = customerWords.find((one) => one === word?.[2]);
  if (said === undefined) return notFound;
  return { status: page.say(Number(word?.[1]), said) ? 204 : 409 };
}

function liveAnswer(page: CustomerPage, method: string): CustomerAnswer {
  if (method !== 'GET') return { status: 405 };
  const frame = page.live();
  return frame === null ? notFound : { status: 200, type: 'image/jpeg', body: frame };
}
