/** A photo service, and pictures, that carry canaries: texts and bytes that occur nowhere else. */
import { randomBytes } from 'node:crypto';
import { bytes, json, startScriptedServer } from '../../electron/service/scripted-server.ts';
import type { Script, ScriptedServer } from '../../electron/service/scripted-server.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { spellingsOfBytes, spellingsOfText, type Needles } from './needles.ts';

/** Contains characters that each encoding writes differently. */
export const account = { apiKey: 'canary+key/51c9=="k"&a', apiSecret: 'canary+secret/8e02=="s"%&b' };
/** Digits only, like a PIN, and long enough not to occur by chance. */
export const pin = '271828459045';
const signature = `canary-signature-${randomBytes(12).toString('hex')}`;

/** Returns a JPEG that carries bytes of its own in a comment as well as in its picture. */
export async function canaryPicture(seed: number): Promise<Buffer> {
  const { data } = await renderPortrait({ width: 640, height: 800, noise: 0.4, seed }, 'jpeg');
  const comment = randomBytes(256);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([data.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, data.subarray(2)]);
}

export interface Pictures {
  readonly shot: Buffer;
  readonly preview: Buffer;
  readonly final: Buffer;
}

const free: Readonly<Record<string, unknown>> = {
  '/v2/queryAccountStatus': {
    accountStatus: 'SUBSCRIBED',
    subscription: { makeIdPhotoWatermarkApiRemaining: 41, makeIdPhotoApiRemaining: 12 },
  },
  '/v2/listIdPhotoSpecCode': {
    results: [{ specCode: 'uk-passport', specCodeName: 'UK passport' }],
    total: 1,
  },
  '/v2/getIdPhotoSpec': { specCode: 'uk-passport', specCodeName: 'UK passport', photoSize: '35 x 45 mm' },
};

/** Answers free look-ups as usual; the script answers the rest. */
export const paid =
  (script: Script): Script =>
  (turn) => {
    const answer = free[turn.request.path];
    return answer === undefined ? script(turn) : json(answer)(turn);
  };

export interface CanaryService {
  readonly server: ScriptedServer;
  readonly pictures: Pictures;
  /** Returns a picture's address, with the signature that opens it. */
  readonly signedUrl: (name: 'preview' | 'final') => string;
  /** Sends the request back to its sender, unencoded. */
  readonly echo: (status: number) => Script;
  /** Answers paid calls well; images arrive, or their connection breaks. */
  readonly well: (imagesCome: boolean) => Script;
  /**
   * Returns all texts and bytes that may appear only in requests and the keychain, including the copy of the shot
   * that was sent.
   */
  readonly needles: () => Needles;
}

export async function startCanaryService(): Promise<CanaryService> {
  const server = await startScriptedServer();
  const [shot, preview, final] = await Promise.all([canaryPicture(1), canaryPicture(2), canaryPicture(3)]);
  const pictures: Pictures = { shot, preview, final };
  const signedUrl = (name: string): string =>
    `${server.baseUrl}/${name}.jpg?X-Signature=${signature}&Expires=99`;
  const pictureIn = (body: Buffer): string | undefined =>
    /"imageBase64":"([^"]+)"/.exec(body.toString('latin1'))?.[1];
  const answer = (name: 'preview' | 'final'): Script =>
    json({
      photoUuid: '7d0c6f4e-31f5-4b53-9a35-5f1f3c0a9f11',
      waterMark: name === 'preview',
      idPhotoUrl: signedUrl(name),
      idPhotoCode: name === 'final' ? 'prac.zz/AB12CD34' : null,
      issues: [],
    });
  const jpeg = (picture: Buffer): Script => bytes(picture, 200, { 'content-type': 'image/jpeg' });

  return {
    server,
    pictures,
    signedUrl,
    echo:
      (status) =>
      ({ request, response }) => {
        const message = `secret ${account.apiSecret} of ${account.apiKey} is wrong`;
        const said = { message, url: signedUrl('preview'), picture: pictureIn(request.body) };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      },
    well: (imagesCome) =>
      paid((turn) => {
        const { path, method } = turn.request;
        if (method === 'GET' && !imagesCome) return void turn.socket.destroy();
        if (path.startsWith('/preview.jpg')) return jpeg(pictures.preview)(turn);
        if (path.startsWith('/final.jpg')) return jpeg(pictures.final)(turn);
        return answer(path === '/v2/getIdPhotoNoWatermark' ? 'final' : 'preview')(turn);
      }),
    needles: () => {
      const sent = server.requests.map(({ body }) => pictureIn(body)).find((each) => each !== undefined);
      return new Map([
        ['the key', spellingsOfText(account.apiKey)],
        ['the secret', spellingsOfText(account.apiSecret)],
        ['the PIN', spellingsOfText(pin)],
        ['the signature of an address', spellingsOfText(signature)],
        ['the shot', spellingsOfBytes(pictures.shot)],
        ['the copy for the service', spellingsOfBytes(Buffer.from(sent ?? '', 'base64'))],
        ['the preview', spellingsOfBytes(pictures.preview)],
        ['the final', spellingsOfBytes(pictures.final)],
      ]);
    },
  };
}
