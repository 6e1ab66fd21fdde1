/** Customers of the proof: each has words and a picture that nobody else has, so that they can be searched for. */
import sharp from 'sharp';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { seededRandom, type Random } from '../../shared/portrait/random.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import { finderOf, spellingsOfBytes, spellingsOfText, type Needles } from '../support/service/needles.ts';

export interface Sitter {
  readonly customer: string;
  readonly phone: string;
  readonly email: string;
  readonly shot: Uint8Array;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const wordLength = 14;
/** The search index of the records stores only the end of a word that begins as the word before it. */
const sharedStart = 4;
const [pieces, pieceBytes] = [16, 24];
/** Every JPEG that the same program writes begins with the same tables. */
const tableBytes = 700;
/** How far a pixel of a shot is from that of another shot, of 255. */
const grain = 12;

const drawn = (random: Random, from: string, length: number): string =>
  Array.from({ length }, () => from[Math.floor(random() * from.length)]).join('');

/** @param portrait a picture that a photo can be made of */
export async function createSitters(portrait: Uint8Array, seed: number) {
  const random = seededRandom(seed);
  const { data, info } = await sharp(portrait).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return async (number: string): Promise<Sitter> => {
    const grained = Buffer.from(data);
    for (let at = 0; at < grained.length; at += 1)
      grained[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + Math.floor((random() - 0.5) * grain)));
    const [first = '', ...rest] = drawn(random, letters, wordLength);
    return {
      customer: `Zofia ${first.toUpperCase()}${rest.join('')}-${number}`,
      phone: `07${drawn(random, '0123456789', 9)}`,
      email: `${drawn(random, letters, wordLength)}@example.org`,
      shot: await sharp(grained, { raw: info }).jpeg({ quality: 92 }).toBuffer(),
    };
  };
}

/** The needles of a customer: words, and pieces of pictures by the picture's name. */
export interface Marks {
  readonly words: Needles;
  readonly pieces: ReadonlyMap<string, readonly Buffer[]>;
}

/** An even area of a picture looks like empty pages of any file. */
const isOfPicture = (piece: Buffer): boolean => new Set(piece).size >= 10;

/** Returns pieces from all over a picture. */
function piecesOf(bytes: Uint8Array): readonly Buffer[] {
  const content = Buffer.from(bytes).subarray(tableBytes);
  const step = Math.floor((content.length - pieceBytes) / pieces);
  return Array.from({ length: pieces }, (_, at) => Math.floor((at + 0.5) * step))
    .map((from) => content.subarray(from, from + pieceBytes))
    .filter(isOfPicture);
}

/** Returns what no file may have once the order's customer is erased. @param made the pictures that the service made for it */
export function marksOf(order: OrderView, sitter: Sitter, made: readonly Uint8Array[]): Marks {
  const of = (what: string): string => `the ${what} of order ${order.number}`;
  const codes = order.photos.flatMap(({ code }) => code?.code ?? []);
  const words = [
    ['name', sitter.customer.split(/[ -]/)[1]?.slice(sharedStart) ?? ''],
    ['phone', sitter.phone.slice(2)],
    ['e-mail', sitter.email.slice(sharedStart, wordLength)],
    ...codes.map((code) => ['code', code] as const),
  ] as const;
  const pictures = [sitter.shot, ...made].map(
    (bytes, at) => [at === 0 ? 'shot' : `picture ${String(at)}`, bytes] as const,
  );
  return {
    words: new Map(words.map(([what, word]) => [of(what), spellingsOfText(word)])),
    pieces: new Map(pictures.map(([what, bytes]) => [of(what), piecesOf(bytes)])),
  };
}

/**
 * Returns the needles of customers. Pieces that another customer's picture has too are left out: much of what the service makes is the
 * same in all its pictures, such as the background.
 */
export function needlesOf(
  marks: ReadonlyMap<OrderId, Marks>,
  made: readonly { readonly orderId: OrderId; readonly bytes: Buffer }[],
): Needles {
  const all = [...marks].flatMap(([orderId, { pieces: of }]) =>
    [...of].flatMap(([name, list]) =>
      list.map((piece, at) => ({ orderId, name, piece, key: `${name} ${String(at)}` })),
    ),
  );
  const find = finderOf(new Map(all.map(({ key, piece }) => [key, [piece]])));
  const owners = new Map(all.map(({ key, orderId }) => [key, orderId]));
  const shared = new Set(
    made.flatMap(({ orderId, bytes }) => find(bytes).filter((key) => owners.get(key) !== orderId)),
  );
  const needles = new Map<string, readonly Buffer[]>([...marks.values()].flatMap(({ words }) => [...words]));
  for (const { name, piece, key } of all)
    if (!shared.has(key))
      needles.set(name, [...(needles.get(name) ?? []), ...spellingsOfBytes(piece, 1, pieceBytes)]);
  return needles;
}

/** Returns a picture as the kiosk shows it; null for one that is erased. @throws TypeError while the kiosk does not answer */
export async function pictureOf(client: KioskClient, imageId: string): Promise<Buffer | null> {
  const response = await fetch(`${client.origin}/photo/${imageId}`, { headers: { cookie: client.cookie } });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
