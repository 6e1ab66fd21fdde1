import { describe, expect, it } from 'vitest';
import { mirrorCamera } from '../../../renderer/customer-screen/use-customer-mirror.ts';
import { findMirrored } from '../../../renderer/customer-screen/page/mirror-camera.ts';

/** The same cameras seen by two origins: other ids, the same names in the same order. */
const labels = ['HD Webcam', 'Studio C920', 'HD Webcam'];
const staffs = labels.map((label, index) => ({ deviceId: `staff-${index}`, label }));
const customers = labels.map((label, index) => ({ deviceId: `customer-${index}`, label }));

const streamOf = (settings: MediaTrackSettings) =>
  ({ getVideoTracks: () => [{ getSettings: () => settings }] }) as unknown as MediaStream;

describe('the camera that the customer’s page opens', () => {
  it.each([0, 1, 2])('is the very one that staff look through, of two alike as well: %s', (index) => {
    const told = mirrorCamera(staffs, `staff-${index}`, null);
    expect(JSON.stringify(told)).not.toContain('staff-');
    expect(findMirrored(customers, told)).toBe(`customer-${index}`);
  });

  it('is requested with staff’s size', () => {
    const stream = streamOf({ width: 1920, height: 1080 });
    expect(mirrorCamera(staffs, 'staff-1', stream)).toEqual({
      label: 'Studio C920',
      nth: 0,
      widthPx: 1920,
      heightPx: 1080,
    });
  });

  it('is the system’s first while no page knows a name', () => {
    const unnamed = mirrorCamera([{ deviceId: 'unnamed', label: '' }], 'unnamed', null);
    expect(findMirrored(customers, unnamed)).toBe('customer-0');
  });

  it('is none when staff’s camera is missing, rather than another one', () => {
    expect(findMirrored(customers.slice(0, 2), mirrorCamera(staffs, 'staff-2', null))).toBeUndefined();
  });
});
