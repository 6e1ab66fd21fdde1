/** Cameras over a scripted digiCamControl. */
import { onTestFinished } from 'vitest';
import { createCameras, type Cameras } from '../../../electron/camera/cameras.ts';
import { createDigiCamControl } from '../../../electron/camera/digicamcontrol/digicamcontrol.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import {
  scriptedDigiCamControl,
  type DigiCamScript,
  type ScriptedDigiCamControl,
} from './scripted-digicamcontrol.ts';
import { testScratch } from '../files/test-scratch.ts';

export const draw = async (offsetX: number, width: number): Promise<Uint8Array> =>
  (await renderPortrait({ width, height: (width * 2) / 3, offsetX }, 'jpeg')).data;
export const frames = [await draw(0, 240), await draw(0.1, 240)];
export const full = await draw(0, 960);
export const id = 'digicamcontrol:6011234';

export async function desk(
  script: Partial<DigiCamScript> = {},
  transferMs?: number,
): Promise<{ cameras: Cameras; server: ScriptedDigiCamControl }> {
  const server = await scriptedDigiCamControl({ frames, files: { 'DSC_0001.jpg': full }, ...script });
  const programs = { digicamcontrol: createDigiCamControl(server.address, transferMs) };
  const cameras = createCameras({ scratch: testScratch(), log: memoryLog(), programs });
  onTestFinished(() => cameras.stop());
  return { cameras, server };
}
