import { describe, expect, it } from 'vitest';
import type { HintCode } from '../../../shared/guidance/hints.ts';
import { atFirst, steadier, type Steady } from '../../../shared/guidance/steady-hint.ts';

/** Returns the hint under the picture after each frame; frames have their time (ms) and findings. */
function watched(frames: readonly (readonly [number, ...HintCode[]])[]): string[] {
  let steady: Steady = atFirst;
  return frames.map(([at, ...found]) => {
    steady = steadier(steady, found, at);
    return steady.say.state === 'hint' ? steady.say.code : steady.say.state;
  });
}

describe('the hint while frames come', () => {
  it('appears when two frames agree, within 600 ms at six frames a second', () => {
    expect(watched([[0], [167], [1200, 'too-far'], [1367, 'too-far']])).toEqual([
      'starting',
      'right',
      'right',
      'too-far',
    ]);
  });

  it('ignores a finding of a single frame', () => {
    expect(watched([[0], [167], [1200, 'tilt-left'], [1367], [1533]])).toEqual([
      'starting',
      'right',
      'right',
      'right',
      'right',
    ]);
  });

  it('changes at most once a second', () => {
    const frames = [
      [0, 'too-far'],
      [167, 'too-far'],
      [333, 'smiling'],
      [500, 'smiling'],
      [1000, 'smiling'],
      [1167, 'smiling'],
    ] as const satisfies readonly (readonly [number, ...HintCode[]])[];

    expect(watched(frames)).toEqual(['starting', 'too-far', 'too-far', 'too-far', 'too-far', 'smiling']);
  });

  it('is the most urgent finding that both frames share', () => {
    expect(
      watched([
        [0, 'tilt-left', 'smiling'],
        [167, 'no-face', 'smiling'],
      ]),
    ).toEqual(['starting', 'smiling']);
  });

  it('stays green through a blink', () => {
    expect(watched([[0], [167], [1300, 'eyes-closed'], [1467, 'eyes-closed'], [1633], [1800]])).toEqual([
      'starting',
      'right',
      'right',
      'right',
      'right',
      'right',
    ]);
  });

  it('reports closed eyes once they are no blink, within 600 ms', () => {
    const frames = [
      [0],
      [167],
      [1300, 'eyes-closed'],
      [1467, 'eyes-closed'],
      [1633, 'eyes-closed'],
    ] as const satisfies readonly (readonly [number, ...HintCode[]])[];

    expect(watched(frames).at(-1)).toBe('eyes-closed');
  });

  it('turns green only when two frames in a row find nothing', () => {
    expect(watched([[0, 'too-far'], [167, 'too-far'], [1200], [1367, 'too-far'], [1533], [1700]])).toEqual([
      'starting',
      'too-far',
      'too-far',
      'too-far',
      'too-far',
      'right',
    ]);
  });
});
