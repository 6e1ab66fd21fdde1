// @vitest-environment happy-dom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { orderBench, retouchBench, version } from '../../support/fixture-retouch.ts';
import { fixtureId } from '../../support/fixture-data.ts';
import { closeBench, openBench } from './opened-session.ts';

afterEach(closeBench);

describe('a bench whose pictures were erased', () => {
  it('is said to be gone, even where its row is still told', async () => {
    const { page } = await openBench(retouchBench({ versions: [] }));

    expect(page.get('h1').text()).toBe('This is no longer there.');
  });
});

describe('a bench that is left and come back to', () => {
  const leftAndBack = async (bench: ReturnType<typeof retouchBench>, page: VueWrapper) => {
    await page.setProps({ benchId: fixtureId('ben', 99) });
    await flushPromises();
    await page.setProps({ benchId: bench.id });
    await flushPromises();
  };

  it('has the version on stage that was left there', async () => {
    const bench = retouchBench({ versions: [version(0), version(1), version(2)] });
    const { page, picked } = await openBench(bench);
    await page.get('fieldset.strip input').setValue(true);

    await leftAndBack(bench, page);

    expect(picked()).toBe('Original, 1920 × 1080 px');
  });

  it('has the result on stage that came meanwhile, though a document is made from another version', async () => {
    let now = retouchBench({ versions: [version(0), version(1, { usedFor: [fixtureId('pho', 1)] })] });
    const { page, picked } = await openBench(now, { bench: () => now });
    expect(picked()).toContain('1 · AI edit');

    now = { ...now, versions: [...now.versions, version(2)] };
    await leftAndBack(now, page);

    expect(picked()).toContain('2 · AI edit');
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
