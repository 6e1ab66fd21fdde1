import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { labFolder } from '../../../build/windows-lab/set-up.ts';
import { windowsKiosk, windowsLab } from '../../../build/windows-lab/lab.ts';
import type { StudioProcess } from '../../e2e/support/studio.ts';
import { kioskArguments, whenReady, type KioskProcess } from '../../support/kiosk/kiosk-process.ts';
import { followFile } from './follow-file.ts';

const lab = windowsLab(labFolder(join(import.meta.dirname, '../../..')));

/**
 * Opens a counter whose kiosk runs on the Windows Node, with its data on Wine's disk C: in a folder with a non-ASCII
 * name, like some users' home folders.
 *
 * @param env additional variables of the kiosk's environment
 */
export async function openWindowsStudio(env: NodeJS.ProcessEnv = {}): Promise<StudioProcess> {
  const dataDir = mkdtempSync(join(lab.prefix, 'drive_c', 'Müller Żółć-'));
  const onWindows = `C:\\${dataDir.slice(join(lab.prefix, 'drive_c', '/').length)}`;
  const out = join(dataDir, 'output.txt');
  const start = (): Promise<KioskProcess> => {
    const child = lab.startNode(kioskArguments(windowsKiosk, onWindows), out, env);
    return whenReady(child, (hear) => {
      const output = followFile(out, hear);
      child.once('exit', () => output.end());
    });
  };
  let kiosk = await start();
  return {
    dataDir,
    get output() {
      return kiosk.output;
    },
    address: () => kiosk.address(),
    powerCut: () => kiosk.kill(),
    async startAgain() {
      kiosk = await start();
    },
    async close() {
      await kiosk.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
