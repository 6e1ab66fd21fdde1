/** Kiosks whose data is on a small disk. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { openKiosk, type OpenKiosk } from '../kiosk/open-kiosk.ts';
import { workUntil } from '../kiosk/staff-robot.ts';

/** More than a paid call needs, and small enough to be filled quickly. */
export const diskMegabytes = 230;

export const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');

export const hasShot = ({ shots }: OrderView): boolean => shots.length > 0;
export const hasPreview = ({ photos }: OrderView): boolean => photos[0]?.state === 'preview';

export function workTo(
  kiosk: OpenKiosk,
  start: OrderView,
  until: (order: OrderView) => boolean,
): Promise<OrderView> {
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  return workUntil(kiosk, start, job, until);
}

export async function kioskOn(
  folder: string,
  more: Partial<Parameters<typeof openKiosk>[0]> = {},
): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir: join(folder, 'data'), ...more });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await kiosk.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...kiosk, close };
}
