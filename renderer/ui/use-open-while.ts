import { computed, type Ref, type WritableComputedRef } from 'vue';

/** Returns whether a dialog about something is open: while there is something to ask about. Closing it forgets that. */
export const useOpenWhile = <Asked>(asked: Ref<Asked | null>): WritableComputedRef<boolean> =>
  computed({
    get: () => asked.value !== null,
    set: (open) => {
      if (!open) asked.value = null;
    },
  });
