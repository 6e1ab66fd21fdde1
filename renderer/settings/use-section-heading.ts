import { watch, type Ref } from 'vue';

/** Gives the focus to the heading of a section that opens: a screen reader says it, and Enter goes on from there. */
export function useSectionHeading(area: Readonly<Ref<HTMLElement | null>>, section: () => unknown): void {
  watch(
    section,
    () => area.value?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true }),
    {
      flush: 'post',
    },
  );
}
