/** Maximum bytes of an error's body that are read, at its beginning and at its end. */
const readLimit = 16 * 1024;

/** Request fields that some services echo in their error bodies. */
const requestFields = [
  'apiKey',
  'apiSecret',
  'imageBase64',
  'sourceImageBase64',
  'targetImageBase64',
  'specCode',
  'photoUuid',
  'watermarkText',
  'outputFormat',
  'outputType',
  'prompt',
];
/**
 * Matches `"field":"value"`, its quotes plain or escaped, its value complete or cut off by the end of the
 * text.
 */
const echo = new RegExp(
  `\\\\{0,3}"(?:${requestFields.join('|')})\\\\{0,3}"\\s{0,3}:\\s{0,3}\\\\{0,3}"([^"]*)("|$)\\s{0,3},?`,
  'g',
);
/** A picture may be echoed in pieces; no word of a sentence is this long. */
const picture = /[A-Za-z0-9+/=]{100,}/g;
/** Matches a value that describes a fault in its field instead of echoing what was sent. */
const complaint = /\b(?:not|unknown|invalid|unsupported|wrong|bad|missing|required|expired|must)\b/i;

/** Returns the text of an error's body without the parts that merely repeat the request. */
export function withoutEchoes(body: Uint8Array): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const text =
    bytes.byteLength <= 2 * readLimit
      ? bytes.toString('utf8')
      : `${bytes.toString('utf8', 0, readLimit)}\n${bytes.toString('utf8', bytes.byteLength - readLimit)}`;
  return text
    .replace(picture, ' ')
    .replace(echo, (pair: string, value: string) => (complaint.test(value) ? pair : ' '));
}
