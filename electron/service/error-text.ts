import type { ErrorCode } from '../../shared/errors.ts';
import type { Endpoint } from '../../shared/service/wire.ts';

/** Most of an error's body that is read for its meaning, in characters. */
const readLimit = 16 * 1024;

interface Hint {
  readonly code: ErrorCode;
  readonly words: RegExp;
  /** Endpoints at which the words can mean this; all of them when absent. */
  readonly at?: readonly Endpoint[];
}

const withPicture: readonly Endpoint[] = ['makeIdPhoto', 'makeIdPhotoWatermark'];
const withSpec: readonly Endpoint[] = [...withPicture, 'getIdPhotoSpec'];

/**
 * The interface shows no error bodies, so they are read for words; the first that fits wins. From the
 * narrowest meaning to the widest: "no face in the image" is about the face.
 */
const hints: readonly Hint[] = [
  {
    code: 'SERVICE_CREDIT',
    words:
      /\bquota|\bcredits?\b|insufficient (?:balance|funds)|payment required|no (?:calls|photos) remaining/i,
  },
  {
    code: 'SERVICE_NOT_ENABLED',
    words:
      /not (?:been )?enabled|not (?:subscribed|activated|entitled)|no (?:access|permission)|access (?:is )?denied/i,
  },
  {
    code: 'SERVICE_UNKNOWN_PHOTO',
    words:
      /photo[\s_-]*(?:uu)?id\b|photo[\s_-]*(?:was |has )?(?:not[\s_-]*(?:been )?found|expired|unknown)|(?:unknown|no such)[\s_-]*photo/i,
    at: ['getIdPhotoNoWatermark'],
  },
  {
    code: 'SERVICE_UNKNOWN_DOCUMENT',
    words: /spec[\s_-]*code|(?:\b|_)spec(?:ification)?s?(?:\b|_)/i,
    at: withSpec,
  },
  {
    code: 'SERVICE_NO_FACE',
    words:
      /no[\s_-]*faces?\b|faces?[\s_-]*(?:was |were |is |could )?not[\s_-]*(?:be )?(?:found|detected|visible)|(?:missing|without (?:a )?) ?faces?\b/i,
    at: withPicture,
  },
  {
    code: 'SERVICE_CREDENTIALS',
    words: /api[\s_-]*(?:key|secret)|credential|unauthori[sz]ed|authenticat|invalid (?:key|secret)/i,
  },
  {
    code: 'SERVICE_IMAGE_REFUSED',
    words: /image|base64|jpe?g\b|\bpng\b|picture|payload too large|entity too large/i,
    at: withPicture,
  },
];

/** What an error's body says went wrong; null when it says nothing that is understood. */
export function meaningOf(endpoint: Endpoint, body: Uint8Array, contentType: string): ErrorCode | null {
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readLimit)).toString(
    'utf8',
  );
  // A web page comes from something in between, and uses all of these words for other things.
  if (/html/i.test(contentType) || /^\s*</.test(text)) return null;
  const found = hints.find((hint) => hint.at?.includes(endpoint) !== false && hint.words.test(text));
  return found?.code ?? null;
}
