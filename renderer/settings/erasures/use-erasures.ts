import { watch } from 'vue';
import type { ErasureEntry } from '../../../shared/model/erasures.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { useParts } from '../use-parts.ts';

/**
 * The record of erasures in parts. It is forgotten when it is no longer `readable`, and loaded again when `changed` changes,
 * because backups erase customers in the background.
 */
export function useErasures(readable: () => boolean, changed: () => unknown) {
  const { part, failure, isNewest, reload, older, newer } = useParts({
    readable,
    read: (before: string | null) => kiosk().erasures({ before }),
    endOf: ({ erasures }) => erasures.at(-1)?.at,
  });
  watch(changed, () => {
    if (readable()) void reload();
  });

  return {
    ...{ part, failure, isNewest, reload, older, newer },
    async note({ customerId }: ErasureEntry, index: number, handled: boolean): Promise<void> {
      try {
        await kiosk().noteLeftover({ customerId, index, handled });
        await reload();
      } catch (error) {
        failure.value = expectedFailure(error);
      }
    },
  };
}
