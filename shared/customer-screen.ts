/**
 * The customer's own screen: what staff put on it, and what it may know. It is another page than the kiosk's, on an
 * origin of its own, without any of the kiosk's calls. What crosses to it is named here and is nothing else.
 */
import type { HeadGuide } from './guidance/head-guide.ts';
import type { GuidanceSay } from './guidance/hints.ts';
import type { OrderId, PhotoId } from './ids.ts';
import type { Rotation } from './model/pictures.ts';
import type { StudioSettings } from './model/settings.ts';

/**
 * The camera that staff look through. Browsers give every origin other ids for the same cameras, so it is told by
 * its name, and by its place among those of the same name.
 */
export interface MirrorCamera {
  readonly label: string;
  /** 0 for the first of its name, in the system's order. */
  readonly nth: number;
  /** The picture as staff have it, px: the camera stays as it is set. 0 when that is not known. */
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PosingScene {
  readonly kind: 'posing';
  /** A number is the practice camera: the customer that it draws. */
  readonly camera: MirrorCamera | number;
  /** Turns the picture of a camera on its side upright. */
  readonly rotation: Rotation;
  /** Null when the document does not say enough to draw one. */
  readonly guide: HeadGuide | null;
  readonly say: GuidanceSay;
}

interface IdleScene {
  readonly kind: 'idle';
}

/** What staff's page asks for. It names the photo; which picture that is, the main process looks up. */
export type CustomerScene =
  | IdleScene
  | PosingScene
  | { readonly kind: 'approval'; readonly orderId: OrderId; readonly photoId: PhotoId };

export const customerWords = ['fine', 'again'] as const;
/** The customer's word for the photo that was shown. Staff see it, and decide. */
export type CustomerWord = (typeof customerWords)[number];

/** What the customer's page shows. No id of the kiosk's is in it. */
export interface ShownState {
  /** Another number whenever anything here is another. */
  readonly version: number;
  /** Another number for every other scene: what is said of an older one is not heard. */
  readonly n: number;
  readonly studioName: string;
  readonly theme: StudioSettings['theme'];
  /** What the customer has said of the picture that is shown. */
  readonly said: CustomerWord | null;
  readonly scene:
    | IdleScene
    | PosingScene
    | {
        readonly kind: 'approval';
        readonly documentName: string;
        readonly widthPx: number;
        readonly heightPx: number;
      };
}

/** What staff's page is told of the customer's screen. */
export interface CustomerScreenView {
  /** The studio has switched it on. */
  readonly on: boolean;
  /** A customer's page is there and listens. */
  readonly connected: boolean;
  /** Whether a second display is plugged in; null where the host does not place the screen itself. */
  readonly secondDisplay: boolean | null;
  /** What the customer has said of the photo that is shown now. */
  readonly said: { readonly photoId: PhotoId; readonly word: CustomerWord } | null;
}

/** Staff's page tells the scene again this often. ms */
export const sceneRenewedEvery = 4_000;
/**
 * A scene that is not told again for this long is over: a page that is gone must leave nobody's face behind. A
 * hidden page may run its timers once in a second only, and a busy machine later than that. ms
 */
export const sceneLastsFor = 12_000;
