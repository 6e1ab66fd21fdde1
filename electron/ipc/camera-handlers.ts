import { keepsPictures } from '../../shared/camera/connected.ts';
import type { Cameras } from '../camera/cameras.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles cameras with live view that another program drives, and taking their pictures into an order. */
export function cameraHandlers(studio: () => Pick<Studio, 'orders' | 'deps'>, cameras: Cameras) {
  return {
    connectedCameras: () => cameras.list(),
    openConnectedCamera: ({ cameraId }) => cameras.open(cameraId),
    closeConnectedCamera: ({ cameraId }) => cameras.close(cameraId),
    connectedFrame: ({ cameraId }) => cameras.frame(cameraId),
    async takeWithCamera({ orderId, personId, cameraId }) {
      const { bytes, label } = await cameras.release(cameraId);
      const { orders, deps } = studio();
      const origin = label.slice(0, 255);
      if (keepsPictures(cameraId)) deps.records.keepingCameras.note(origin);
      return orders.addShot(orderId, { personId, source: 'camera', origin, bytes });
    },
    async connectedPicture({ cameraId }) {
      const { bytes } = await cameras.release(cameraId);
      return { name: 'picture.jpg', mime: 'image/jpeg', bytes };
    },
  } satisfies Partial<Handlers>;
}
