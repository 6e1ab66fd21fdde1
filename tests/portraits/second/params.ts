/**
 * The parameters of a modelled portrait. This family shares no code with the drawn one: heads are surfaces in space,
 * turned, lit and projected on the picture plane, and features are painted on them.
 */
export type Rgb = readonly [red: number, green: number, blue: number];

export type ModelledHair = 'bald' | 'cropped' | 'full' | 'bob' | 'fringe';
export type ModelledGlasses = 'none' | 'round' | 'square' | 'fine' | 'glare' | 'dark';
export type ModelledHat = 'none' | 'felt' | 'cap' | 'beret';

export interface ModelledPortrait {
  /** Size of the picture, px. */
  readonly width: number;
  readonly height: number;
  /** Crown to chin of a level head, as a share of the picture's height. */
  readonly headHeight: number;
  /** Middle of the head, as shares of the picture's width and height. */
  readonly centreX: number;
  readonly centreY: number;
  /** Rotations in degrees: clockwise; towards the picture's right; chin up. */
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
  /** Smile from 0, at rest, to 1, broad with teeth. */
  readonly smile: number;
  /** Opening of the mouth from 0, closed, to 1, wide open. */
  readonly mouthOpen: number;
  readonly glasses: ModelledGlasses;
  /** Colour of the glasses' frame. */
  readonly frame: Rgb;
  readonly hat: ModelledHat;
  readonly hatColour: Rgb;
  /** Direction of light from -1, only from the picture's left, to 1, only from its right. */
  readonly sideLight: number;
  /** Exposure in stops over or under a good one. */
  readonly stops: number;
  /** Standard deviation of the blur, px. */
  readonly blur: number;
  /** Standard deviation of the noise, of 255. */
  readonly noise: number;
  readonly backdrop: 'plain' | 'vignette' | 'stripes';
  readonly backdropColour: Rgb;
  readonly skin: Rgb;
  readonly lips: Rgb;
  readonly hair: ModelledHair;
  readonly hairColour: Rgb;
  readonly eyes: Rgb;
  readonly clothes: Rgb;
  readonly child: boolean;
  /** Half the face's width relative to half its height: from 0.64, narrow, to 0.74, round. */
  readonly breadth: number;
  /** Shape of the chin from 1.6, pointed, to 3, square. */
  readonly jaw: number;
  readonly noseLength: number;
  readonly seed: number;
  /** False leaves the chair empty. */
  readonly person: boolean;
}

export const restingPortrait: ModelledPortrait = {
  width: 720,
  height: 720,
  headHeight: 0.44,
  centreX: 0.5,
  centreY: 0.45,
  roll: 0,
  yaw: 0,
  pitch: 0,
  smile: 0,
  mouthOpen: 0,
  glasses: 'none',
  frame: [34, 30, 30],
  hat: 'none',
  hatColour: [52, 60, 74],
  sideLight: 0,
  stops: 0,
  blur: 0,
  noise: 2,
  backdrop: 'plain',
  backdropColour: [226, 227, 224],
  skin: [224, 178, 148],
  lips: [178, 104, 98],
  hair: 'cropped',
  hairColour: [74, 52, 38],
  eyes: [92, 116, 128],
  clothes: [70, 84, 104],
  child: false,
  breadth: 0.69,
  jaw: 2.2,
  noseLength: 0.36,
  seed: 1,
  person: true,
};
