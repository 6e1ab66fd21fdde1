/**
 * The customer's own screen: what staff put on it, and what it may know. It is a separate page from the kiosk's, on its
 * own origin, without any of the kiosk's calls. This file names everything that crosses to it.
 */
import type { HeadGuide } from './guidance/head-guide.ts';
import type { GuidanceSay } from './guidance/hints.ts';
import type { OrderId, PhotoId } from './ids.ts';
import type { Language } from './language/languages.ts';
import type { Rotation } from './model/pictures.ts';
import type { StudioSettings } from './model/settings.ts';

/**
 * The camera that staff are using. Browsers give each origin different ids for the same cameras, so the customer's page
 * finds it by its name, and by its position among those of the same name.
 */
export interface MirrorCamera {
  readonly label: string;
  /** 0 for the first camera of that name, in the system's order. */
  readonly nth: number;
  /** Size of the picture as staff have it, px, so that the camera keeps its settings. 0 when not known. */
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PosingScene extends OrderScene {
  readonly kind: 'posing';
  /**
   * A camera of the browser's, the number of the customer whom the practice camera draws, or `connected` for a camera whose frames the
   * main process has.
   */
  readonly camera: MirrorCamera | number | 'connected';
  /** Rotation that brings a sideways camera's picture upright. */
  readonly rotation: Rotation;
  /** Null when the document does not say enough to draw a guide. */
  readonly guide: HeadGuide | null;
  readonly say: GuidanceSay;
}

/** The fields that every scene of an order has. */
interface OrderScene {
  /** The customer's own language; null for the studio's. */
  readonly language: Language | null;
}

interface IdleScene {
  readonly kind: 'idle';
}

/** The customer waits between the shot and its preview. */
interface CheckingScene extends OrderScene {
  readonly kind: 'checking';
}

/** An order's bill as the customer sees it. It names nobody. Amounts are in the currency's smallest unit. */
export interface ShownBill {
  readonly currency: string;
  readonly lines: readonly {
    readonly text: string;
    readonly quantity: number;
    readonly unitPrice: number;
    /** 0 without a discount. Its reason is between the studio and the receipt. */
    readonly discount: number;
  }[];
  readonly total: number;
  readonly due: number;
}

/** The facts about a photo that the customer's page gets with its picture. */
export interface ShownPhoto {
  readonly documentName: string;
  /** False for a photo of the studio's own format, which is finished. */
  readonly watermarked: boolean;
  /** Codes of the issues that staff see too, as the service sent them. */
  readonly issues: readonly string[];
}

/** The scene that the staff page asks for. It names the photo; the main process looks up the picture. */
export type CustomerScene =
  | IdleScene
  | PosingScene
  | CheckingScene
  | (OrderScene & { readonly kind: 'bill'; readonly orderId: OrderId })
  | (OrderScene & { readonly kind: 'approval'; readonly orderId: OrderId; readonly photoId: PhotoId });

export const customerWords = ['fine', 'again'] as const;
/** The customer's answer about the photo shown. Staff see it, and decide. */
export type CustomerWord = (typeof customerWords)[number];

/** The state that the customer's page shows. It contains none of the kiosk's ids. */
export interface ShownState {
  /** Changes whenever anything here changes. */
  readonly version: number;
  /** Changes with every new scene; an answer to an older scene is ignored. */
  readonly n: number;
  readonly studioName: string;
  /** Names the studio's logo, which has this size; null for a studio without one. */
  readonly logo: { readonly version: number; readonly widthPx: number; readonly heightPx: number } | null;
  readonly language: Language;
  readonly theme: StudioSettings['theme'];
  /** The customer's answer about the picture shown. */
  readonly said: CustomerWord | null;
  readonly scene:
    | IdleScene
    | PosingScene
    | CheckingScene
    | ({ readonly kind: 'bill' } & ShownBill)
    | (ShownPhoto & { readonly kind: 'approval'; readonly widthPx: number; readonly heightPx: number });
}

/** The customer's screen as the staff page sees it. */
export interface CustomerScreenView {
  /** True when the studio has switched it on. */
  readonly on: boolean;
  /** True while a customer's page is open and listening. */
  readonly connected: boolean;
  /** Whether a second display is plugged in; null where the host does not place the screen itself. */
  readonly secondDisplay: boolean | null;
  /** The customer's answer about the photo shown now. */
  readonly said: { readonly photoId: PhotoId; readonly word: CustomerWord } | null;
}

/** How often the staff page repeats the scene, ms. */
export const sceneRenewedEvery = 4_000;
/**
 * A scene that has not been repeated for this long is over, so that a closed page leaves no face on the screen. It allows
 * for a hidden page, whose timers may run only once a second, and for a busy machine. ms
 */
export const sceneLastsFor = 12_000;
