/**
 * A run of the packaged program: `kiosk.ts APP DATA CAMERA PORTRAIT OUT`. Serves one customer, locks the kiosk, attacks it and
 * leaves it with the PIN; the program must then end the process.
 */
import { attack } from './attacks.ts';
import { troubles } from './electron/stage.ts';
import { leave, lockKiosk } from './kiosk-lock.ts';
import { serveCustomer } from './order.ts';
import { kioskPage, runProgram } from './program.ts';

const [appDir = '', dataDir = '', camera = '', portrait = '', out = ''] = process.argv.slice(2);

await runProgram(appDir, dataDir, camera, async (windowOf) => {
  await serveCustomer(windowOf, portrait, out);
  if (troubles.length > 0) throw new Error('The order was served, but not without trouble.');
  const page = await kioskPage();
  const window = await lockKiosk(page);
  await attack({ page, window, portrait });
  await leave(page, window);
});
