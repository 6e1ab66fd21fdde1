/**
 * The kiosk's page over the fixture, for viewing its screens: `?scene=preview&studio=locked#/order/…`. Not in the
 * build. `showScene` shows another scene in the same page, which takes a third of the processor time of loading it.
 */
import { disposePinia, getActivePinia } from 'pinia';
import type { Bridge } from '../../../shared/contract.ts';
import { languages, type Language } from '../../../shared/language/languages.ts';
import { sessionScene } from '../fixture-retouch-scenes.ts';
import { customers, order, photo, preview, shot } from '../fixture-data.ts';
import { headshotScene, matchScene } from '../fixture-headshot-scenes.ts';
import type { FixtureBridge } from '../fixture-bridge.ts';
import { fixtureJournal } from '../fixture-journal.ts';
import { fixtureKiosk } from '../fixture-kiosk.ts';
import { openingCheckScene } from '../fixture-opening-check.ts';
import { sceneOrder, scenes } from '../fixture-scenes.ts';
import { startingBridge } from '../fixture-starts.ts';
import { studioAnswers } from '../fixture-studios.ts';
import { takingsAnswers } from '../fixture-takings.ts';

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

function fixtureFor(asked: URLSearchParams): FixtureBridge {
  const name = asked.get('scene') ?? 'preview';
  const start = asked.get('start');
  if (start !== null) return startingBridge(start);
  return fixtureKiosk(name === 'empty' ? [] : [sceneOrder(name), ...others], 2_500, {
    ...studioAnswers(asked.get('studio')),
    ...headshotScene(asked.get('headshots'), sessionScene(asked.get('session'))),
    ...matchScene(asked.get('match')),
    ...takingsAnswers(dayOf(asked.get('day'))),
    ...openingCheckScene(asked.get('check')),
    ...(asked.get('prints') === 'all' ? fixtureJournal() : {}),
  });
}

const dayOf = (asked: string | null) => (asked === 'quiet' || asked === 'gone' ? asked : 'busy');

/** Answers with the settings of a studio that has chosen this language. */
const speaking = (bridge: Bridge, language: Language): Bridge => ({
  ...bridge,
  async settings() {
    const answer = await bridge.settings();
    return answer.ok ? { ok: true, value: { ...answer.value, language } } : answer;
  },
});

function connectTo(asked: URLSearchParams): void {
  const { bridge, made } = fixtureFor(asked);
  const language = languages.find((one) => one === asked.get('language')) ?? 'en';
  Object.assign(window, { headroom: speaking(bridge, language), callsMade: made });
}

connectTo(new URLSearchParams(location.search));
/** Counted before the kiosk is mounted: a test may open a dialog before the imports below are complete. */
const whole = document.body.children.length;
const { kioskPage } = await import('../../../renderer/main.ts');
const { mountKiosk } = await import('../../../renderer/mount.ts');
const { router } = await import('../../../renderer/router.ts');
let page = kioskPage;

/** @param where the query and the hash of the scene's address */
async function showScene(where: string): Promise<void> {
  page.unmount();
  const pinia = getActivePinia();
  if (pinia !== undefined) disposePinia(pinia);
  localStorage.clear();
  sessionStorage.clear();
  const { searchParams, hash } = new URL(where, location.href);
  if (document.body.children.length !== whole) throw new Error('The scene before left elements in the page.');
  connectTo(searchParams);
  await router.replace(hash.slice(1) || '/');
  page = mountKiosk();
}
Object.assign(window, { showScene });
