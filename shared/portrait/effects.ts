import type { PortraitParams } from './params.ts';
import { element } from './svg.ts';

/** Adds the camera's effects to the whole picture: blur, then exposure, then noise on top. */
export function cameraEffects(params: PortraitParams, picture: string): string {
  return filtered('sensor', params, exposure(params) + grain(params), throughLens(params, picture));
}

function throughLens(params: PortraitParams, picture: string): string {
  if (params.blur === 0) return picture;
  // A blur fades out at the picture's edge, where there is nothing more to draw in, so the sharp picture lies under it.
  const again = element('use', { href: '#sharp' });
  return element('g', { id: 'sharp' }, picture) + filtered('lens', params, blur(params), again);
}

function filtered(id: string, { width, height }: PortraitParams, steps: string, content: string): string {
  if (steps === '') return content;
  const region = { id, filterUnits: 'userSpaceOnUse', x: 0, y: 0, width, height };
  return (
    element('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, steps) +
    element('g', { filter: `url(#${id})` }, content)
  );
}

/** Changes the exposure by two stops down to nearly one up: beyond that nothing is left to measure. */
function exposure({ exposure: value }: PortraitParams): string {
  if (value === 0) return '';
  const slope = value < 0 ? 2 ** (value * 2.2) : 1 + value * 0.85;
  const channels = ['feFuncR', 'feFuncG', 'feFuncB'].map((name) => element(name, { type: 'linear', slope }));
  return element('feComponentTransfer', { result: 'exposed' }, ...channels);
}

function blur({ blur: deviation }: PortraitParams): string {
  return element('feGaussianBlur', { stdDeviation: deviation });
}

/** Adds grain that lightens as much as it darkens, so that the picture's mean stays the same. */
function grain({ noise, seed }: PortraitParams): string {
  if (noise === 0) return '';
  const strength = 0.7 * noise;
  return (
    // An empty step first, to give the picture so far a name.
    element('feOffset', { dx: 0, dy: 0, result: 'clean' }) +
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: '0.7',
      numOctaves: 2,
      seed: seed % 1000,
    }) +
    element('feColorMatrix', {
      type: 'matrix',
      values: '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1',
      result: 'noise',
    }) +
    element('feComposite', {
      in: 'clean',
      in2: 'noise',
      operator: 'arithmetic',
      k1: 0,
      k2: 1,
      k3: strength,
      k4: -strength / 2,
    })
  );
}
