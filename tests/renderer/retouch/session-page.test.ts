import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { orderSession, retouchSession, version } from '../../support/fixture/retouch.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { closeSession, openSession } from './opened-session.ts';

afterEach(closeSession);

describe('a session whose pictures were erased', () => {
  it('is reported as gone, even if its row still arrives', async () => {
    const { page } = await openSession(retouchSession({ versions: [] }));

    expect(page.get('h1').text()).toBe('This is no longer there.');
  });
});

describe('a session that staff come back to', () => {
  const leftAndBack = async (session: ReturnType<typeof retouchSession>, page: VueWrapper) => {
    await page.setProps({ sessionId: fixtureId('ben', 99) });
    await flushPromises();
    await page.setProps({ sessionId: session.id });
    await flushPromises();
  };

  it('shows the version that was shown before', async () => {
    const session = retouchSession({ versions: [version(0), version(1), version(2)] });
    const { page, picked } = await openSession(session);
    await page.get('fieldset.strip input').setValue(true);

    await leftAndBack(session, page);

    expect(picked()).toBe('Original, 1920\u00a0×\u00a01080\u00a0px');
  });

  it('shows the result that came meanwhile, even if a document is made from another version', async () => {
    let now = retouchSession({ versions: [version(0), version(1, { usedFor: [fixtureId('pho', 1)] })] });
    const { page, picked } = await openSession(now, { retouchSession: () => now });
    expect(picked()).toContain('1 · AI edit');

    now = { ...now, versions: [...now.versions, version(2)] };
    await leftAndBack(now, page);

    expect(picked()).toContain('2 · AI edit');
  });
});

describe('a session in an order', () => {
  it('says what the document’s authority forbids, before anything is spent', async () => {
    const { page } = await openSession(orderSession());

    expect(page.text()).toContain('UK passport: no edited pictures');
  });

  it('uses the selected version for the document with Enter', async () => {
    const { nextStep } = await openSession(orderSession({ versions: [version(0), version(1)] }));

    expect(nextStep().text()).toContain('Use for UK passport');
  });

  it('links back to every step that the order has reached', async () => {
    const { page, argsOf } = await openSession(orderSession());

    const shot = page.findAll('nav button').find((step) => step.text().startsWith('Shot'));
    await shot?.trigger('click');
    await flushPromises();

    expect(argsOf('goToStep')).toMatchObject([{ step: 'shot' }]);
  });

  it('cannot be erased on its own: it is erased with its order', async () => {
    const { page } = await openSession(orderSession());

    expect(page.text()).not.toContain('Erase now');
  });
});
