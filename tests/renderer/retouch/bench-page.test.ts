// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { orderBench, retouchBench, version } from '../../support/fixture-bench.ts';
import { closeBench, openBench } from './opened-bench.ts';

afterEach(closeBench);

describe('a bench whose pictures were erased', () => {
  it('is said to be gone, even where its row is still told', async () => {
    const { page } = await openBench(retouchBench({ versions: [] }));

    expect(page.get('h1').text()).toBe('This is no longer there.');
  });
});

describe('a bench in an order', () => {
  it('says what the document’s authority forbids, before anything is spent', async () => {
    const { page } = await openBench(orderBench());

    expect(page.text()).toContain('UK passport: no edited pictures');
  });

  it('puts using the picked version for the document under Enter', async () => {
    const { nextStep } = await openBench(orderBench({ versions: [version(0), version(1)] }));

    expect(nextStep().text()).toContain('Use for UK passport');
  });

  it('leads back to every step that the order has come to', async () => {
    const { page, argsOf } = await openBench(orderBench());

    const shot = page.findAll('nav button').find((step) => step.text().startsWith('Shot'));
    await shot?.trigger('click');
    await flushPromises();

    expect(argsOf('goToStep')).toMatchObject([{ step: 'shot' }]);
  });

  it('cannot be erased by itself: it goes with its order', async () => {
    const { page } = await openBench(orderBench());

    expect(page.text()).not.toContain('Erase now');
  });
});
