import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '../../shared/contract.ts';
import type { Random } from '../../shared/portrait/random.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';

/** The calls of the main job: kills hit each of them equally often, however short it is. */
const mainJob: readonly [CallName, ...CallName[]] = [
  'createOrder',
  'setCustomer',
  'addDocument',
  'addShot',
  'requestPreview',
  'approvePreview',
  'takePayment',
  'requestFinal',
  'printSheet',
  'finishOrder',
  'eraseCustomer',
  'addStaff',
];
const firstGuessMs = 20;

/** Chooses the moments of the kills, and remembers the calls that they hit. */
export interface Moments {
  /** Returns a client that reports its calls. */
  watch(client: KioskClient): KioskClient;
  /** Resolves at the moment of the kill: a random time after the start, or within a call of a random kind. */
  next(): Promise<void>;
  /** Returns the call in progress; `idle` between two. */
  inFlight(): CallName | 'idle';
}

/**
 * Every second kill comes at any moment up to `longestMs`, so most of them hit the longest call. The others are aimed
 * at a call of a random kind, at any time from its start until a little after it usually ends.
 */
export function killMoments(random: Random, longestMs: number): Moments {
  const usualMs = new Map<string, number>();
  let current: CallName | 'idle' = 'idle';
  let aim: CallName | null = null;
  let aimed: () => void = () => undefined;
  let turns = 0;
  return {
    watch: (client) => ({
      ...client,
      async call(name, ...args) {
        current = name;
        if (name === aim) aimed();
        const began = performance.now();
        const result = await client.call(name, ...args);
        usualMs.set(name, performance.now() - began);
        current = 'idle';
        return result;
      },
    }),
    async next() {
      turns += 1;
      aim = null;
      if (turns % 2 === 1) {
        await sleep(random() * longestMs);
        return;
      }
      const chosen = mainJob[Math.floor(random() * mainJob.length)] ?? mainJob[0];
      const begun = new Promise<void>((resolve) => {
        aimed = resolve;
      });
      aim = chosen;
      // An order past that call reaches it again in the next order, which may take too long on a busy machine.
      await Promise.race([begun, sleep(longestMs * 3, undefined, { ref: false })]);
      await sleep(random() * 1.2 * (usualMs.get(chosen) ?? firstGuessMs));
    },
    inFlight: () => current,
  };
}
