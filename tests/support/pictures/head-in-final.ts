import { pictureSize } from './grey.ts';
import { register, type Point } from './register.ts';

/** A person's marks in the original picture, in its pixels. */
export interface HeadMarks {
  readonly crown: Point;
  readonly chin: Point;
  readonly pupils: readonly [Point, Point];
}

/** The measurements of a person's photo, transferred from the original by pixels. */
export interface HeadInFinal {
  /** Crown to chin on the printed photo, mm. */
  readonly headMm: number;
  /** Distance of the middle between the pupils to the right of the photo's middle, mm. */
  readonly pupilsOffCentreMm: number;
  /** The same for the middle between crown and chin. */
  readonly headOffCentreMm: number;
  /** Crown's distance from the upper edge, mm. */
  readonly aboveCrownMm: number;
  /** Correlation of final and original where they overlap. */
  readonly likeness: number;
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Measures each of several markings of one head in a final.
 *
 * @param sizeMm of the printed photo
 * @throws when the final cannot be found in the original
 */
export async function measureHeads(
  original: Uint8Array,
  final: Uint8Array,
  sizeMm: { readonly width: number; readonly height: number },
  heads: readonly HeadMarks[],
): Promise<HeadInFinal[]> {
  const { toPhoto, likeness } = await register(original, final);
  const { width, height } = await pictureSize(final);
  const across = sizeMm.width / width;
  const down = sizeMm.height / height;
  const offCentre = ({ x }: Point): number => (x - width / 2) * across;
  return heads.map((head) => {
    const [crown, chin] = [toPhoto(head.crown), toPhoto(head.chin)];
    return {
      headMm: Math.hypot((chin.x - crown.x) * across, (chin.y - crown.y) * down),
      pupilsOffCentreMm: offCentre(toPhoto(middle(...head.pupils))),
      headOffCentreMm: offCentre(middle(crown, chin)),
      aboveCrownMm: crown.y * down,
      likeness,
    };
  });
}
