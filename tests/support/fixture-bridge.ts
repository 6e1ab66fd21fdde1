import {
  callNames,
  eventNames,
  listenerName,
  type Answer,
  type ArgsOf,
  type Bridge,
  type CallName,
  type EventName,
  type PayloadOf,
  type ResultOf,
} from '../../shared/contract.ts';
import { KioskError } from '../../shared/errors.ts';

/** Answers by call name. A thrown `KioskError` becomes a failed answer, as in the main process. */
export type FixtureAnswers = {
  readonly [N in CallName]?: (args: ArgsOf<N>) => ResultOf<N> | Promise<ResultOf<N>>;
};

export interface FixtureBridge {
  readonly bridge: Bridge;
  /** Every call made so far, oldest first. */
  readonly made: readonly { readonly name: CallName; readonly args: unknown }[];
  /** Pushes an event to the listeners. */
  readonly push: <N extends EventName>(name: N, payload: PayloadOf<N>) => void;
}

/** Returns a bridge without a main process. A call without an answer is rejected with an error that names it. */
export function fixtureBridge(answers: FixtureAnswers): FixtureBridge {
  const made: { name: CallName; args: unknown }[] = [];
  const listeners = new Map<EventName, Set<(payload: unknown) => void>>();

  const answer = async (name: CallName, args: unknown): Promise<Answer<unknown>> => {
    made.push({ name, args });
    // By the contract, names and arguments belong together, which a loop over names cannot express.
    const respond = answers[name] as ((args: unknown) => unknown) | undefined;
    if (respond === undefined) throw new Error(`the fixture bridge was not told about "${name}"`);
    try {
      return { ok: true, value: await respond(args) };
    } catch (error) {
      if (error instanceof KioskError) return { ok: false, error: error.toShape() };
      throw error;
    }
  };
  const listen = (name: EventName, listener: (payload: unknown) => void): (() => void) => {
    const heard = listeners.get(name) ?? new Set();
    listeners.set(name, heard.add(listener));
    return () => heard.delete(listener);
  };

  const methods = callNames.map((name) => [name, (args?: unknown) => answer(name, args)] as const);
  const subscriptions = eventNames.map(
    (name) => [listenerName(name), (listener: (payload: unknown) => void) => listen(name, listener)] as const,
  );
  return {
    bridge: Object.fromEntries<unknown>([...methods, ...subscriptions]) as unknown as Bridge,
    made,
    push: (name, payload) => listeners.get(name)?.forEach((listener) => listener(payload)),
  };
}
