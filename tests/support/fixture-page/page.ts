/**
 * The kiosk's page over the fixture, for viewing its screens: `?scene=preview&studio=locked#/order/…`. Not in the
 * build.
 */
import { sessionScene } from '../fixture-retouch-scenes.ts';
import { customers, order, photo, preview, shot } from '../fixture-data.ts';
import { headshotScene, matchScene } from '../fixture-headshot-scenes.ts';
import { fixtureJournal } from '../fixture-journal.ts';
import { fixtureKiosk } from '../fixture-kiosk.ts';
import { sceneOrder, scenes } from '../fixture-scenes.ts';
import { startingBridge } from '../fixture-starts.ts';
import { studioAnswers } from '../fixture-studios.ts';

const asked = new URLSearchParams(location.search);
const name = asked.get('scene') ?? 'preview';
const others = [
  order(2, { customer: customers[1] ?? null, step: 'shot', photos: [photo({ shotId: null })] }),
  order(3, {
    ...scenes['uncertain'],
    id: order(3).id,
    number: order(3).number,
    customer: customers[2] ?? null,
  }),
  order(4, {
    customer: customers[2] ?? null,
    state: 'done',
    shots: [shot(2)],
    photos: [photo({ state: 'final', preview })],
  }),
  order(5, {
    customer: customers[1] ?? null,
    state: 'done',
    shots: [shot(3)],
    photos: [photo({ state: 'final', preview })],
  }),
];
const start = asked.get('start');
const fixture =
  start !== null
    ? startingBridge(start)
    : fixtureKiosk(name === 'empty' ? [] : [sceneOrder(name), ...others], 2_500, {
        ...studioAnswers(asked.get('studio')),
        ...headshotScene(asked.get('headshots'), sessionScene(asked.get('session'))),
        ...matchScene(asked.get('match')),
        ...(asked.get('prints') === 'all' ? fixtureJournal() : {}),
      });
Object.assign(window, { headroom: fixture.bridge, callsMade: fixture.made });
await import('../../../renderer/main.ts');
