import type { HairColour, SkinTone } from './palette.ts';

export type HairStyle = 'flat' | 'high' | 'bald' | 'long';
type Glasses = 'none' | 'clear' | 'reflecting' | 'sun';
export type Age = 'adult' | 'child' | 'baby';
/** 'none' leaves the background transparent, so that a person can be moved in front of another one. */
type Background = 'none' | 'plain' | 'gradient' | 'busy';
type Clothing = 'crew' | 'collar';
/** A badge that says PRACTICE, on the chest at the picture's right. */
type Badge = 'none' | 'practice';

/** Everything that decides a drawing: the same values always give the same SVG. */
export interface PortraitParams {
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Crown to chin of a level head, as a fraction of the picture's height. */
  readonly headHeight: number;
  /** Offset of the face's middle from the picture's middle, in fractions of its width and height. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** Degrees; positive tilts the head clockwise as seen in the picture. */
  readonly roll: number;
  /** Degrees; positive turns the nose towards the picture's right edge. */
  readonly yaw: number;
  /** Degrees; positive lifts the chin. */
  readonly pitch: number;
  /** 0 neutral to 1 broad; teeth show from about 0.5 on. */
  readonly smile: number;
  /** 0 closed to 1 wide open. */
  readonly mouthOpen: number;
  /** 0 open to 1 shut. */
  readonly eyesClosed: number;
  readonly glasses: Glasses;
  readonly hat: boolean;
  /** -1 light only from the picture's left, 0 even, 1 only from its right. */
  readonly light: number;
  /** -1 very dark, 0 correct, 1 burnt out. */
  readonly exposure: number;
  /** Standard deviation of the blur, in pixels of the picture. */
  readonly blur: number;
  /** 0 none to 1 heavy sensor noise. */
  readonly noise: number;
  readonly background: Background;
  readonly backgroundColour: string;
  readonly skin: SkinTone;
  readonly hairStyle: HairStyle;
  readonly hairColour: HairColour;
  readonly eyeColour: string;
  readonly clothing: Clothing;
  readonly clothingColour: string;
  readonly badge: Badge;
  /** 0.9 narrow to 1.1 wide: the face's width relative to the ordinary one. */
  readonly faceWidth: number;
  /** 0 rounded to 1 square. */
  readonly jaw: number;
  readonly age: Age;
  readonly people: 0 | 1 | 2;
  /** Decides strands of hair, the busy background and the second person. */
  readonly seed: number;
}

/**
 * A customer as a good counter webcam sees them: 1920 x 1080, the head 45 % of the height (486 px), eyes slightly above
 * the middle, plain light backdrop, neutral, evenly lit.
 */
export const defaultPortrait: PortraitParams = {
  width: 1920,
  height: 1080,
  headHeight: 0.45,
  offsetX: 0,
  offsetY: -0.03,
  roll: 0,
  yaw: 0,
  pitch: 0,
  smile: 0,
  mouthOpen: 0,
  eyesClosed: 0,
  glasses: 'none',
  hat: false,
  light: 0,
  exposure: 0,
  blur: 0,
  noise: 0,
  background: 'plain',
  backgroundColour: '#e3e4e2',
  skin: 'fair',
  hairStyle: 'flat',
  hairColour: 'brown',
  eyeColour: '#5b7f95',
  clothing: 'crew',
  clothingColour: '#41566b',
  badge: 'none',
  faceWidth: 1,
  jaw: 0.5,
  age: 'adult',
  people: 1,
  seed: 1,
};

/** Returns the default portrait with some values changed. */
export function portrait(overrides: Partial<PortraitParams> = {}): PortraitParams {
  return { ...defaultPortrait, ...overrides };
}
