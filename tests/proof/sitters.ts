/** Customers of the proof: each has words and a picture that nobody else has, so that they can be searched for. */
import sharp from 'sharp';
import type { OrderView } from '../../shared/model/order.ts';
import { seededRandom, type Random } from '../../shared/portrait/random.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import { spellingsOfBytes, spellingsOfText, type Needles } from '../support/service/needles.ts';

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
const pieces = 4;
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

/** An even area of a picture looks like empty pages of any file. */
const isOfPicture = (piece: Buffer): boolean => new Set(piece).size >= 10;
const ofPicture = (bytes: Uint8Array): Buffer[] =>
  spellingsOfBytes(Buffer.from(bytes).subarray(tableBytes), pieces).filter(isOfPicture);

/**
 * Returns what no file may have once the order's customer is erased. Call it while the kiosk still has their pictures.
 * @throws TypeError while the kiosk does not answer
 */
export async function needlesOf(client: KioskClient, order: OrderView, sitter: Sitter): Promise<Needles> {
  const of = (what: string): string => `the ${what} of order ${order.number}`;
  const words = {
    name: sitter.customer.split(/[ -]/)[1]?.slice(sharedStart) ?? '',
    phone: sitter.phone.slice(2),
    'e-mail': sitter.email.slice(sharedStart, wordLength),
  };
  const needles = new Map(
    Object.entries(words).map(([what, word]) => [of(what), spellingsOfText(word)] as const),
  );
  needles.set(of('shot'), ofPicture(sitter.shot));
  for (const { preview, final, code } of order.photos) {
    if (code !== null) needles.set(of('code'), spellingsOfText(code.code));
    for (const [what, image] of Object.entries({ preview, final })) {
      const bytes = image === null ? null : await pictureOf(client, image.id);
      if (bytes !== null) needles.set(of(what), ofPicture(bytes));
    }
  }
  return needles;
}

async function pictureOf(client: KioskClient, imageId: string): Promise<Uint8Array | null> {
  const response = await fetch(`${client.origin}/photo/${imageId}`, { headers: { cookie: client.cookie } });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
