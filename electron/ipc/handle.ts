import type { Answer, ArgsOf, CallName, ResultOf } from '../../shared/contract.ts';
import { calls } from '../../shared/contract.ts';
import { KioskError } from '../../shared/errors.ts';
import { callsWhileLocked } from '../../shared/model/staff.ts';
import { schemas } from '../../shared/schemas.ts';
import { errorPosition } from '../error-position.ts';
import type { Log } from '../log.ts';

/** One handler for every call of the contract. */
export type Handlers = {
  readonly [N in CallName]: (args: ArgsOf<N>) => Promise<ResultOf<N>> | ResultOf<N>;
};

/** The caller as the host identified it: trusted only for the main frame of the kiosk's own page. */
interface Sender {
  readonly trusted: boolean;
}

export type Dispatch = (name: string, sender: Sender, args: unknown) => Promise<Answer<unknown>>;

const whileLocked: ReadonlySet<CallName> = new Set(callsWhileLocked);

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/**
 * The only entry to the main process: checks the sender, whether the counter is locked, then the arguments' schema, runs the handler, and
 * answers `{ ok }` or `{ ok: false, error }`. It never throws: any error that is not a `KioskError` is a bug,
 * is logged without its arguments, and reaches the page as `INTERNAL`.
 *
 * @param used called with the name of a call when it begins and when it ends, so that the clean-up rests while someone works at the counter
 */
export function createDispatch(
  handlers: Handlers,
  log: Log,
  isLocked: () => boolean,
  used: (name: string) => void,
): Dispatch {
  const run = async <N extends CallName>(name: N, args: unknown): Promise<ResultOf<N>> => {
    const parsed = schemas[name].safeParse(args);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') ?? '';
      throw new KioskError('INVALID_INPUT', `${name}: arguments do not fit the schema`, { field });
    }
    return handlers[name](parsed.data as ArgsOf<N>);
  };

  return async (name, sender, args) => {
    used(name);
    try {
      if (!sender.trusted) throw new KioskError('FOREIGN_SENDER', 'a call from a foreign frame');
      if (!isCallName(name)) throw new KioskError('INVALID_INPUT', 'no such call', { field: 'name' });
      if (!whileLocked.has(name) && isLocked())
        throw new KioskError('COUNTER_LOCKED', 'nobody is at the counter');
      return { ok: true, value: await run(name, args) };
    } catch (error) {
      if (error instanceof KioskError) {
        log.info({ call: isCallName(name) ? name : 'unknown', code: error.code }, error.message);
        return { ok: false, error: error.toShape() };
      }
      log.error({ call: name, ...errorPosition(error) }, 'a call failed with a bug');
      return {
        ok: false,
        error: new KioskError('INTERNAL', 'Something went wrong inside Headroom.').toShape(),
      };
    } finally {
      used(name);
    }
  };
}
