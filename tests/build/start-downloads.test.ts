/** The launcher that downloads Electron first. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sendArchive, startMirror } from '../support/kiosk/electron-mirror.ts';
import { prepareEach, root, start, noElectron, anyUser } from '../support/kiosk/launcher.ts';

prepareEach();

it('downloads Electron, shows the progress, and starts it with the folder of --data', async () => {
  const mirror = await startMirror(sendArchive);
  const printed = await start([...anyUser, '--data', 'orders'], { ELECTRON_MIRROR: mirror.url });
  expect(printed).toContain(`from ${mirror.host}, once for this checkout`);
  expect(printed).toMatch(/Electron [\d.]+: 100 % of /);
  expect(printed).toContain(
    `Electron: ${root} --data=${join(root, 'orders')} --ozone-platform=x11 --no-sandbox\n`,
  );
  expect(printed).not.toContain('Browser:');
});

it('starts in the browser when Electron cannot be downloaded, says why, and tries again that day only on request', async () => {
  const mirror = await startMirror(noElectron);
  const env = { ELECTRON_MIRROR: mirror.url };
  const why = `Starting the kiosk in the browser: Electron could not be fetched: ${mirror.host} answered with status 404.`;

  const first = await start(['--data', 'orders'], env);
  expect(first).toContain(why);
  expect(first).toContain(`Browser: --data=${join(root, 'orders')}\n`);
  expect(mirror.asked).toHaveLength(1);

  expect(await start([], env)).toContain(why);
  expect(mirror.asked).toHaveLength(1);

  expect(await start(['--electron'], env)).toContain(why);
  expect(mirror.asked).toHaveLength(2);
});

it('uses the proxy of npm’s settings', async () => {
  const mirror = await startMirror(noElectron);
  const wanted: (string | undefined)[] = [];
  const proxy = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  proxy.on('connect', (request, client) => {
    wanted.push(request.url);
    const [host = '', port] = mirror.host.split(':');
    const line = connect(Number(port), host, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    client.pipe(line).pipe(client);
  });
  const printed = await start([], {
    ELECTRON_MIRROR: 'http://mirror.test/',
    NO_PROXY: '',
    npm_config_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
  });
  expect(wanted).toEqual(['mirror.test:80']);
  expect(printed).toContain('mirror.test answered with status 404');
});
