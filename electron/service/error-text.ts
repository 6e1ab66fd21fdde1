import type { ErrorCode } from '../../shared/errors.ts';
import { freeEndpoints } from '../../shared/service/wire.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { withoutEchoes } from './error-echoes.ts';
import type { meanings } from './verdicts.ts';

interface Hint {
  readonly code: (typeof meanings)[number];
  readonly words: RegExp;
  /** True for the endpoints where the words can have this meaning; absent means all of them. */
  readonly at?: (endpoint: Endpoint) => boolean;
}

const withPicture = (endpoint: Endpoint): boolean =>
  !freeEndpoints.has(endpoint) && endpoint !== 'getIdPhotoNoWatermark';
const withSpec = (endpoint: Endpoint): boolean =>
  endpoint === 'makeIdPhoto' || endpoint === 'makeIdPhotoWatermark' || endpoint === 'getIdPhotoSpec';

/** Words that say a named thing is unknown, as opposed to a fault in the picture sent with it. */
const trouble =
  'not[\\s_-]?(?:(?:been|be|a|an)[\\s_-])?(?:found|known|supported|valid|recogni[sz]ed|available|exist)|' +
  "(?:does|do)(?:[\\s_-]not|n't)[\\s_-]exist|unknown|invalid|unsupported|unrecogni[sz]ed|expired";
const troubled =
  'unknown|invalid|unsupported|unrecogni[sz]ed|expired|no[\\s_-]?such|not[\\s_-](?:an?[\\s_-])?(?:valid|known)';

/**
 * Matches words for trouble with the thing itself, directly before its name or directly after it and its
 * value. A body that only mentions the thing ("the image for specCode x is invalid"), or echoes the request,
 * does not match. All gaps are bounded, because a body may hold any text.
 */
const troubleWith = (thing: string): RegExp =>
  new RegExp(
    `(?:${troubled})[\\s_-]?(?:(?:value|the|for|of|id|document|photo)[\\s_-]){0,3}["'\`]?(?:${thing})(?![a-z])|` +
      `(?<![a-z])(?<!\\b(?:for|with)[\\s"'])(?:${thing})["'\`]?[\\s:=_-]{0,3}(?:["'(]?[\\w.-]{1,64}["')]?\\s)??` +
      `(?:(?:is|was|has|could|are)[\\s_-])?(?:${trouble})|` +
      // Matches a validator's report, which names field and fault separately.
      `"(?:field|param|parameter|path|property|loc|pointer)"\\s{0,3}:[^{}]{0,60}(?:${thing})"[^{}]{0,40}(?:${trouble})`,
    'i',
  );

/**
 * The interface documents no error bodies, so these words are searched for; the first match wins. Ordered
 * from the narrowest meaning to the widest: "no face in the image" is about the face.
 */
const hints: readonly Hint[] = [
  {
    code: 'SERVICE_CREDIT',
    words:
      /\bquota|(?:\b|_)credits?(?:\b|_)|insufficient[\s_-](?:balance|funds)|payment[\s_-]required|no (?:calls|photos) remaining/i,
  },
  {
    code: 'SERVICE_NOT_ENABLED',
    words:
      /not[\s_-]?(?:been[\s_-])?(?:enabled|subscribed|activated|entitled)|no[\s_-](?:access|permission)|access[\s_-](?:is[\s_-])?denied|must be enabled|capability|feature[\s_-](?:is[\s_-])?(?:disabled|off|unavailable)/i,
  },
  {
    code: 'SERVICE_UNKNOWN_PHOTO',
    words: troubleWith('photo(?:[\\s_-]?(?:uu)?id)?'),
    at: (endpoint) => endpoint === 'getIdPhotoNoWatermark',
  },
  {
    code: 'SERVICE_UNKNOWN_DOCUMENT',
    words: troubleWith('spec(?:ification)?s?(?:[\\s_-]?code)?'),
    at: withSpec,
  },
  {
    code: 'SERVICE_NO_FACE',
    words:
      /no[\s_-]?faces?(?![a-z])|faces?[\s_-]?(?:(?:was|were|is|could)[\s_-])?not[\s_-]?(?:be[\s_-])?(?:found|detected|visible)|(?:missing|without(?: a)?)[\s_-]?faces?(?![a-z])/i,
    at: withPicture,
  },
  {
    code: 'SERVICE_CREDENTIALS',
    words: /api[\s_-]?(?:key|secret)|credential|unauthori[sz]ed|authenticat|invalid[\s_-](?:key|secret)/i,
  },
  {
    code: 'SERVICE_IMAGE_REFUSED',
    words: /image|base64|jpe?g\b|\bpng\b|picture|payload too large|entity too large/i,
    at: withPicture,
  },
];

/** Returns the error that a body describes; null when nothing in it is recognised. */
export function meaningOf(endpoint: Endpoint, body: Uint8Array, contentType: string): ErrorCode | null {
  const text = withoutEchoes(body);
  // A web page comes from a proxy or gateway and uses all of these words for other things.
  if (/html/i.test(contentType) || /^\s*</.test(text)) return null;
  const found = hints.find((hint) => hint.at?.(endpoint) !== false && hint.words.test(text));
  return found?.code ?? null;
}
