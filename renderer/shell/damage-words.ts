import { recordAreas, type RecordArea } from '../../shared/model/records.ts';
import { t } from '../i18n/index.ts';
import { listed } from '../i18n/join.ts';

const isArea = (name: string): name is RecordArea => recordAreas.some((area) => area === name);

/** Returns the names of damaged parts as staff know them; `other records` where none is known. */
export const areaWords = (areas: readonly RecordArea[]): string =>
  listed((areas.length === 0 ? (['other'] as const) : areas).map((area) => t(`damaged.areas.${area}`)));

/** Returns the damaged parts that an error names; an empty list when nothing can be read. */
export const areasOfError = (areas: unknown): RecordArea[] =>
  typeof areas === 'string' ? areas.split(',').filter(isArea) : [];
