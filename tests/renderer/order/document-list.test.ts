/** The studio's own formats among the documents of the service. */
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it } from 'vitest';
import { BridgeError, connect } from '../../../renderer/bridge/bridge.ts';
import { useDocumentList } from '../../../renderer/order/document/use-document-list.ts';
import { useDocumentsStore } from '../../../renderer/state/documents-store.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { settings } from '../../support/fixture/data.ts';
import { clubFormat } from '../../support/fixture/formats.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

const badge = { ...clubFormat, id: 'format-0000bad9', name: 'Taxi badge' } as const;
let kiosk: FixtureKiosk;
beforeEach(async () => {
  kiosk = fixtureKiosk([], 0, {
    settings: () => ({ ...settings, formats: [clubFormat, badge], favourites: ['uk-passport', badge.id] }),
  });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await useSettingsStore().load();
});
const namesIn = (key: string, text = ''): readonly string[] =>
  useDocumentList(() => text)
    .groups.value.filter((group) => group.key === key)
    .flatMap(({ items }) => items.map(({ name }) => name));

it('are a group of their own, favourites first, and never before the documents', async () => {
  await useDocumentsStore().load();
  const { groups, found } = useDocumentList(() => '');

  expect(groups.value.map(({ key }) => key)).toEqual(['favourites', 'formats', 'others']);
  expect(namesIn('formats')).toEqual(['Taxi badge', 'Rowing club']);
  expect(namesIn('favourites')).not.toContain('Taxi badge');
  expect(found.value[0]?.origin).toBeUndefined();
});

it('wait for the service’s list, and are there when it fails', () => {
  expect(namesIn('formats')).toEqual([]);
  useDocumentsStore().failure = new BridgeError({
    ...{ code: 'SERVICE_UNREACHABLE', message: 'no answer', details: {} },
  });
  expect(namesIn('formats')).toEqual(['Taxi badge', 'Rowing club']);
});

it('are found by their name', async () => {
  await useDocumentsStore().load();
  expect(namesIn('formats', 'row')).toEqual(['Rowing club']);
  expect(namesIn('formats', 'passport')).toEqual([]);
});
