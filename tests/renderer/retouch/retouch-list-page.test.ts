import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Component } from 'vue';
import { KioskError } from '../../../shared/errors.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import HeadshotsListPage from '../../../renderer/headshots/HeadshotsListPage.vue';
import RetouchListPage from '../../../renderer/retouch/RetouchListPage.vue';
import { router } from '../../../renderer/router.ts';
import {
  sessionAnswers,
  orderSession,
  retouchSession,
  uncertainCall,
  version,
} from '../../support/fixture/retouch.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(answers: FixtureAnswers, list: Component = RetouchListPage): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([], 0, answers);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  page = mount(list, { global: { plugins: [router, i18n] }, attachTo: document.body });
  await flushPromises();
  return kiosk;
}
async function drop(name: string, bytes: number): Promise<void> {
  const file = new File(['a'.repeat(bytes)], name, { type: 'image/jpeg' });
  await page.get('main').trigger('drop', { dataTransfer: { files: [file] } });
  await flushPromises();
  await flushPromises();
}
const tiles = (): readonly string[] => page.findAll('.tile').map((tile) => tile.text());

describe('the list of retouch sessions', () => {
  it('are listed with the number of versions, and whether they need staff', async () => {
    await open(
      sessionAnswers([
        retouchSession(),
        orderSession({
          id: fixtureId('ben', 2),
          versions: [version(0), version(1)],
          openCall: uncertainCall(),
        }),
      ]),
    );

    expect(tiles()).toHaveLength(2);
    expect(tiles()[0]).toMatch(/Amelia Okafor.*One version.*Order 261121-001.*Outcome unknown/s);
    expect(tiles()[1]).toMatch(/harbour-wedding-0417\.jpg.*No version yet.*Without an order/s);
  });

  it('are loaded again when one of them changes', async () => {
    const sessions = [retouchSession()];
    const kiosk = await open({
      listRetouchSessions: () => sessionAnswers(sessions).listRetouchSessions?.({ kind: 'retouch' }) ?? [],
    });
    sessions.push(retouchSession({ id: fixtureId('ben', 2), name: 'second.jpg' }));

    kiosk.push('retouchSessionChanged', { sessionId: fixtureId('ben', 2) });
    await flushPromises();

    expect(tiles()).toHaveLength(2);
  });

  it('say what to do when there is none, and when they cannot be read', async () => {
    await open(sessionAnswers([]));
    expect(page.text()).toContain('No picture has been retouched yet');
    page.unmount();

    await open({
      listRetouchSessions: () => {
        throw new KioskError('RECORDS_BUSY', 'busy');
      },
    });
    expect(page.text()).toContain('Another Headroom or another program is using these records.');
    expect(page.findAll('button').map((button) => button.text())).toContain('Try again');
  });
});

describe('a dropped file', () => {
  it('starts a session of its own, which then opens', async () => {
    const kiosk = await open(sessionAnswers([]));

    await drop('harbour.jpg', 500);

    expect(kiosk.made.find(({ name }) => name === 'startRetouch')?.args).toMatchObject({
      source: { from: 'file', name: 'harbour.jpg' },
    });
    // The session's page is loaded when it is first needed.
    await vi.waitFor(() => expect(router.currentRoute.value.name).toBe('retouch-session'), {
      timeout: 20_000,
    });
  });

  it('that is no picture is named, and nothing opens', async () => {
    await router.push({ name: 'retouch-list' });
    await open(sessionAnswers([]));

    await drop('letter.jpg', 20);

    expect(page.get('[role=alert]').text()).toContain('letter.jpg');
    expect(page.get('[role=alert]').text()).toContain('It is not a picture, whatever its name says.');
    expect(router.currentRoute.value.name).toBe('retouch-list');
  });

  it.each([
    ['retouch', RetouchListPage],
    ['headshots', HeadshotsListPage],
  ])('with a fault is forgotten when a picture is chosen again: %s', async (_place, place) => {
    await open(sessionAnswers([]), place);
    await drop('nothing.jpg', 0);
    expect(page.get('[role=alert]').text()).toContain('nothing.jpg');

    await page.get('main [aria-keyshortcuts=Enter]').trigger('click');

    expect(page.find('[role=alert]').exists()).toBe(false);
  });

  it('that is empty never leaves the page', async () => {
    const kiosk = await open(sessionAnswers([]));

    await drop('nothing.jpg', 0);

    expect(page.get('[role=alert]').text()).toContain('It is empty.');
    expect(kiosk.made.map(({ name }) => name)).not.toContain('startRetouch');
  });

  it('is reported as not saved when the disk is full', async () => {
    await open({
      ...sessionAnswers([]),
      startRetouch: () => {
        throw new KioskError('DISK_FULL', 'full');
      },
    });

    await drop('harbour.jpg', 500);

    expect(page.get('[role=alert]').text()).toContain('The disk is full.');
  });
});
