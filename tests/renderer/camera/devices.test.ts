import { describe, expect, it } from 'vitest';
import { findAgain, isUnsure, type CameraChoice } from '../../../renderer/camera/devices.ts';

const camera = (deviceId: string, label: string): CameraChoice => ({ deviceId, label });

describe('finding the remembered camera again', () => {
  it('uses its id', () => {
    const cameras = [camera('a', 'Desk'), camera('b', 'Studio')];

    expect(findAgain(cameras, camera('b', 'Studio'))).toBe(cameras[1]);
  });

  it('uses its id among cameras with one name', () => {
    const cameras = [camera('a', 'Studio'), camera('b', 'Studio')];

    expect(findAgain(cameras, camera('b', 'Studio'))).toBe(cameras[1]);
  });

  it('uses its name when the id is new', () => {
    const cameras = [camera('a', 'Desk'), camera('new', 'Studio')];

    expect(findAgain(cameras, camera('old', 'Studio'))).toBe(cameras[1]);
  });

  it('uses its name when two cameras have swapped ports after a restart', () => {
    const cameras = [camera('socket 1', 'Studio'), camera('socket 2', 'Desk')];

    expect(findAgain(cameras, camera('socket 2', 'Studio'))).toBe(cameras[0]);
  });

  it.each([
    ['two have its name and neither its id', [camera('a', 'Studio'), camera('b', 'Studio')]],
    ['its id has come to another name', [camera('old', 'Desk')]],
  ])('asks when %s', (_, cameras) => {
    const remembered = camera('old', 'Studio');

    expect([findAgain(cameras, remembered), isUnsure(cameras, remembered)]).toEqual([null, true]);
  });

  it('does not ask about a camera that is simply missing', () => {
    const cameras = [camera('a', 'Desk')];

    expect([findAgain(cameras, camera('b', 'Studio')), isUnsure(cameras, camera('b', 'Studio'))]).toEqual([
      null,
      false,
    ]);
  });

  it('does not confuse cameras without a name', () => {
    expect(findAgain([camera('a', ''), camera('b', '')], camera('c', ''))).toBeNull();
  });
});
