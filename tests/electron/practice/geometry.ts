/** Drawn people with marks at crown and chin, and the head size that a document's photo gives them. */
import { decode } from '../../../electron/practice/images/decode.ts';
import { findSitter, type Sitter } from '../../../electron/practice/images/examine.ts';
import { cropFor } from '../../../electron/practice/images/crop.ts';
import { faceModels } from '../../../electron/practice/images/models.ts';
import { cutPhoto } from '../../../electron/practice/images/pipeline.ts';
import type { Pixels } from '../../../electron/practice/images/resample.ts';
import type { Spec } from '../../../electron/practice/specs.ts';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { between, pick, seededRandom } from '../../../shared/portrait/random.ts';
import { portraitFamily } from '../../portraits/family.ts';
import { findMarksIn, headOnPaper, markedPortrait, type HeadOnPaper } from './markers.ts';

/** Most are in front of a plain wall, as in a studio; some in front of one that hides their hair. */
const backgrounds = ['plain', 'plain', 'plain', 'gradient', 'busy'] as const;

/** Grown-ups and children with all kinds of hair, their heads tilted by up to 10 degrees. */
export function geometryPeople(seed: number, count: number): PortraitParams[] {
  const random = seededRandom(seed + 1);
  return portraitFamily(seed, count).map((person) => ({
    ...person,
    roll: Math.round(between(random, -10, 10)),
    background: pick(random, backgrounds),
  }));
}

/** A marked portrait and its person. @throws when nobody is found */
export async function markedSitter(
  params: PortraitParams,
): Promise<{ readonly source: Pixels; readonly examined: Sitter }> {
  const source = await decode(await markedPortrait(params), '#ffffff');
  const examined = await findSitter(await faceModels(), source);
  if (examined === null) throw new Error('Nobody was found');
  return { source, examined };
}

/** Measures the head in a document's photo, by the marks that are found in it again. */
export function headInDocument(source: Pixels, { head }: Sitter, spec: Spec): HeadOnPaper {
  return headOnPaper(findMarksIn(cutPhoto(source, cropFor(spec, head), head, spec)), spec);
}
