export { practiceCustomers } from './customers.ts';
export { drawPortrait } from './draw.ts';
export { defaultPortrait, portrait } from './params.ts';
export type { Age, HairStyle, PortraitParams } from './params.ts';
export { hairColours, skinTones } from './palette.ts';
export type { HairColour, SkinTone } from './palette.ts';
export type { FaceTruth, PortraitTruth } from './truth.ts';
export type { Point } from './svg.ts';
export { practiceSitters } from './practice-sitters.ts';
