import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cameraFeed } from '../demo/camera-feed.ts';
import { raw, type Script } from '../electron/service/scripted-server.ts';
import { hasKeyring, startKeyring } from '../support/keychain/keyring.ts';
import { noteKeyringKey } from '../support/keychain/keyring-secrets.ts';
import { paid, startCanaryService, type CanaryService } from '../support/service/canary-service.ts';
import { foundIn, searchFolder } from '../support/service/needles.ts';
import { endsWell } from './own-process.ts';

/**
 * Serves a customer with the packaged program on an account and a shot that are canaries. Then searches everything that the program
 * wrote, printed or told its page: records, pictures, logs, a crash report, output, answers and errors. Returns a line for each fault.
 *
 * @param work an empty folder
 */
export async function searchForCanaries(appDir: string, work: string): Promise<string[]> {
  if (!hasKeyring) {
    console.log('Skipped: canaries. There is no keyring (dbus, gnome-keyring) on this machine.');
    return [];
  }
  // The pictures that are given to the program are not among the folders that are searched.
  const [given, searched] = [join(work, 'given'), join(work, 'searched')];
  const dataDir = join(searched, 'data');
  for (const folder of [given, dataDir, join(searched, 'reports')]) mkdirSync(folder, { recursive: true });
  const service = await startCanaryService();
  const keyring = await startKeyring(join(searched, 'home'), { password: 'pass' });
  try {
    const shot = join(given, 'shot.jpg');
    writeFileSync(shot, service.pictures.shot);
    const camera = join(given, await cameraFeed(given, undefined));
    const failures = failuresOf(service);
    const failed = failures.length;
    service.server.play(paid((turn) => (failures.shift() ?? service.well(true))(turn)));
    const args = [appDir, dataDir, camera, shot, service.server.baseUrl, join(searched, 'heard')];
    const { output, faults } = await endsWell('canary-kiosk.ts', args, dataDir, {
      ...keyring.env,
      NODE_OPTIONS: `--report-on-signal --report-directory=${join(searched, 'reports')}`,
    });
    if (faults.length > 0) return faults;
    // A failure for each preview, then the preview and the final.
    const expected = failed + 2;
    if (service.server.paidCalls() !== expected)
      faults.push(`the service was called ${service.server.paidCalls()} times and not ${expected}`);
    await noteKeyringKey(keyring.env, dataDir);
    return [...faults, ...(await found(service, searched, output))];
  } finally {
    await keyring.stop();
    await service.server.close();
  }
}

/** Answers that send the key, the secret and the picture back to the program. */
const failuresOf = ({ echo, signedUrl, pictures }: CanaryService): Script[] => [
  ...[400, 401, 500].map(echo),
  raw(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"idPhotoUrl":"${signedUrl('preview')}","idPhotoImageBase64":"${pictures.preview.toString('base64', 0, 3000)}`,
    'reset',
  ),
];

async function found(service: CanaryService, folder: string, output: string): Promise<string[]> {
  const needles = service.needles();
  const sent = service.server.requests.find(({ path }) => path === '/v2/makeIdPhotoWatermark');
  const inRequest = foundIn(sent?.body ?? Buffer.alloc(0), needles).join();
  const { files, found: inFiles } = await searchFolder(folder, needles);
  const searchedFiles = [
    'data/studio/records.sqlite, decrypted',
    'data/studio/vault/',
    'data/logs/',
    'reports/',
    'heard',
  ];
  return [
    ...(inRequest === 'the key,the secret,the copy for the service'
      ? []
      : [`the search finds only ${inRequest} in a request`]),
    ...searchedFiles
      .filter((wanted) => !files.some((name) => name.startsWith(wanted)))
      .map((wanted) => `nothing to search: ${wanted}`),
    ...inFiles,
    ...foundIn(Buffer.from(output), needles).map((needle) => `output: ${needle}`),
  ];
}
