import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, ref } from 'vue';
import AnnouncementRegion from '../../../renderer/ui/announce/AnnouncementRegion.vue';
import { announce, announcements, useAnnounced } from '../../../renderer/ui/announce/announce.ts';

describe('announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcements.value = [];
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const lines = (region: ReturnType<typeof mount>): string[] =>
    region.findAll('p').map((line) => line.text());

  it('are lines of their own in a region that is there before them, are not repeated at once, and go again', async () => {
    const region = mount(AnnouncementRegion);
    expect(region.attributes('aria-live')).toBe('polite');
    announce('Saving as PDF');
    announce('Saving as PDF');
    announce('Saved as PDF');
    await flushPromises();
    expect(lines(region)).toEqual(['Saving as PDF', 'Saved as PDF']);
    vi.runAllTimers();
    await flushPromises();
    expect(lines(region)).toEqual([]);
  });

  it('follow a text: at first and when it changes, but not while it is empty', async () => {
    const region = mount(AnnouncementRegion);
    const text = ref('');
    mount(
      defineComponent(() => {
        useAnnounced(() => text.value);
        return () => null;
      }),
    );
    await flushPromises();
    expect(lines(region)).toEqual([]);
    text.value = 'Ready to print';
    await flushPromises();
    text.value = '';
    await flushPromises();
    expect(lines(region)).toEqual(['Ready to print']);
  });
});
