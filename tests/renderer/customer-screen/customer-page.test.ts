import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CustomerPage from '../../../renderer/customer-screen/page/CustomerPage.vue';
import type { ShownState } from '../../../shared/customer-screen.ts';

const idle: ShownState = {
  version: 1,
  n: 1,
  studioName: 'Harbour Photo',
  logo: null,
  language: 'en',
  theme: 'dark',
  said: null,
  scene: { kind: 'idle' },
};
const approval: ShownState = {
  ...idle,
  version: 2,
  n: 2,
  scene: {
    ...{ kind: 'approval', documentName: 'UK passport', watermarked: true, issues: [] },
    ...{ widthPx: 413, heightPx: 531 },
  },
};

/** A main process that answers the page's requests one by one, and the customer's words as the test decides. */
let feed: (state: ShownState | null) => void;
let asked: string[];
let wordStatus: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  wordStatus = 204;
  let waiting = Promise.withResolvers<Response>();
  feed = (state) => {
    const answered = waiting;
    waiting = Promise.withResolvers<Response>();
    if (state === null) answered.reject(new TypeError('Failed to fetch'));
    else answered.resolve(Response.json(state));
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return path.startsWith('feed/')
      ? waiting.promise
      : Promise.resolve(new Response(null, { status: wordStatus }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(...states: readonly (ShownState | null)[]) {
  const page = mount(CustomerPage);
  const hear = async (state: ShownState | null): Promise<void> => {
    feed(state);
    await flushPromises();
  };
  for (const state of states) await hear(state);
  return { page, hear };
}

const bill: ShownState = {
  ...{ ...idle, version: 3, n: 3 },
  scene: {
    kind: 'bill',
    currency: 'GBP',
    lines: [
      { text: 'UK passport', quantity: 1, unitPrice: 1_200, discount: 200 },
      { text: 'Frame', quantity: 2, unitPrice: 850, discount: 0 },
    ],
    ...{ total: 2_700, due: 2_700 },
  },
};

describe('the customer’s page', () => {
  it('shows the bill, what is still due, and thanks', async () => {
    const { page, hear } = await opened(bill);
    const words = (): string => page.text().replace(/\s+/g, ' ');
    expect(words()).toBe('Your orderUK passport£12.00Discount-£2.002 × Frame£17.00Total£27.00');

    await hear({ ...bill, version: 4, scene: { ...bill.scene, due: 700 } as ShownState['scene'] });
    expect(words()).toContain('Still due£7.00');
    await hear({ ...bill, version: 5, scene: { ...bill.scene, due: 0 } as ShownState['scene'] });
    expect(words()).toContain('Paid. Thank you!');
    expect(words()).not.toContain('Still due');
  });

  it('shows the studio’s logo with the bill and while nothing else is shown', async () => {
    const logo = { version: 7, widthPx: 300, heightPx: 120 };
    const { page, hear } = await opened({ ...bill, logo });
    expect(page.get('img').attributes()).toMatchObject({ src: 'logo/7', alt: 'Harbour Photo' });
    await hear({ ...idle, version: 4, n: 4, logo });
    expect(page.get('img').attributes('src')).toBe('logo/7');
    expect(page.text()).toBe('Harbour Photo');
  });

  it('says that the photo is being checked', async () => {
    const { page } = await opened({ ...idle, version: 2, n: 2, scene: { kind: 'checking', language: null } });
    expect(page.text()).toBe('We are checking your photoOne moment, please.');
  });

  it('shows the studio’s name and nothing else, in the studio’s theme', async () => {
    const { page } = await opened(idle);
    expect(page.text()).toBe('Harbour Photo');
    expect(document.title).toBe('Harbour Photo');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    page.unmount();
  });

  it('requests the scene after the one that it shows', async () => {
    const { page } = await opened(idle, approval);
    expect(asked).toEqual(['feed/0', 'feed/1', 'feed/2']);
    page.unmount();
  });

  it('shows the preview, and the two answers that can be given', async () => {
    const { page } = await opened(idle, approval);
    expect(page.get('img').attributes('src')).toBe('picture/2');
    expect(page.findAll('button').map((button) => button.text())).toEqual([
      'This is fine',
      'Please take another',
    ]);
    page.unmount();
  });

  it('names what staff see flagged in the photo that it asks about, the worst first', async () => {
    const issues = ['ISSUE_FACE_BRIGHTNESS_BAD', 'ISSUE_HEAD_YAW_OVER_THRESHOLD'];
    const { page, hear } = await opened(approval);
    expect(page.text()).not.toContain('Our check points out:');

    await hear({
      ...approval,
      version: 3,
      n: 3,
      scene: { ...approval.scene, issues } as ShownState['scene'],
    });

    expect(page.text()).toContain('Our check points out:');
    expect(page.findAll('li').map((each) => each.text())).toEqual([
      'Head turned to the side',
      'Face too dark or too bright',
    ]);
  });

  it('sends the customer’s answer for the picture that is shown, and thanks once it was received', async () => {
    const { page, hear } = await opened(idle, approval);
    await page.get('button').trigger('click');
    await hear({ ...approval, version: 3, said: 'fine' });
    expect(asked).toContain('word/2/fine');
    expect(page.get('[role=status]').text()).toBe('Thank you. The counter can see it.');
    expect(page.get('button').attributes('aria-pressed')).toBe('true');
    page.unmount();
  });

  it('says so when the answer was not received', async () => {
    wordStatus = 500;
    const { page } = await opened(idle, approval);
    await page.get('button').trigger('click');
    await flushPromises();
    expect(page.get('[role=status]').text()).toContain('Please tell us at the counter');
    page.unmount();
  });

  it('goes back to the name when the kiosk does not answer, and comes back automatically', async () => {
    const { page, hear } = await opened(idle, approval, null);
    expect(page.text()).toBe('Harbour Photo');
    expect(page.find('img').exists()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.at(-1)).toBe('feed/0');
    await hear(approval);
    expect(page.find('img').exists()).toBe(true);
    page.unmount();
  });

  it('requests nothing more once it is closed', async () => {
    const { page } = await opened(idle);
    const before = asked.length;
    page.unmount();
    feed(approval);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(before);
  });
});
