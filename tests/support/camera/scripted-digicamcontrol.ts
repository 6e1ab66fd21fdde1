/**
 * digiCamControl's web server, as WebServerModule.cs and CommandLineProcessor.cs of its source answer: commands in `slc`, windows in `CMD`,
 * the live picture as one JPEG, and the pictures of its session under /image/.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DigiCamScript {
  /** Name of each camera, by serial number. */
  readonly cameras: Readonly<Record<string, string>>;
  /** Frames of the live picture in turn; none while it does not run. */
  readonly frames: readonly Uint8Array[];
  /** The message of a capture that fails; null for one that succeeds. */
  readonly refuses: string | null;
  /** Names and contents of the files that a capture writes; the last is the one that `lastcaptured` names. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Times that `lastcaptured` still says `-`, or names the picture before. */
  readonly transfers: number;
  /** True for a program that names the picture before until the new one is there. */
  readonly namesBefore: boolean;
  /** Step at which the program ends the connection without an answer: the release, or naming a picture that is on its way. */
  readonly silentAt: 'release' | 'name' | null;
  /** False while its setting for commands is off: it then answers commands with its page. */
  readonly obeys: boolean;
}

export interface ScriptedDigiCamControl {
  readonly address: string;
  set(change: Partial<DigiCamScript>): void;
  /** The paths and queries that were asked for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const page = '<html><body>digiCamControl</body></html>';

export async function scriptedDigiCamControl(
  script: Partial<DigiCamScript> = {},
): Promise<ScriptedDigiCamControl> {
  let now: DigiCamScript = {
    ...{
      cameras: { '6011234': 'D5300' },
      frames: [],
      refuses: null,
      files: {},
      transfers: 0,
      obeys: true,
      namesBefore: false,
      silentAt: null,
    },
    ...script,
  };
  const asked: string[] = [];
  let [shown, frame, selected] = [false, 0, Object.keys(now.cameras)[0] ?? ''];
  let last = '?';
  /** Pictures on their way, with the times that `lastcaptured` does not name them yet. */
  let underWay: { readonly name: string; waits: number }[] = [];

  function say(slc: string, one: string, two: string, camera: string | null): string {
    if (slc === 'list' && one === 'cameras')
      return Object.keys(now.cameras)
        .map((serial) => `${serial}\n`)
        .join('');
    if (slc === 'get' && one === 'property.devicename') return now.cameras[camera ?? selected] ?? '';
    if (slc === 'get' && one === 'camera') return selected;
    if (slc === 'set' && one === 'camera') {
      selected = two;
      return '';
    }
    if (slc === 'capture') {
      if (!now.namesBefore) last = '-';
      const name = Object.keys(now.files).at(-1);
      if (now.refuses === null && name !== undefined) underWay.push({ name, waits: now.transfers });
      return now.refuses ?? '';
    }
    if (slc === 'get' && one === 'lastcaptured') {
      const [first] = underWay;
      if (first === undefined || (first.waits -= 1) >= 0) return last;
      underWay = underWay.slice(1);
      last = first.name;
      return last;
    }
    return 'Unknow parameter';
  }

  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://digicamcontrol');
    asked.push(url.pathname + url.search);
    const send = (type: string, body: Uint8Array | string): void =>
      void response.writeHead(200, { 'content-type': type }).end(body);
    const parameter = (name: string): string => url.searchParams.get(name) ?? '';
    const command = parameter('CMD');
    if (command === 'LiveViewWnd_Show') shown = true;
    if (command === 'LiveViewWnd_Hide') shown = false;
    if (url.pathname === '/liveview.jpg') {
      const bytes = shown ? now.frames[frame++ % Math.max(1, now.frames.length)] : undefined;
      send('image/jpeg', bytes ?? '');
    } else if (url.pathname.startsWith('/image/')) {
      send('image/jpeg', now.files[decodeURIComponent(url.pathname.slice('/image/'.length))] ?? '');
    } else if (now.obeys && url.searchParams.has('slc')) {
      const isUnderWay = underWay.length > 0;
      const answer = say(
        parameter('slc'),
        parameter('param1'),
        parameter('param2'),
        url.searchParams.get('camera'),
      );
      const isSilent =
        now.silentAt === 'release' ? parameter('slc') === 'capture' : now.silentAt === 'name' && isUnderWay;
      if (isSilent) request.socket.destroy();
      else send('text/html', answer === '' ? 'OK' : answer);
    } else send('text/html', page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(change) {
      now = { ...now, ...change };
    },
    asked,
    close,
  };
}
