import type { PersonId } from '../../../shared/ids.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { useCameraStore } from '../camera-store.ts';

/** Releases the open connected camera. Its live picture rests until the full-size picture has arrived. */
export function useRelease() {
  const camera = useCameraStore();
  const orders = useOrderStore();

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    camera.releasing = true;
    try {
      return await work();
    } finally {
      camera.releasing = false;
    }
  }

  return {
    /** Keeps the picture as a shot of the open order. @returns false when it was not kept; the order says why */
    takeShot: (personId: PersonId | undefined): Promise<boolean> =>
      during(async () => {
        const cameraId = camera.current;
        return (await orders.call('takeWithCamera', (orderId) => ({ orderId, personId, cameraId }))) !== null;
      }),
    /** Returns the picture, which is not kept. @throws BridgeError and ConnectionLost, as every call */
    takePicture: (): Promise<Blob> =>
      during(async () => {
        const { bytes, mime } = await kiosk().connectedPicture({ cameraId: camera.current });
        return new Blob([Uint8Array.from(bytes)], { type: mime });
      }),
  };
}
