import type { Page } from '@playwright/test';
import type { Answer, ResultOf } from '../../shared/contract.ts';
import { KioskError } from '../../shared/errors.ts';
import type { Counter } from '../support/kiosk/staff-robot.ts';

/** Calls the packaged program as a script in its page does, over the preload's bridge. */
export const clientOfPage = (page: Page): Counter => ({
  async call(name, ...args) {
    const answer = (await page.evaluate(
      ([asked, given]) => {
        const bridge = Reflect.get(globalThis, 'headroom') as Record<string, (args?: unknown) => unknown>;
        return bridge[asked]?.(...given);
      },
      [name, args as unknown[]] as const,
    )) as Answer<ResultOf<typeof name>>;
    if (!answer.ok) throw new KioskError(answer.error.code, answer.error.message, answer.error.details);
    return answer.value;
  },
});
