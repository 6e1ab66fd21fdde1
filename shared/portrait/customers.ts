import { portrait } from './params.ts';
import type { PortraitParams } from './params.ts';

/** The people in front of the practice camera, each wearing the badge that says PRACTICE. */
export const practiceCustomers: readonly PortraitParams[] = [
  portrait({ badge: 'practice', seed: 11 }),
  portrait({
    badge: 'practice',
    skin: 'brown',
    hairColour: 'black',
    hairStyle: 'high',
    eyeColour: '#4a3222',
    clothing: 'collar',
    clothingColour: '#7d8f86',
    jaw: 0.9,
    seed: 12,
  }),
  portrait({
    badge: 'practice',
    skin: 'porcelain',
    hairColour: 'red',
    hairStyle: 'long',
    eyeColour: '#6d7f52',
    clothingColour: '#4d6a5c',
    jaw: 0.1,
    faceWidth: 0.97,
    seed: 13,
  }),
  portrait({
    badge: 'practice',
    skin: 'olive',
    hairColour: 'grey',
    eyeColour: '#6b5236',
    glasses: 'clear',
    clothing: 'collar',
    clothingColour: '#6d7688',
    jaw: 0.6,
    seed: 14,
  }),
  portrait({
    badge: 'practice',
    age: 'child',
    skin: 'tan',
    hairColour: 'black',
    eyeColour: '#4a3222',
    clothingColour: '#b0784c',
    seed: 15,
  }),
];
