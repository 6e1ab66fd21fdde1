import { maxShotBytes } from '../../shared/contract.ts';
import { BridgeError, kiosk } from '../bridge.ts';
import { useOrderStore } from './order-store.ts';

/** Adds shots to the open order, from the camera or from a file, unaltered. */
export function useShots(): {
  addShot: (source: 'camera' | 'import', origin: string, bytes: Uint8Array) => Promise<boolean>;
  importFile: (file: File) => Promise<boolean>;
} {
  const store = useOrderStore();

  async function addShot(source: 'camera' | 'import', origin: string, bytes: Uint8Array): Promise<boolean> {
    const added = await store.act('addShot', (orderId) =>
      kiosk().addShot({ orderId, source, origin, bytes }),
    );
    return added !== null;
  }

  /** A file that is too large for the bridge is refused here: it would be refused there after a long wait. */
  async function importFile(file: File): Promise<boolean> {
    if (file.size > maxShotBytes) {
      store.fail(new BridgeError({ code: 'IMAGE_TOO_LARGE', message: 'the file is too large', details: {} }));
      return false;
    }
    return addShot('import', file.name.slice(0, 255), new Uint8Array(await file.arrayBuffer()));
  }

  return { addShot, importFile };
}
