import type { HairColour, SkinTone } from './palette.ts';
import type { HairStyle, PortraitParams } from './params.ts';
import { pick, seededRandom } from './random.ts';

/** Returns the people in a picture from left to right, each with their own parameters. */
export function peopleOf(params: PortraitParams): PortraitParams[] {
  if (params.people === 0) return [];
  if (params.people === 1) return [params];
  // Two heads side by side need room: a head and a half between their middles.
  const apart = (params.headHeight * params.height * 0.75) / params.width;
  const first = { ...params, offsetX: params.offsetX - apart };
  return [first, companion({ ...params, offsetX: params.offsetX + apart })];
}

/** Returns a second person beside the customer: different looks, the same light and camera. */
function companion(params: PortraitParams): PortraitParams {
  const random = seededRandom(params.seed + 4711);
  const skins: readonly [SkinTone, ...SkinTone[]] = ['porcelain', 'olive', 'tan', 'brown', 'deep'];
  const styles: readonly [HairStyle, ...HairStyle[]] = ['flat', 'high', 'long'];
  const colours: readonly [HairColour, ...HairColour[]] = ['black', 'chestnut', 'blond', 'red'];
  return {
    ...params,
    skin: pick(random, skins),
    hairStyle: params.hairStyle === 'long' ? 'flat' : pick(random, styles),
    hairColour: pick(random, colours),
    eyeColour: '#5a3f2a',
    clothing: 'collar',
    clothingColour: '#8a5a4a',
    glasses: 'none',
    hat: false,
    badge: 'none',
    jaw: 0.3,
    offsetY: params.offsetY + 0.015,
    seed: params.seed + 1,
  };
}
