/**
 * Sends values that contain pictures between two processes, in pieces. A message is copied as it is sent: one of 30
 * MB would block the main process for longer than a frame.
 */

/** Bytes of one piece, copied and sent in about half a millisecond. */
const pieceBytes = 2 ** 20;

/** A piece of a part. The value that contains the part has the same number, and follows. */
interface Piece {
  readonly number: number;
  readonly part: number;
  readonly partBytes: number;
  readonly at: number;
  readonly bytes: Uint8Array;
}
interface Whole {
  readonly number: number;
  readonly value: unknown;
}

/** Placeholder in a value for a part that was taken out. */
interface Gap {
  readonly $part: number;
}
const isGap = (value: unknown): value is Gap =>
  typeof value === 'object' && value !== null && '$part' in value && typeof value.$part === 'number';

/** Copies lists, maps and plain objects; `swap` returns a member's replacement, or undefined to copy the member. */
function copyWith(value: unknown, swap: (member: unknown) => unknown): unknown {
  const swapped = swap(value);
  if (swapped !== undefined) return swapped;
  const copy = (member: unknown): unknown => copyWith(member, swap);
  if (Array.isArray(value)) return value.map(copy);
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [key, copy(member)] as const));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copy(member)]));
}

/**
 * Sends a value of plain data: lists, maps, objects, and `Uint8Array`s at any depth.
 *
 * @param number distinguishes values that are on their way at the same time
 * @param post sends one message, and resolves when the next may follow
 */
export async function sendValue(
  post: (message: unknown) => Promise<void>,
  number: number,
  value: unknown,
): Promise<void> {
  const parts: Uint8Array[] = [];
  const positions = new Map<Uint8Array, number>();
  const body = copyWith(value, (member) => {
    if (!(member instanceof Uint8Array)) return undefined;
    const known = positions.get(member);
    if (known !== undefined) return { $part: known } satisfies Gap;
    positions.set(member, parts.length);
    return { $part: parts.push(member) - 1 } satisfies Gap;
  });
  for (const [part, whole] of parts.entries()) {
    const partBytes = whole.byteLength;
    for (let at = 0; at === 0 || at < partBytes; at += pieceBytes) {
      // Copy the piece: a view would be sent with the whole memory around it.
      const bytes = new Uint8Array(whole.subarray(at, at + pieceBytes));
      await post({ number, part, partBytes, at, bytes } satisfies Piece);
    }
  }
  await post({ number, value: body } satisfies Whole);
}

/** Reassembles the values that `sendValue` sent; call it with each message. */
export function receiveValues(take: (number: number, value: unknown) => void): (message: unknown) => void {
  const arriving = new Map<number, Map<number, Uint8Array>>();
  return (message) => {
    if (isPiece(message)) {
      const { number, part, partBytes, at, bytes } = message;
      const parts = arriving.get(number) ?? new Map<number, Uint8Array>();
      arriving.set(number, parts);
      const whole = parts.get(part) ?? new Uint8Array(partBytes);
      parts.set(part, whole);
      whole.set(bytes, at);
    } else if (isWhole(message)) {
      const parts = arriving.get(message.number);
      arriving.delete(message.number);
      take(
        message.number,
        copyWith(message.value, (member) => (isGap(member) ? parts?.get(member.$part) : undefined)),
      );
    }
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPiece = (message: unknown): message is Piece => isObject(message) && 'partBytes' in message;
const isWhole = (message: unknown): message is Whole =>
  isObject(message) && 'number' in message && 'value' in message;
