import {
  createCustomerScreen,
  type CustomerScreen,
  type CustomerScreenOptions,
} from '../../../electron/customer-screen/customer-screen.ts';
import { fixtureId, image } from '../fixture/data.ts';

/** The photo that the customer is asked about. */
export const shownPhoto = { orderId: fixtureId('ord', 1), photoId: fixtureId('pho', 1) } as const;

/** Returns a customer's screen that is switched on, in a studio with one preview. */
export const customerScreenWith = (options: Partial<CustomerScreenOptions> = {}): CustomerScreen =>
  createCustomerScreen({
    settings: () => ({ customerScreen: true, studioName: 'Harbour Photo', language: 'en', theme: 'system' }),
    preview: (_order, photoId) =>
      photoId === shownPhoto.photoId
        ? { documentName: 'UK passport', watermarked: true, issues: [], image: image(7, 413, 531) }
        : null,
    bill: () => null,
    ...{ logo: () => null, logoPicture: () => null, liveFrame: () => null },
    picture: () => Promise.resolve({ mime: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) }),
    changed: () => undefined,
    ...options,
  });

/** Returns one that never shows anything. */
export const quietCustomerScreen = (): CustomerScreen => customerScreenWith({ preview: () => null });
