import { between, pick } from '../../../shared/portrait/random.ts';
import type { Random } from '../../../shared/portrait/random.ts';
import { restingPortrait, type ModelledHair, type ModelledPortrait, type Rgb } from './params.ts';

type Some<Item> = readonly [Item, ...Item[]];

/** Skin and matching lips, from pale to dark. */
const skins: Some<readonly [Rgb, Rgb]> = [
  [
    [240, 205, 184],
    [196, 120, 114],
  ],
  [
    [228, 182, 152],
    [182, 104, 98],
  ],
  [
    [205, 156, 120],
    [160, 92, 84],
  ],
  [
    [172, 122, 88],
    [138, 78, 70],
  ],
  [
    [128, 86, 62],
    [112, 64, 58],
  ],
  [
    [92, 62, 48],
    [96, 54, 50],
  ],
];
const pales = 3;
const lightHair: Some<Rgb> = [
  [40, 32, 28],
  [78, 54, 38],
  [150, 112, 66],
  [122, 62, 34],
  [150, 146, 142],
  [205, 200, 192],
];
const darkHair: Some<Rgb> = [
  [26, 22, 22],
  [44, 32, 26],
];
const hairs: Some<ModelledHair> = ['bald', 'cropped', 'cropped', 'full', 'bob', 'fringe'];
const irises: Some<Rgb> = [
  [96, 124, 146],
  [104, 118, 78],
  [98, 66, 42],
];
const clothes: Some<Rgb> = [
  [66, 82, 106],
  [112, 74, 68],
  [58, 92, 80],
  [150, 146, 136],
  [48, 46, 52],
];
const walls: Some<Rgb> = [
  [228, 229, 226],
  [236, 234, 228],
  [214, 220, 226],
];
/** Hats of all colours, including those of hair. */
export const hatColours: Some<Rgb> = [
  [44, 48, 58],
  [120, 40, 46],
  [62, 92, 72],
  [176, 150, 112],
  [38, 66, 110],
  [66, 48, 38],
];
export const frameColours: Some<Rgb> = [
  [32, 28, 28],
  [70, 44, 30],
  [120, 96, 60],
  [60, 64, 78],
];

/** Returns one ordinary customer, well photographed. */
export function modelledCustomer(random: Random): ModelledPortrait {
  const index = Math.floor(random() * skins.length);
  const [skin, lips] = skins[index] ?? skins[0];
  const pale = index < pales;
  return {
    ...restingPortrait,
    skin,
    lips,
    hair: pick(random, hairs),
    hairColour: pick(random, pale ? lightHair : darkHair),
    eyes: pale ? pick(random, irises) : [70, 48, 34],
    clothes: pick(random, clothes),
    backdropColour: pick(random, walls),
    backdrop: random() < 0.7 ? 'plain' : random() < 0.6 ? 'vignette' : 'stripes',
    child: random() < 0.2,
    breadth: between(random, 0.65, 0.73),
    jaw: between(random, 1.7, 2.8),
    noseLength: between(random, 0.33, 0.39),
    headHeight: between(random, 0.4, 0.48),
    centreX: between(random, 0.48, 0.52),
    centreY: between(random, 0.44, 0.47),
    roll: between(random, -3, 3),
    yaw: between(random, -3, 3),
    pitch: between(random, -2.5, 2.5),
    smile: between(random, 0, 0.1),
    sideLight: between(random, -0.08, 0.08),
    stops: between(random, -0.3, 0.2),
    frame: pick(random, frameColours),
    hatColour: pick(random, hatColours),
    noise: between(random, 0.5, 3),
    seed: Math.floor(random() * 1e4),
  };
}
