/** A week and a month of closed days. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import PeriodPage from '../../../renderer/takings/PeriodPage.vue';
import { chartOf } from '../../../renderer/takings/day-chart.ts';
import { periodTables } from '../../../renderer/takings/report-tables.ts';
import { dayInNext, daysIn, isDay } from '../../../renderer/takings/period-days.ts';
import type { CallName } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { takingsAnswers } from '../../support/fixture/takings.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18) });
});
afterEach(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  page.unmount();
  document.body.innerHTML = '';
});

async function open(query: Record<string, string> = {}, answers: FixtureAnswers = {}): Promise<void> {
  await router.push({ name: 'takings-period', query });
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([], 0, { ...takingsAnswers(), ...answers });
  connect(kiosk.bridge);
  page = mount(PeriodPage, { global: { plugins: [router, i18n] }, attachTo: document.body });
  await flushPromises();
}
const made = (name: CallName): unknown[] =>
  kiosk.made.filter((call) => call.name === name).map(({ args }) => args);
const title = (): string => page.get('h1').text();
const button = (words: string) =>
  page.findAll('button').find((one) => one.text() === words) ?? expect.fail(`no button "${words}"`);
async function press(words: string): Promise<void> {
  await button(words).trigger('click');
  await flushPromises();
}

describe('the week', () => {
  it('is this one at first, with a bar for each day and their sum', async () => {
    await open();

    expect(title()).toMatch(/^16.+22 November 2026$/u);
    expect(made('takingsPeriod')).toEqual([{ from: '2026-11-16', to: '2026-11-22' }]);
    expect(page.get('[role=img]').attributes('aria-label')).toBe(
      'Takings by day. The highest: Wed 18, £144.00.',
    );
    const days = page.get('section[aria-label="Takings by day"]');
    expect(days.findAll('tbody tr').map((row) => row.text())).toEqual([
      'Tuesday, 17\u00a0November 2026-£12.00',
      'Wednesday, 18\u00a0November 2026£144.00',
      'Thursday, 19\u00a0November 2026£96.00',
      'Friday, 20\u00a0November 2026£96.00',
    ]);
    expect(days.get('tfoot').text()).toBe('Total£324.00');
  });

  it('adds up what its closings counted', async () => {
    await open();

    const sold = page.get('section[aria-label="Sold"]');
    expect(sold.findAll('tbody tr')[0]?.text()).toBe('UK passport20£240.00');
    expect(page.get('section[aria-label="Credits used"] tfoot').text()).toBe('Total64');
    expect(page.get('section[aria-label="Paper used"]').text()).toContain('In 68 prints.');
  });

  it('goes back, and forward no further than today', async () => {
    await open();
    expect(button('Week after').attributes('disabled')).toBeDefined();

    await press('Week before');
    expect(title()).toMatch(/^9.+15 November 2026$/u);
    expect(page.text()).toContain('No day was closed in this period');
    expect(page.find('[role=img]').exists()).toBe(false);
    await press('Week after');

    expect(title()).toMatch(/^16.+22 November 2026$/u);
  });

  it('is the same after a reload', async () => {
    await open();
    await press('Week before');
    const { query } = router.currentRoute.value;
    page.unmount();
    await open(query as Record<string, string>);

    expect(title()).toMatch(/^9.+15 November 2026$/u);
  });
});

it('the month has all of its days, and is exported with its closings', async () => {
  await open({ show: 'month', day: '2026-11-05' });
  await press('Export as CSV');

  expect(title()).toBe('November 2026');
  expect(made('takingsPeriod')).toEqual([{ from: '2026-11-01', to: '2026-11-30' }]);
  expect(made('closingsCsv')).toEqual([{ from: 17, to: 20 }]);
});

it('says why it could not be read, and reads it again', async () => {
  const takingsPeriod = () => {
    throw new KioskError('RECORDS_DAMAGED', 'damaged');
  };
  await open({}, { takingsPeriod });
  await press('Try again');

  expect(made('takingsPeriod')).toHaveLength(2);
});

it('has a column for what was given back of each item, and names it with the reason', () => {
  const items = [
    { text: 'UK passport', quantity: 2, amount: 2_400 },
    { text: 'Frame', quantity: 1, amount: 850, givenBack: 850 },
  ];
  const of = { kind: 'refund', method: 'cash', reason: 'Scratched', at: '2026-11-20T10:00:00.000Z' } as const;
  const refunds = [{ ...of, orderNumber: '261120-001', what: 'Frame', amount: 850 }];
  const takings = {
    currency: 'GBP',
    sales: 2,
    sold: 3_250,
    methods: [],
    rates: [],
    items,
    discounts: [],
    refunds,
  };
  const tables = periodTables({
    ...{ currency: 'GBP', days: [], takings: [takings], credits: [], prints: 0, paper: [] },
    closings: { first: 1, last: 1 },
  });
  const table = (key: string) => tables.find((each) => each.key === key);

  expect(table('items')).toMatchObject({
    head: ['Item', 'Number', 'Amount', 'Given back'],
    figures: 3,
    rows: [
      ['UK passport', '2', '£24.00', '£0.00'],
      ['Frame', '1', '£8.50', '-£8.50'],
    ],
    total: ['Total', '3', '£32.50', '-£8.50'],
  });
  expect(table('refunds')?.rows).toEqual([['261120-001', 'Cash', 'Frame: Scratched', '-£8.50']]);
});

describe('days', () => {
  it('of a week begin on Monday, also on a Sunday and across the change of clocks', () => {
    expect(daysIn('week', '2026-10-25')).toEqual(
      ['19', '20', '21', '22', '23', '24', '25'].map((day) => `2026-10-${day}`),
    );
    expect(daysIn('week', '2026-10-26')[0]).toBe('2026-10-26');
  });

  it('of a month are all of it, and the next one follows', () => {
    expect(daysIn('month', '2028-02-10')).toHaveLength(29);
    expect(dayInNext('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(dayInNext('month', '2026-03-15', -1)).toBe('2026-02-28');
  });

  it('from an address are days that exist', () => {
    expect(['2026-11-20', '2026-02-30', 'today', undefined].map(isDay)).toEqual([true, false, false, false]);
  });
});

describe('the chart', () => {
  const look = {
    ...{ bar: '#b3b3b3', below: '#262626', text: '#b3b3b3', line: '#3d3d3d', zero: '#858585' },
    ...{ fontFamily: 'IBM Plex Sans', fontSizePx: 14 },
  };
  const days = [
    { words: 'Mon 16', amount: 14_400 },
    { words: 'Tue 17', amount: -1_200 },
  ];

  it('has a bar for each day in the greys of the theme, hollow where money was given back', () => {
    const { data } = chartOf(days, look, String);

    expect(data.labels).toEqual(['Mon 16', 'Tue 17']);
    expect(data.datasets).toMatchObject([
      {
        ...{ data: [14_400, -1_200], borderColor: '#b3b3b3' },
        ...{ backgroundColor: ['#b3b3b3', '#262626'], borderWidth: [0, 2] },
      },
    ]);
  });

  it('moves nothing, and writes amounts as money', () => {
    const { options } = chartOf(days, look, (amount) => `£${String(amount / 100)}`);

    expect(options).toMatchObject({ animation: false, plugins: { tooltip: { animation: false } } });
    const write = options?.scales?.['y']?.ticks?.callback as ((value: number) => string) | undefined;
    expect(write?.(14_400)).toBe('£144');
  });
});
