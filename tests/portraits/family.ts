import { hairColours, portrait, skinTones } from '../../shared/portrait/index.ts';
import type { Age, HairColour, HairStyle, PortraitParams, SkinTone } from '../../shared/portrait/index.ts';
import { between, pick, seededRandom } from '../../shared/portrait/random.ts';
import type { Random } from '../../shared/portrait/random.ts';

const darkSkins: ReadonlySet<SkinTone> = new Set(['tan', 'brown', 'deep']);
const ages: readonly [Age, ...Age[]] = ['adult', 'adult', 'adult', 'adult', 'child'];
const styles: readonly [HairStyle, ...HairStyle[]] = ['flat', 'flat', 'high', 'long', 'bald'];
const clothes: readonly [string, ...string[]] = [
  '#41566b',
  '#6b4f46',
  '#3f5d4d',
  '#7a3f45',
  '#56506e',
  '#8b8378',
];
const eyeColours: readonly [string, ...string[]] = ['#5b7f95', '#6d7f52', '#5a3f2a', '#7a5a36'];

/**
 * Returns `count` different customers, well photographed, like an ordinary day at the counter. The same seed gives
 * the same people.
 */
export function portraitFamily(seed: number, count: number): PortraitParams[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => customer(random));
}

function customer(random: Random): PortraitParams {
  const skin = pick(random, skinTones);
  const age = pick(random, ages);
  const hairColour: HairColour = darkSkins.has(skin) ? 'black' : pick(random, hairColours);
  const style = pick(random, styles);
  return portrait({
    skin,
    age,
    hairColour: age === 'adult' || hairColour !== 'grey' ? hairColour : 'brown',
    hairStyle: age === 'child' && style === 'bald' ? 'flat' : style,
    eyeColour: darkSkins.has(skin) ? '#4a3222' : pick(random, eyeColours),
    clothing: random() < 0.5 ? 'crew' : 'collar',
    clothingColour: pick(random, clothes),
    faceWidth: between(random, 0.95, 1.05),
    jaw: random(),
    headHeight: between(random, 0.42, 0.48),
    offsetX: between(random, -0.02, 0.02),
    offsetY: between(random, -0.04, -0.02),
    roll: between(random, -2.5, 2.5),
    yaw: between(random, -3, 3),
    pitch: between(random, -2, 2),
    smile: between(random, 0, 0.12),
    seed: Math.floor(random() * 1e6),
  });
}
