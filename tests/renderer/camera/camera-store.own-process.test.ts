// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { useCameraStore } from '../../../renderer/camera/camera-store.ts';
import { practiceCameraId } from '../../../shared/camera/practice.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import type { ConnectedCamera } from '../../../shared/camera/connected.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { documents, settings } from '../../support/fixture/data.ts';
import '../../set-up/test-page.ts';

// No frames come here: there is no camera and nothing that draws.
vi.mock('../../../renderer/camera/frames-come.ts', () => ({
  framesCome: () => Promise.resolve({ widthPx: 1920, heightPx: 1080 }),
}));

const [document] = documents;
if (document === undefined) throw new Error('no document');

interface Machine {
  /** By label; a camera's id is `id of` its label at this address. */
  readonly cameras: readonly string[];
  /** The camera that the browser returns when any camera is requested. */
  readonly given: string;
}

/** A browser that hides names and ids until a camera was allowed once. Returns the ids that were requested. */
function browserWith({ cameras, given }: Machine): readonly (string | null)[] {
  const asked: (string | null)[] = [];
  let allowed = false;
  const idOf = (label: string): string => `id of ${label}`;
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: () =>
        Promise.resolve(
          cameras.map((label) => ({
            kind: 'videoinput',
            deviceId: allowed ? idOf(label) : '',
            label: allowed ? label : '',
          })),
        ),
      getUserMedia: ({ video }: { video: { deviceId?: { exact: string } } }) => {
        const wanted = video.deviceId?.exact ?? null;
        asked.push(wanted);
        if (wanted !== null && !cameras.map(idOf).includes(wanted))
          return Promise.reject(new DOMException('no such camera', 'OverconstrainedError'));
        allowed = true;
        const track = {
          getSettings: () => ({ deviceId: wanted ?? idOf(given) }),
          getCapabilities: () => ({}),
          addEventListener: () => undefined,
          stop: () => undefined,
        };
        return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      },
    },
  });
  return asked;
}
async function opened(remembered: string | null): Promise<ReturnType<typeof useCameraStore>> {
  const store = useCameraStore();
  store.remember(remembered === null ? null : { deviceId: 'its id at another address', label: remembered });
  await store.refresh();
  await store.open();
  return store;
}

let connected: readonly ConnectedCamera[] = [];
beforeEach(() => {
  connected = [];
  connect(fixtureBridge({ connectedCameras: () => connected }).bridge);
  setActivePinia(createPinia());
});
afterEach(() => vi.unstubAllGlobals());

describe('a camera that was not allowed yet', () => {
  it('is requested without an id, and identified by its name afterwards', async () => {
    const asked = browserWith({ cameras: ['Desk', 'Studio'], given: 'Studio' });
    const store = await opened(null);

    expect(asked).toEqual([null]);
    expect([store.phase, store.label]).toEqual(['live', 'Studio']);
  });

  it('is the remembered one once names are known, although its id differs here', async () => {
    const asked = browserWith({ cameras: ['Desk', 'Studio'], given: 'Desk' });
    const store = await opened('Studio');

    expect(asked).toEqual([null, 'id of Studio']);
    expect([store.phase, store.label]).toEqual(['live', 'Studio']);
  });

  it('is not reported as unplugged while names are unknown', async () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    const store = useCameraStore();
    store.remember({ deviceId: 'its id at another address', label: 'Studio' });
    await store.refresh();

    expect(store.light).toBe('ok');
    expect(store.choices.map((choice) => choice.label)).not.toContain('Studio (not connected)');
  });

  it('is missing when names are known and the remembered one is not among them', async () => {
    browserWith({ cameras: ['Desk'], given: 'Desk' });
    const store = await opened('Studio');

    expect([store.phase, store.label]).toEqual(['missing', 'Studio (not connected)']);
  });
});

describe('a camera on its side', () => {
  it('gives an upright picture, as the settings say', async () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    const store = await opened(null);
    expect([store.rotation, store.size]).toEqual([0, { widthPx: 1920, heightPx: 1080 }]);

    useSettingsStore().settings = { ...settings, cameraRotation: 90 };

    expect([store.rotation, store.size]).toEqual([90, { widthPx: 1080, heightPx: 1920 }]);
  });

  it('does not affect the practice camera, which is upright', () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    const store = useCameraStore();
    useSettingsStore().settings = { ...settings, cameraRotation: 90 };
    store.remember({ deviceId: practiceCameraId, label: 'Practice' });

    expect(store.rotation).toBe(0);
  });
});

describe('two cameras with one name', () => {
  it('need a choice when neither has the remembered id', async () => {
    browserWith({ cameras: ['Studio', 'Studio'], given: 'Studio' });
    const store = await opened('Studio');

    expect([store.phase, store.stream]).toEqual(['unsure', null]);
    expect(store.choices.map(({ label }) => label)).toEqual([
      'Studio (1)',
      'Studio (2)',
      'Studio (not connected)',
      'Practice camera',
    ]);
  });

  it('need no choice once one is chosen', async () => {
    browserWith({ cameras: ['Studio', 'Studio'], given: 'Studio' });
    const store = await opened('Studio');

    await store.choose('id of Studio');

    expect([store.phase, store.label]).toEqual(['live', 'Studio']);
  });
});

describe('the pixels that a document needs', () => {
  it('are compared with the size of the stream, and with nothing before there is one', async () => {
    const digital = { ...document, widthMm: 76.2, heightMm: 95.25, headMm: { min: 100, max: 110 } };
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    const store = useCameraStore();
    expect(store.shortOf(digital)).toBeNull();

    await store.refresh();
    await store.open();

    expect(store.shortOf(digital)).toEqual({ have: expect.any(Number), need: 1000 });
  });
});

describe('a camera that another program drives', () => {
  const [first, second] = [
    { id: 'gphoto2:usb:001,004', label: 'EOS 250D' },
    { id: 'gphoto2:usb:001,007', label: 'EOS 250D' },
  ];

  it('is listed after the webcams, and used only when there is no webcam or when it was chosen', async () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    connected = [first];
    const store = await opened(null);

    expect(store.choices.map(({ label }) => label)).toEqual(['Studio', 'EOS 250D', 'Practice camera']);
    expect([store.current, store.isConnected]).toEqual(['id of Studio', false]);
  });

  it('is found by its name when it was plugged in again under another id', async () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    connected = [first];
    const store = useCameraStore();
    await store.refresh();
    await store.choose(first.id);
    connected = [];
    await store.refresh();
    expect(store.light).toBe('warn');
    connected = [second];
    await store.refresh();

    expect([store.current, store.isConnected]).toEqual([second.id, true]);
  });

  it('is missing when it is remembered and away, also before the browser has named the webcams', async () => {
    browserWith({ cameras: ['Studio'], given: 'Studio' });
    const store = useCameraStore();
    store.remember({ deviceId: first.id, label: first.label });
    await store.refresh();

    expect([store.current, store.label]).toEqual([first.id, 'EOS 250D (not connected)']);
  });

  it('is not asked for more pixels, because its pictures are larger than its live picture', async () => {
    browserWith({ cameras: [], given: '' });
    connected = [first];
    const store = useCameraStore();
    await store.refresh();

    expect([store.isConnected, store.shortOf(document)]).toEqual([true, null]);
  });
});
