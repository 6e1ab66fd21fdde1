/**
 * The documents that practice knows, as data by region; `spec-details.ts` converts these figures to the interface's
 * form. Each row names the source of its figures. Distances are millimetres on the printed photo.
 */
import { PracticeError } from './errors.ts';
import { africaOceania } from './specs/africa-oceania.ts';
import { americas } from './specs/americas.ts';
import { asia } from './specs/asia.ts';
import { europe } from './specs/europe.ts';
import type { Spec } from './specs/spec.ts';
import { unitedKingdom } from './specs/united-kingdom.ts';

export type { Range, Spec } from './specs/spec.ts';

export const specs: readonly Spec[] = [...unitedKingdom, ...americas, ...europe, ...asia, ...africaOceania];

const byCode: ReadonlyMap<string, Spec> = new Map(specs.map((spec) => [spec.specCode, spec]));

/** @throws PracticeError 404 when practice has no such document */
export function requireSpec(specCode: string): Spec {
  const spec = byCode.get(specCode);
  if (spec === undefined) throw new PracticeError('UNKNOWN_SPEC', 'specCode is not a known specification.');
  return spec;
}
