/** The main job in direct mode, on the practice service. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

describe('a studio that takes the money first', () => {
  it('takes an order to a printed sheet and a code with one paid call', async () => {
    const kiosk = await openKiosk({ dataDir: tempFolder() });
    onTestFinished(() => kiosk.close());
    const settings = { ...(await kiosk.call('settings')), photoMode: 'direct' } as const;
    await kiosk.call('saveSettings', { settings });
    const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
    const started = { previews: 0, finals: 0, prints: 0 };
    const job = { specCode: 'uk-passport', shot, started };

    const done = await workUntil(kiosk, await kiosk.call('createOrder'), job);

    expect(done).toMatchObject({
      state: 'done',
      photoMode: 'direct',
      photos: [{ state: 'final', owed: null }],
    });
    expect(done.photos[0]?.code?.code).toMatch(/\/[0-9A-Za-z]{8}$/);
    expect(started).toEqual({ previews: 0, finals: 1, prints: 1 });
    const calls = await kiosk.call('listCalls', { orderId: done.id });
    expect(calls.map(({ endpoint, state, region }) => [endpoint, state, region])).toEqual([
      ['makeIdPhoto', 'done', 'practice'],
    ]);
  });
});
