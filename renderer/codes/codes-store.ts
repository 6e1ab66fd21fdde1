import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { CodeList, CodePart } from '../../shared/model/desk.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** One page of the UK photo codes that this kiosk has issued: all of them, those that match a text, or the reminders. */
export const useCodesStore = defineStore('codes', () => {
  const part = shallowRef<CodePart | null>(null);
  const list = ref<CodeList>('all');
  /** Number of rows before those shown. */
  const skip = ref(0);
  /** The search text of the rows shown. */
  const text = ref('');
  const failure = shallowRef<BridgeError | null>(null);
  let loads = 0;

  async function load(): Promise<void> {
    await show(list.value, text.value, skip.value);
  }

  /** Shows the codes of a list that match `words`, after the first `from`. A late answer is dropped. */
  async function show(which: CodeList, words: string, from: number): Promise<void> {
    const mine = (loads += 1);
    try {
      let answer = await kiosk().listCodes({ list: which, text: words.trim(), skip: from });
      const isPast = answer.codes.length === 0 && from > 0;
      if (isPast) answer = await kiosk().listCodes({ list: which, text: words.trim(), skip: 0 });
      if (mine !== loads) return;
      part.value = answer;
      list.value = which;
      skip.value = isPast ? 0 : from;
      text.value = words.trim();
      failure.value = null;
    } catch (error) {
      if (mine === loads) failure.value = expectedFailure(error);
    }
  }

  kioskEvents().onOrderChanged(() => {
    if (part.value !== null) void load();
  });

  return { part, list, skip, text, failure, load, show };
});
