import { decode, encode } from '@msgpack/msgpack';
import type { Answer, ArgsOf, CallName, ResultOf } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';

type Args<N extends CallName> = ArgsOf<N> extends void ? [] : [ArgsOf<N>];

/** Calls the browser host's contract from outside a browser, as its own page would. */
export interface KioskClient {
  /** @throws KioskError when the kiosk refuses or fails the call */
  call<N extends CallName>(name: N, ...args: Args<N>): Promise<ResultOf<N>>;
  readonly origin: string;
  readonly cookie: string;
}

/** @param address a one-time address of the kiosk; it is used up */
export async function connectClient(address: string): Promise<KioskClient> {
  const { origin } = new URL(address);
  const door = await fetch(address, { redirect: 'manual' });
  const cookie = door.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`the kiosk did not let us in: ${door.status}`);
  return clientOf(origin, cookie);
}

/** Returns a client that calls as a page with this cookie, which the kiosk has let in. */
export const clientOf = (origin: string, cookie: string): KioskClient => ({
  origin,
  cookie,
  async call(name, ...args) {
    const response = await fetch(`${origin}/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/msgpack', origin, cookie },
      ...(args.length === 0 ? {} : { body: Buffer.from(encode(args[0])) }),
    });
    const answer = decode(new Uint8Array(await response.arrayBuffer())) as Answer<ResultOf<typeof name>>;
    if (!answer.ok) throw new KioskError(answer.error.code, answer.error.message, answer.error.details);
    return answer.value;
  },
});
