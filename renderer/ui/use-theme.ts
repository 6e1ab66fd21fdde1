import { usePreferredDark } from '@vueuse/core';
import { watchEffect, type Ref } from 'vue';
import type { StudioSettings } from '../../shared/model/settings.ts';

/** Keeps the page in the theme that the studio chose, or in the system's. */
export function useTheme(choice: Readonly<Ref<StudioSettings['theme']>>): void {
  const systemDark = usePreferredDark();
  watchEffect(() => {
    const dark = choice.value === 'dark' || (choice.value === 'system' && systemDark.value);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  });
}
