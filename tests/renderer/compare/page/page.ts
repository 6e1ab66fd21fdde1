/** The comparison alone on a page, so that a test can show any two pictures and measure how it moves. */
import { createApp, defineComponent, h, ref, shallowRef } from 'vue';
import CompareView from '../../../../renderer/compare/CompareView.vue';
import type { CompareMode } from '../../../../renderer/compare/modes.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import AnnouncementRegion from '../../../../renderer/ui/announce/AnnouncementRegion.vue';
import { listenForShortcuts } from '../../../../renderer/ui/use-shortcut.ts';
import { useTheme } from '../../../../renderer/ui/use-theme.ts';
import type { ImageView } from '../../../../shared/model/pictures.ts';
import '../../../../renderer/ui/fonts.css';
import '../../../../renderer/ui/tokens.css';
import '../../../../renderer/ui/base.css';

export interface Shown {
  readonly before: ImageView | null;
  readonly after: ImageView | null;
  readonly backdrop?: string;
  readonly modes?: readonly CompareMode[];
}

const shown = shallowRef<Shown>({ before: null, after: null });
const mode = ref<CompareMode>('slider');
const open = ref(true);
/** CSS pixels around the comparison; without them the pictures fill the window. */
const margin = ref(24);

const Page = defineComponent(() => {
  useTheme(ref('system'));
  return () =>
    h('main', { style: { height: '100vh', padding: `${margin.value}px` } }, [
      h(AnnouncementRegion),
      h('h1', { class: 'unseen' }, 'Two pictures'),
      open.value
        ? h(CompareView, {
            ...shown.value,
            beforeLabel: 'Original',
            afterLabel: 'AI edit',
            mode: mode.value,
            'onUpdate:mode': (chosen: CompareMode | undefined) => (mode.value = chosen ?? 'slider'),
          })
        : null,
    ]);
});

const harness = {
  show: (next: Shown): void => void (shown.value = next),
  choose: (next: CompareMode): void => void (mode.value = next),
  leave: (): void => void (open.value = false),
  come: (): void => void (open.value = true),
  setMargin: (px: number): void => void (margin.value = px),
};
export type Harness = typeof harness;
declare global {
  interface Window {
    readonly comparison: Harness;
  }
}
Object.assign(window, { comparison: harness });
listenForShortcuts();
createApp(Page).use(i18n).mount('#kiosk');
