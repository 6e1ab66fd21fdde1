import type { PortraitParams } from './params.ts';

/**
 * Positions on a head, in head units: crown to chin is 100, the origin is halfway, y grows downwards. Adult figures
 * follow the usual drawing canon: eyes at half height, a face two thirds as wide as it is high.
 */
export interface Proportions {
  /** Half the width of the face at its widest. */
  readonly halfWidth: number;
  readonly eyeX: number;
  readonly eyeY: number;
  readonly eyeSize: number;
  readonly browY: number;
  readonly noseY: number;
  readonly noseSize: number;
  readonly mouthY: number;
  readonly mouthSize: number;
  /** 0 a round baby's chin to 1 a square jaw. */
  readonly jaw: number;
  readonly neck: number;
  readonly shoulders: number;
  readonly shoulderY: number;
}

const adult = {
  halfWidth: 34,
  eyeX: 14.2,
  eyeY: -0.5,
  eyeSize: 1,
  browY: -10,
  noseY: 18,
  noseSize: 1,
  mouthY: 30,
  mouthSize: 1,
  neck: 21,
  shoulders: 92,
  shoulderY: 70,
};
const child = {
  halfWidth: 36,
  eyeX: 15.2,
  eyeY: 4,
  eyeSize: 1.13,
  browY: -6.5,
  noseY: 20,
  noseSize: 0.82,
  mouthY: 31,
  mouthSize: 0.88,
  neck: 16.5,
  shoulders: 72,
  shoulderY: 65,
};
const baby = {
  halfWidth: 37.5,
  eyeX: 15.4,
  eyeY: 7.5,
  eyeSize: 1.24,
  browY: -2.5,
  noseY: 21.5,
  noseSize: 0.72,
  mouthY: 32,
  mouthSize: 0.78,
  neck: 14.5,
  shoulders: 58,
  shoulderY: 60.5,
};
const roundness = { adult: 0.2, child: 0.5, baby: 0.8 };

/** Returns the proportions for a portrait's age, face width and jaw. */
export function proportionsOf(params: PortraitParams): Proportions {
  const figures = { adult, child, baby }[params.age];
  const jawRange = params.age === 'adult' ? params.jaw * 0.8 : params.jaw * 0.2;
  return {
    ...figures,
    halfWidth: figures.halfWidth * params.faceWidth,
    jaw: roundness[params.age] + jawRange,
  };
}
