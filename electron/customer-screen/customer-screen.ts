import { isDeepStrictEqual } from 'node:util';
import {
  sceneLastsFor,
  type CustomerScene,
  type CustomerScreenView,
  type CustomerWord,
  type ShownBill,
  type ShownPhoto,
  type ShownState,
} from '../../shared/customer-screen.ts';
import type { ImageId, OrderId, PhotoId } from '../../shared/ids.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { Listeners } from './listeners.ts';
import { Words } from './words.ts';

interface Picture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

interface Logo {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly updatedAt: string;
}

/** The customer screen's dependencies on the kiosk. */
export interface CustomerScreenOptions {
  readonly settings: () => Pick<StudioSettings, 'customerScreen' | 'studioName' | 'language' | 'theme'>;
  /** Returns the current watermarked preview of a photo; null when there is no preview, or no such photo. */
  readonly preview: (
    orderId: OrderId,
    photoId: PhotoId,
  ) => (ShownPhoto & { readonly image: ImageView }) | null;
  /** Returns the bill of an order; null for no such order. */
  readonly bill: (orderId: OrderId) => ShownBill | null;
  /** Returns the size and the date of the studio's logo; null for a studio without one. Asked at each change of the scene. */
  readonly logo: () => Logo | null;
  /** Returns the logo as PNG. */
  readonly logoPicture: () => Uint8Array | null;
  readonly picture: (imageId: ImageId) => Promise<Picture | null>;
  /** Returns the newest frame of the camera that another program drives, as JPEG; null while there is none. */
  readonly liveFrame: () => Uint8Array | null;
  readonly changed: (view: CustomerScreenView) => void;
}

/** The host's part: whether there is a second display, and how to open the customer's page. */
interface CustomerScreenHost {
  readonly secondDisplay: () => boolean | null;
  /**
   * Returns a one-time address for the customer's page; null where the host opens its window automatically.
   */
  readonly newAddress: () => string | null;
}

/** Everything that the customer's page can request, apart from its own files. */
export interface CustomerPage {
  /**
   * Returns the state to show: immediately when its version is not `after`, else when it changes or the wait
   * times out.
   */
  readonly next: (after: number, signal: AbortSignal) => Promise<ShownState>;
  /** Returns the picture that is shown now; null for any other number. */
  readonly picture: (n: number) => Promise<Picture | null>;
  /** Returns the studio's logo; null when it has changed since this version. */
  readonly logo: (version: number) => Picture | null;
  /** Returns the newest frame of the camera while the mirror of such a camera is shown; null otherwise. */
  readonly live: () => Uint8Array | null;
  /**
   * @returns false when something else is shown by now
   */
  readonly say: (n: number, word: CustomerWord) => boolean;
}

export interface CustomerScreen {
  /** Sets what staff want shown. The handlers call this again every few seconds while it is wanted. */
  readonly show: (scene: CustomerScene) => void;
  readonly view: () => CustomerScreenView;
  readonly newAddress: () => string | null;
  /** Call this when settings or displays have changed. */
  readonly refresh: () => void;
  /** Call this when an order has changed: its bill may be on the screen. */
  readonly orderChanged: (orderId: OrderId) => void;
  readonly attach: (host: CustomerScreenHost) => void;
  readonly page: CustomerPage;
  readonly close: () => void;
}

/** The picture and photo that the customer is asked to approve. */
interface Asked {
  readonly photoId: PhotoId;
  readonly imageId: ImageId;
}

const idle = { kind: 'idle' } as const;
const noHost: CustomerScreenHost = { secondDisplay: () => null, newAddress: () => null };

/**
 * Holds the customer's scene. Staff's page sets it; the customer's page can only show it and answer. Nothing
 * of it is kept on disk.
 */
export function createCustomerScreen(options: CustomerScreenOptions): CustomerScreen {
  const words = new Words();
  let host = noHost;
  let wanted: CustomerScene = idle;
  let asked: Asked | null = null;
  let state: ShownState = {
    version: 0,
    n: 0,
    studioName: '',
    logo: null,
    language: 'en',
    theme: 'system',
    said: null,
    scene: idle,
  };
  let lease: NodeJS.Timeout | undefined;
  let told: CustomerScreenView | null = null;
  const listeners = new Listeners(tell);

  const view = (): CustomerScreenView => ({
    on: options.settings().customerScreen,
    connected: listeners.connected,
    secondDisplay: host.secondDisplay(),
    said: asked === null || state.said === null ? null : { photoId: asked.photoId, word: state.said },
  });
  function tell(): void {
    const next = view();
    if (isDeepStrictEqual(next, told)) return;
    told = next;
    options.changed(next);
  }

  /** Returns the scene that can be shown now: idle when the screen is switched off or the preview is gone. */
  function made(): { readonly scene: ShownState['scene']; readonly asked: Asked | null } {
    if (!options.settings().customerScreen) return { scene: idle, asked: null };
    if (wanted.kind === 'bill') {
      const bill = options.bill(wanted.orderId);
      return { scene: bill === null ? idle : { kind: 'bill', ...bill }, asked: null };
    }
    if (wanted.kind !== 'approval') return { scene: wanted, asked: null };
    const preview = options.preview(wanted.orderId, wanted.photoId);
    if (preview === null) return { scene: idle, asked: null };
    const { documentName, watermarked, issues, image } = preview;
    const { id: imageId, widthPx, heightPx } = image;
    return {
      scene: { kind: 'approval', documentName, watermarked, issues, widthPx, heightPx },
      asked: { photoId: wanted.photoId, imageId },
    };
  }
  function shownLogo(): ShownState['logo'] {
    const logo = options.logo();
    if (logo === null) return null;
    const { widthPx, heightPx, updatedAt } = logo;
    return { version: Date.parse(updatedAt), widthPx, heightPx };
  }
  function refresh(): void {
    const next = made();
    const same = isDeepStrictEqual(next, { scene: state.scene, asked });
    asked = next.asked;
    const { studioName, language, theme } = options.settings();
    const own = wanted.kind === 'idle' ? null : wanted.language;
    const seen = {
      n: same ? state.n : state.n + 1,
      studioName,
      logo: shownLogo(),
      language: own ?? language,
      theme,
      said: asked === null ? null : words.of(asked.imageId),
      scene: next.scene,
    };
    if (!isDeepStrictEqual({ version: state.version, ...seen }, state)) {
      state = { version: state.version + 1, ...seen };
      listeners.wake();
    }
    tell();
  }
  function show(scene: CustomerScene): void {
    wanted = scene;
    clearTimeout(lease);
    if (scene.kind !== 'idle') lease = setTimeout(show, sceneLastsFor, idle).unref();
    refresh();
  }

  return {
    show,
    view,
    refresh,
    orderChanged(orderId) {
      if (wanted.kind === 'bill' && wanted.orderId === orderId) refresh();
    },
    newAddress: () => host.newAddress(),
    attach(next) {
      host = next;
      tell();
    },
    page: {
      async next(after, signal) {
        if (!listeners.closed) refresh();
        await listeners.wait(signal, () => state.version === after);
        return state;
      },
      picture: (n) =>
        n === state.n && asked !== null ? options.picture(asked.imageId) : Promise.resolve(null),
      logo(version) {
        if (shownLogo()?.version !== version) return null;
        const bytes = options.logoPicture();
        return bytes === null ? null : { mime: 'image/png', bytes };
      },
      live() {
        const { scene } = state;
        return scene.kind === 'posing' && scene.camera === 'connected' ? options.liveFrame() : null;
      },
      say(n, word) {
        if (n !== state.n || asked === null) return false;
        words.keep(asked.imageId, word);
        refresh();
        return true;
      },
    },
    close() {
      wanted = idle;
      clearTimeout(lease);
      listeners.close();
    },
  };
}
