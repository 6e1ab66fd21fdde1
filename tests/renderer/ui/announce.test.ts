import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, onMounted, ref, withDirectives } from 'vue';
import AppDialog from '../../../renderer/ui/AppDialog.vue';
import AnnouncementRegion from '../../../renderer/ui/announce/AnnouncementRegion.vue';
import { announce, announcements, vAnnounced } from '../../../renderer/ui/announce/announce.ts';
import {
  useAnnounced,
  useAnnouncedAtRest,
  useAnnouncedChanges,
} from '../../../renderer/ui/announce/use-announced.ts';
import { useLayer } from '../../../renderer/ui/announce/use-layer.ts';

describe('announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcements.value = [];
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });
  const lines = (region: ReturnType<typeof mount>): string[] =>
    region.findAll('p').map((line) => line.text());
  const dialogLines = (): string[] =>
    Array.from(document.querySelectorAll('dialog [role=log] p'), (line) => line.textContent);
  async function moments(ms: number): Promise<void> {
    await flushPromises();
    vi.advanceTimersByTime(ms);
    await flushPromises();
  }
  async function region(): Promise<ReturnType<typeof mount>> {
    const found = mount(AnnouncementRegion);
    await moments(200);
    return found;
  }

  it('are lines of their own in a region that is there before them, are not repeated at once, and go again', async () => {
    const page = mount(AnnouncementRegion);
    expect(page.attributes('aria-live')).toBe('polite');
    announce('Saving as PDF');
    announce('Saving as PDF');
    announce('Saved as PDF');
    await flushPromises();
    expect(lines(page)).toEqual([]);
    await moments(200);
    expect(lines(page)).toEqual(['Saving as PDF', 'Saved as PDF']);
    vi.runAllTimers();
    await flushPromises();
    expect(lines(page)).toEqual([]);
    page.unmount();
  });

  it('come in their order, also when one is made while Vue draws and the next by what was drawn', async () => {
    const page = await region();
    const isDrawn = ref(false);
    const part = defineComponent(() => {
      useAnnounced(() => (isDrawn.value ? 'The printers are asked' : 'Looking through the camera'));
      onMounted(() => (isDrawn.value = true));
      return () => h('p');
    });
    const shown = ref(false);
    mount(defineComponent(() => () => (shown.value ? h(part) : null)));
    shown.value = true;
    await moments(0);
    expect(lines(page)).toEqual(['Looking through the camera', 'The printers are asked']);
    page.unmount();
  });

  it('follow a text: at first and when it changes, but not while it is empty', async () => {
    const page = await region();
    const text = ref('');
    mount(
      defineComponent(() => {
        useAnnounced(() => text.value);
        return () => null;
      }),
    );
    await flushPromises();
    expect(lines(page)).toEqual([]);
    text.value = 'Ready to print';
    await flushPromises();
    text.value = '';
    await flushPromises();
    expect(lines(page)).toEqual(['Ready to print']);
    page.unmount();
  });

  it('leave out the first text where a screen opens with it', async () => {
    const page = await region();
    const text = ref('');
    mount(
      defineComponent(() => {
        useAnnouncedChanges(() => text.value);
        return () => null;
      }),
    );
    for (const next of ['3 codes', '2 codes']) {
      text.value = next;
      await flushPromises();
    }
    expect(lines(page)).toEqual(['2 codes']);
    page.unmount();
  });

  it('are the words of an element, without pictures and alerts, when it appears and when they change', async () => {
    const page = await region();
    const [printer, busy] = [ref('Receipts'), ref(0)];
    mount(
      defineComponent(
        () => () =>
          withDirectives(
            h('p', [
              h('svg', { 'aria-hidden': 'true' }, 'tick'),
              h('strong', `Sent to ${printer.value}.`),
              h('span', 'Look  there.'),
              h('span', { role: 'alert', 'data-n': busy.value }, 'Paper is out'),
            ]),
            [[vAnnounced]],
          ),
      ),
    );
    await flushPromises();
    busy.value = 1;
    await flushPromises();
    printer.value = 'DS620';
    await flushPromises();
    expect(lines(page)).toEqual(['Sent to Receipts. Look there.', 'Sent to DS620. Look there.']);
    page.unmount();
  });

  it('follow keys once these rest, and not a screen that was left meanwhile', async () => {
    const page = await region();
    const zoom = ref(0);
    let change = (): void => undefined;
    const picture = mount(
      defineComponent(() => {
        change = useAnnouncedAtRest(() => `Zoom: ${zoom.value}%.`);
        return () => null;
      }),
    );
    const press = async (): Promise<void> => {
      zoom.value += 10;
      change();
      await moments(400);
    };
    await press();
    await press();
    expect(lines(page)).toEqual([]);
    await moments(400);
    expect(lines(page)).toEqual(['Zoom: 20%.']);
    await press();
    picture.unmount();
    await moments(400);
    expect(lines(page)).toEqual(['Zoom: 20%.']);
    page.unmount();
  });

  it('are said by the topmost dialog alone, and not again when it has closed', async () => {
    const page = await region();
    announce('Ready for payment');
    await flushPromises();
    const dialog = mount(AppDialog, { props: { open: false, title: 'Ticket' }, attachTo: document.body });
    await dialog.setProps({ open: true });
    announce('Discount given');
    await moments(200);
    await moments(400);
    expect(dialogLines()).toEqual(['Discount given']);
    expect(lines(page)).toEqual([]);

    const closed = dialog.setProps({ open: false });
    announce('Sent to the printer');
    await closed;
    await flushPromises();
    expect(lines(page)).toEqual(['Sent to the printer']);

    await dialog.setProps({ open: true });
    announce('£50.00 paid in');
    await flushPromises();
    await dialog.setProps({ open: false });
    expect(lines(page)).toEqual(['£50.00 paid in']);
    dialog.unmount();
    page.unmount();
  });

  it('are said by the page when their dialog closes before a frame with them was drawn', async () => {
    const page = await region();
    const dialog = mount(AppDialog, { props: { open: false, title: 'Ticket' }, attachTo: document.body });
    await dialog.setProps({ open: true });
    await moments(400);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    announce('Discount given');
    await moments(400);
    await dialog.setProps({ open: false });
    await flushPromises();
    vi.unstubAllGlobals();

    expect(lines(page)).toEqual(['Discount given']);
    dialog.unmount();
    page.unmount();
  });

  it('are not said at all behind a layer without a region, such as the lock screen', async () => {
    const page = await region();
    const lock = mount(
      defineComponent(() => {
        useLayer(false);
        return () => null;
      }),
    );
    announce('Łukasz Wiśniewski, printed');
    await moments(200);
    lock.unmount();
    await flushPromises();
    expect(lines(page)).toEqual([]);
    page.unmount();
  });
});
