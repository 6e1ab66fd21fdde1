/**
 * How much bare skin lies above the eyes before hair or a hat begins. A pure function over a levelled picture of the face
 * and its mesh.
 */
import { facePoint, type FaceMesh } from './measures.ts';
import { quantile, type FacePixels } from './pixels.ts';

/** Columns to either side of the middle, as shares of the distance from eyes to chin: all within the temples. */
const COLUMNS = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3] as const;
/** Lowest and highest point above the eyes of the skin over the nose, with which the forehead is compared. */
const GLABELLA = { from: 0.2, to: 0.28 } as const;
/** Least distance between two colours, in levels, that means different skin. */
const UNLIKE = 30;
/** Length of a run of rows that must differ, as a share of the distance from eyes to chin: a wrinkle is thinner. */
const RUN = 0.05;

type Colour = readonly [number, number, number];

const colourAt = ({ data, width, height, channels }: FacePixels, x: number, y: number): Colour => {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const at = (row * width + column) * channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * Returns the height of the bare skin above the eyes, as a share of the distance from eyes to chin: the median of seven
 * columns.
 */
export function bareForehead(pixels: FacePixels, mesh: FaceMesh): number {
  const [left, right] = [facePoint(mesh, 'leftPupil'), facePoint(mesh, 'rightPupil')];
  const eyes = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const reach = facePoint(mesh, 'chin').y - eyes.y;
  const run = Math.max(3, Math.round(reach * RUN));
  const heights = COLUMNS.map((share) => {
    const x = eyes.x + reach * share;
    // Brows end below this. Each column is compared with its own skin, so that light from one side makes no edge.
    const samples = Array.from({ length: 5 }, (_, i) =>
      colourAt(
        pixels,
        eyes.x + reach * 0.04 * (i - 2),
        eyes.y - reach * (GLABELLA.from + ((GLABELLA.to - GLABELLA.from) * i) / 4),
      ),
    );
    const middle = (channel: 0 | 1 | 2): number =>
      quantile(
        samples.map((sample) => sample[channel]),
        0.5,
      );
    const skin: Colour = [middle(0), middle(1), middle(2)];
    const limit = Math.max(UNLIKE, 0.28 * Math.max(...skin));
    let unlike = 0;
    for (let y = eyes.y - reach * 0.32; y > 0 && y > eyes.y - reach * 1.3; y -= 1) {
      unlike = apart(colourAt(pixels, x, y), skin) > limit ? unlike + 1 : 0;
      if (unlike === run) return (eyes.y - y - run) / reach;
    }
    return 1.3;
  });
  return quantile(heights, 0.5);
}
