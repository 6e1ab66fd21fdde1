/** Most of an error's body that is read for its meaning, in bytes, at its beginning and at its end. */
const readLimit = 16 * 1024;

/** The fields of the interface's requests, which some services give back beside what went wrong. */
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
/** `"field":"value"`, its quotes plain or escaped, its value whole or cut off by the end of what is read. */
const echo = new RegExp(
  `\\\\{0,3}"(?:${requestFields.join('|')})\\\\{0,3}"\\s{0,3}:\\s{0,3}\\\\{0,3}"([^"]*)("|$)\\s{0,3},?`,
  'g',
);
/** A picture's field may have been given back in pieces: no sentence has a word this long. */
const picture = /[A-Za-z0-9+/=]{100,}/g;
/** A value that says something about its field, rather than being what was sent. */
const complaint = /\b(?:not|unknown|invalid|unsupported|wrong|bad|missing|required|expired|must)\b/i;

/** The text of an error's body without what merely repeats the request. */
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
