import type { Page } from '@playwright/test';
import type { Answer, ArgsOf, CallName, ResultOf } from '../../shared/contract.ts';

/**
 * Makes a call through the page's own bridge.
 * @throws Error when the kiosk refuses it
 */
export async function call<N extends CallName>(
  page: Page,
  name: N,
  ...args: ArgsOf<N> extends void ? [] : [ArgsOf<N>]
): Promise<ResultOf<N>> {
  const answer = (await page.evaluate(
    ([method, given]) => {
      const bridge = Reflect.get(globalThis, 'headroom') as Record<string, (args?: unknown) => unknown>;
      return bridge[method]?.(given);
    },
    [name, args[0] as unknown] as const,
  )) as Answer<ResultOf<N>> | undefined;
  if (answer === undefined) throw new Error(`The bridge has no call ${name}.`);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
  return answer.value;
}
