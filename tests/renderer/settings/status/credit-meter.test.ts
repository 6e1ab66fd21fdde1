import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import CreditMeter from '../../../../renderer/settings/status/CreditMeter.vue';

const meter = (quota: number | null, remaining: number | null) =>
  mount(CreditMeter, { props: { name: 'Previews', text: '', credit: { quota, remaining }, few: 20 } });
const light = (quota: number | null, remaining: number | null): string =>
  /mark-(\w+)/.exec(meter(quota, remaining).html())?.[1] ?? '';

describe('a counter of the account', () => {
  it('shows how much is left of how much, and draws it', () => {
    const wrapper = meter(500, 125);

    expect(wrapper.text()).toContain('125 of 500 left');
    expect(wrapper.get('.left').attributes('style')).toContain('25%');
  });

  it('guesses nothing that the service left out', () => {
    expect(meter(null, 7).text()).toContain('7 left');
    expect(meter(300, null).text()).toContain('300 in all; how many are left is not stated');
    expect(meter(null, null).text()).toContain('Not stated');
    expect(meter(null, 7).find('.track').exists()).toBe(false);
  });

  it('warns at the studio’s own threshold and below it', () => {
    expect([light(500, 21), light(500, 20), light(500, 0), light(500, null)]).toEqual([
      'ok',
      'warn',
      'bad',
      'off',
    ]);
  });

  it('draws no more than a full bar, and none without a quota', () => {
    expect(meter(100, 140).get('.left').attributes('style')).toContain('100%');
    expect(meter(0, 0).find('.track').exists()).toBe(false);
  });
});
