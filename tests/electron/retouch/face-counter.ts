/**
 * A counter whose service makes headshots and compares faces: a whole kiosk, and a service that answers as the test
 * says.
 */
import { onTestFinished } from 'vitest';
import type { RetouchSessionView, PictureSource, VersionView } from '../../../shared/retouch.ts';
import type { ArgsOf, EventName } from '../../../shared/contract.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { picture, portrait } from '../orders/counter.ts';
import { json, startScriptedServer, type Script, type ScriptedServer } from '../service/scripted-server.ts';

export const headshotPath = '/heads/api/generate-portrait';
export const matchPath = '/v2/faceMatch';

/** A picture file like those from the file dialog. */
export const fileSource = (name = 'ada.jpg', bytes: Uint8Array = portrait): PictureSource => ({
  from: 'file',
  name,
  bytes,
});

const dataUri = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns an answer with these pictures. */
export const headshotAnswer = (...pictures: readonly Uint8Array[]): Script =>
  json({ outputImages: pictures.map(dataUri) });

export interface FaceCounter extends OpenKiosk {
  readonly server: ScriptedServer;
  readonly dataDir: string;
  /** The events that the page received, oldest first, with the payload as JSON. */
  readonly told: readonly { readonly name: EventName; readonly payload: string }[];
  /** Sets the answer at `path` from now on. */
  answer(path: string, script: Script): void;
  /** Returns the bodies that were sent to `path`, parsed. */
  sent(path: string): readonly Record<string, unknown>[];
  /** Opens the same folder again, like a restart. */
  reopen(): Promise<OpenKiosk>;
}

export async function openFaceCounter(
  more: { readonly headshotAddress?: boolean } = {},
): Promise<FaceCounter> {
  const server = await startScriptedServer();
  const scripts = new Map<string, Script>([
    [headshotPath, headshotAnswer(picture)],
    [matchPath, json({ isMatch: true, similarity: 0.91 })],
  ]);
  server.play((turn) => (scripts.get(turn.request.path) ?? json({}, 404))(turn));
  const dataDir = tempFolder();
  const headshotBaseUrl = (more.headshotAddress ?? true) ? `${server.baseUrl}/heads` : null;
  const account = { baseUrl: server.baseUrl, headshotBaseUrl, apiKey: 'key', apiSecret: 'secret' };
  const kiosk = await openKiosk({ dataDir, account });
  let open: OpenKiosk | null = kiosk;
  onTestFinished(async () => {
    await open?.close();
    await server.close();
  });
  const told: { readonly name: EventName; readonly payload: string }[] = [];
  kiosk.kiosk.on((name, payload) => void told.push({ name, payload: JSON.stringify(payload) }));

  return {
    ...kiosk,
    ...{ server, dataDir, told },
    answer: (path, script) => void scripts.set(path, script),
    sent: (path) =>
      server.requests
        .filter((request) => request.path === path)
        .map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>),
    async reopen() {
      await open?.close();
      open = null;
      open = await openKiosk({ dataDir, account, secrets: kiosk.secrets });
      return open;
    },
  };
}

/** Makes one ordinary run, unless the test says otherwise. */
export const run = (
  { id: sessionId }: Pick<RetouchSessionView, 'id'>,
  change: Partial<ArgsOf<'generateHeadshots'>> = {},
): ArgsOf<'generateHeadshots'> => ({
  ...{ sessionId, prompt: 'Soft light, a grey wall, a dark jacket', seed: 7 },
  ...{ sampleNumber: 1, identityScale: 0.8, widthPx: 768, heightPx: 1024 },
  ...change,
});

export const headshotsOf = ({ versions }: RetouchSessionView): readonly VersionView[] =>
  versions.filter(({ tool }) => tool === 'headshot');

/** Returns the first headshot of a session. */
export function headshotOf(session: RetouchSessionView): VersionView {
  const [first] = headshotsOf(session);
  if (first === undefined) throw new Error('the session has no headshot');
  return first;
}
