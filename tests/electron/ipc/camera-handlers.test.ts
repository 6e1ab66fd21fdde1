import { expect, it } from 'vitest';
import type { Cameras } from '../../../electron/camera/cameras.ts';
import { cameraHandlers } from '../../../electron/ipc/camera-handlers.ts';
import type { Studio } from '../../../electron/studio/types.ts';
import { addOrder, exampleRecords } from '../../support/records/example-records.ts';

it('notes the model of a camera whose program keeps each picture, and no other', async () => {
  const records = exampleRecords();
  const cameras = {
    release: (id: string) => Promise.resolve({ bytes: new Uint8Array(), label: `Model of ${id}` }),
  } as unknown as Cameras;
  const studio = { deps: { records }, orders: { addShot: () => null } } as unknown as Studio;
  const handlers = cameraHandlers(() => studio, cameras);
  const orderId = addOrder(records);

  for (const cameraId of ['gphoto2:usb:1', 'digicamcontrol:7', 'digicamcontrol:7'])
    await handlers.takeWithCamera({ orderId, cameraId });

  expect(records.keepingCameras.list()).toEqual(['Model of digicamcontrol:7']);
});
