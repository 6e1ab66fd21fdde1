import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { router } from '../../../renderer/router.ts';
import { KioskError } from '../../../shared/errors.ts';
import { sessionCall, retouchSession, uncertainCall, version } from '../../support/fixture/retouch.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { settledCall } from '../../support/fixture/owed.ts';
import { closeSession, openSession } from './opened-session.ts';

afterEach(closeSession);

describe('a call under way or of unknown outcome', () => {
  it('shows what it is and how long it takes, and starts nothing else', async () => {
    const { page, nextStep, press, argsOf } = await openSession(retouchSession({ openCall: sessionCall() }), {
      edit: () => retouchSession(),
    });

    expect(nextStep().text()).toContain('The AI edit is being made');
    expect(nextStep().attributes('aria-busy')).toBe('true');
    await press('b');
    await press('Enter');

    expect(argsOf('edit')).toEqual([]);
    expect(page.findAll('.tool').every((tool) => tool.attributes('disabled') !== undefined)).toBe(true);
  });

  it('selects its result when staff come back', async () => {
    const done = retouchSession({ versions: [version(0), version(1)] });
    let now = retouchSession({ openCall: sessionCall() });
    const { kiosk, picked } = await openSession(now, { retouchSession: () => now });
    now = done;

    kiosk.push('retouchSessionChanged', { sessionId: done.id });
    await flushPromises();

    expect(picked()).toBe('1 · AI edit, 1920\u00a0×\u00a01080\u00a0px');
  });

  it('asks staff about an unknown outcome; the answer sends nothing', async () => {
    const { page, argsOf } = await openSession(retouchSession({ openCall: uncertainCall() }));
    expect(page.get('[role=alert]').text()).toContain('The AI edit for harbour-wedding-0417.jpg');
    expect(page.find('.tool').exists()).toBe(false);

    const [, notCounted] = page.findAll('.answer button');
    await notCounted?.trigger('click');
    await flushPromises();

    expect(argsOf('resolveRetouchCall')).toEqual([
      { callId: fixtureId('call', 61), resolution: 'not-counted' },
    ]);
    expect(argsOf('edit')).toEqual([]);
    expect(page.findAll('.tool')).toHaveLength(4);
  });
});

describe('a call that ends unknown while its tool is open', () => {
  it('is left by the way back: there is no tool to close', async () => {
    let now = retouchSession();
    const { page, nextStep, press } = await openSession(now, {
      retouchSession: () => now,
      edit: () => {
        now = retouchSession({ openCall: uncertainCall() });
        throw new KioskError('SERVICE_UNCERTAIN', 'time-out', { outcome: 'uncertain' });
      },
    });

    await press('a');
    await press('Enter');

    expect(nextStep().text()).toContain('Leave it for now');
    expect(page.text()).toContain('All pictures');
    expect(page.text()).not.toContain('Close the tool');
  });
});

describe.each([
  ['counted', 'it used one credit'],
  ['not-counted', 'it used no credit'],
] as const)('a call that was settled as %s', (resolution, words) => {
  it('is shown until an edit brings its result', async () => {
    const settledCalls = [settledCall('aiEdit', { resolution })];
    const { page, press } = await openSession(retouchSession({ settledCalls }), {
      edit: () => retouchSession({ versions: [version(0), version(1)] }),
    });
    expect(page.text()).toContain('The request for the AI edit was settled by staff at');
    expect(page.text()).toContain(words);

    await press('a');
    await press('Enter');

    expect(page.text()).not.toContain(words);
  });
});

describe('a failed call', () => {
  it('is shown to staff who come back, and not again once it is read', async () => {
    const lastCall = sessionCall({ state: 'refused', error: 'SERVICE_CREDIT' });
    const { page } = await openSession(retouchSession({ lastCall }));
    expect(page.get('[role=alert]').text()).toContain('The account has no credit left.');

    const dismiss = page.findAll('[role=alert] button').find((button) => button.text() === 'Dismiss');
    await dismiss?.trigger('click');

    expect(page.find('[role=alert]').exists()).toBe(false);
  });

  it('offers no second try when its tool is not open', async () => {
    const { page } = await openSession(
      retouchSession({ lastCall: sessionCall({ state: 'refused', error: 'SERVICE_BUSY' }) }),
    );

    expect(page.findAll('[role=alert] button').map((button) => button.text())).toEqual(['Dismiss']);
  });

  it('offers no second try that would run another tool', async () => {
    const lastCall = sessionCall({ state: 'refused', error: 'SERVICE_BUSY' });
    const { page, press } = await openSession(retouchSession({ lastCall }));
    const ways = () => page.findAll('[role=alert] button').map((button) => button.text());

    await press('e');
    expect(ways()).toEqual(['Dismiss']);
    await press('a');
    expect(ways()).toEqual(['Try again · 1 credit', 'Dismiss']);
  });

  it('closes the tool when the service cannot use the picture: Enter does not send it again', async () => {
    const { nextStep, press, argsOf } = await openSession(retouchSession(), {
      edit: () => {
        throw new KioskError('SERVICE_NO_FACE', 'no face', { outcome: 'refused' });
      },
    });
    await press('a');
    await press('Enter');
    expect(nextStep().text()).toContain('Export…');

    await press('Enter');
    expect(argsOf('edit')).toHaveLength(1);
  });

  it('on a picture without a face leads to another picture', async () => {
    const { page, press } = await openSession(retouchSession(), {
      edit: () => {
        throw new KioskError('SERVICE_NO_FACE', 'no face', { outcome: 'refused' });
      },
    });
    await press('a');
    await press('Enter');
    expect(page.get('[role=alert]').text()).toContain('The service found no face.');

    const other = page.findAll('[role=alert] button').find((one) => one.text() === 'Choose another picture');
    await other?.trigger('click');
    await vi.waitFor(() => expect(router.currentRoute.value.name).toBe('retouch-list'), { timeout: 20_000 });
  });

  it('keeps the tool open, so that one press tries again', async () => {
    let tries = 0;
    const edited = retouchSession({ versions: [version(0), version(1)] });
    const { page, press, picked } = await openSession(retouchSession(), {
      edit: () => {
        tries += 1;
        if (tries === 1) throw new KioskError('SERVICE_BUSY', 'busy', { outcome: 'refused' });
        return edited;
      },
    });
    await press('a');
    await press('Enter');

    const again = page.findAll('[role=alert] button').find((button) => button.text().startsWith('Try again'));
    await again?.trigger('click');
    await flushPromises();

    expect(tries).toBe(2);
    expect(picked()).toBe('1 · AI edit, 1920\u00a0×\u00a01080\u00a0px');
  });

  it('in a session that is gone is reported, with the way back', async () => {
    const { page } = await openSession(retouchSession(), {
      retouchSession: () => {
        throw new KioskError('NOT_FOUND', 'erased');
      },
    });

    expect(page.get('h1').text()).toBe('This is no longer there.');
    expect(page.text()).toContain('All pictures');
  });
});
