/** Cameras over a scripted gphoto2. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createCameras, type Cameras } from '../../../electron/camera/cameras.ts';
import { createGphoto } from '../../../electron/camera/gphoto2/gphoto2.ts';
import { createScratch } from '../../../electron/scratch.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { scriptedGphoto, type GphotoScript, type ScriptedGphoto } from './scripted-gphoto2.ts';
import { tempFolder } from '../files/temp-folder.ts';

export const draw = async (offsetX: number, width: number): Promise<Uint8Array> =>
  (await renderPortrait({ width, height: (width * 2) / 3, offsetX }, 'jpeg')).data;
export const frames = [await draw(0, 240), await draw(0.1, 240)];
export const full = await draw(0, 960);
const raw = Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(300_000, 7)]);
export const id = 'gphoto2:usb:001,004';

interface Desk {
  readonly cameras: Cameras;
  readonly program: ScriptedGphoto;
  /** The folder for working copies. */
  readonly work: string;
}
export function desk(script: Partial<GphotoScript> = {}): Desk {
  const program = scriptedGphoto(tempFolder(), script);
  frames.forEach((frame, at) => program.addFile(`frame-${at}.jpg`, frame));
  program.addFile('full.jpg', full);
  program.addFile('full.cr2', raw);
  const work = join(tempFolder(), 'work');
  const gphoto2 = createGphoto({
    scratch: createScratch(work, null),
    find: () => Promise.resolve(program.path),
  });
  const cameras = createCameras({
    scratch: createScratch(work, null),
    log: memoryLog(),
    programs: { gphoto2 },
  });
  onTestFinished(() => cameras.stop());
  return { cameras, program, work };
}
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
