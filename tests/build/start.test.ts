import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { copyElectronPackage, sendArchive, startMirror } from '../support/kiosk/electron-mirror.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const project = join(import.meta.dirname, '../..');

/** Folder with the real launcher, Electron's npm package, and a browser kiosk that prints how it was started. */
let root: string;

beforeEach(() => {
  root = tempFolder();
  copyElectronPackage(root);
  cpSync(join(project, 'build'), join(root, 'build'), { recursive: true });
  cpSync(join(project, 'electron/error-code.ts'), join(root, 'electron/error-code.ts'));
  write('package.json', '{"type":"module"}');
  write('node_modules/vite/bin/vite.js', '');
  write('electron/browser/main.ts', `console.log('Browser:', process.argv.slice(2).join(' '));`);
});

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

/** Runs the launcher, which ends because its two kiosks do, and returns its output. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'build/start.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quietEnvironment, electron_config_cache: join(root, 'cache'), ...env },
  });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

/** Removes the developer's own settings from the tests' environment. */
const quietEnvironment = {
  DISPLAY: ':99',
  NO_PROXY: '127.0.0.1',
  no_proxy: undefined,
  http_proxy: undefined,
  npm_config_electron_mirror: undefined,
  ELECTRON_SKIP_BINARY_DOWNLOAD: undefined,
  ELECTRON_OVERRIDE_DIST_PATH: undefined,
};

const noElectron = (_request: IncomingMessage, response: ServerResponse): unknown =>
  response.writeHead(404).end();

// Tests may run as root, whom Electron refuses with its sandbox.
const anyUser = ['--no-sandbox'];

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

it.each([['--browser'], ['--no-open']])('downloads nothing with %s', async (option) => {
  const mirror = await startMirror(noElectron);
  const printed = await start([option], { ELECTRON_MIRROR: mirror.url });
  expect(printed).toContain('Browser:');
  expect(mirror.asked).toEqual([]);
});

it('starts nothing with an unknown option', async () => {
  const printed = await start(['--browser', '--dta', 'orders'], {});
  expect(printed).toContain("Unknown option '--dta'");
  expect(printed).not.toContain('Browser:');
});

it('reports that Electron crashed, and how to start without it', async () => {
  const own = join(root, 'own');
  write('own/electron', '#!/bin/sh\nkill -TRAP $$');
  chmodSync(join(own, 'electron'), 0o755);
  const printed = await start(anyUser, { ELECTRON_OVERRIDE_DIST_PATH: own });
  expect(printed).toContain('Electron was ended by SIGTRAP.');
  expect(printed).toContain('npm start -- --browser');
});

it.runIf(process.getuid?.() === 0)('starts in the browser as root, and says what to do', async () => {
  write('own/electron', '#!/bin/sh\necho Electron');
  const printed = await start([], { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'own') });
  expect(printed).toContain('Electron does not run as root. Start Headroom as an ordinary user.');
  expect(printed).toContain('Browser:');
});
