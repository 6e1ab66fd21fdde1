import { describe, expect, it } from 'vitest';
import { nearness } from '../../../shared/document-search.ts';
import { documentRules, takesNoPrint } from '../../../shared/documents.ts';
import {
  formatDocument,
  formatFault,
  formatLimits,
  headMmOf,
  type StudioFormat,
} from '../../../shared/formats/studio-formats.ts';
import { poseRules } from '../../../shared/guidance/rules.ts';
import { media } from '../../../shared/sheet-media.ts';
import { refuseContradictions } from '../../../electron/settings/paper-settings.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';

const format: StudioFormat = {
  ...{ id: 'format-00000001', name: 'Club card', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
  head: { unit: 'percent', min: 60, max: 70 },
};

describe('a format', () => {
  it('is a document of the studio, with its head in mm and its pixels', () => {
    expect(formatDocument(format, [format.id])).toMatchObject({
      ...{ origin: 'studio', specCode: format.id, name: 'Club card', favourite: true, givesCode: false },
      ...{ widthMm: 30, heightMm: 40, widthPx: 354, heightPx: 472, price: 650 },
      headMm: { min: 24, max: 28 },
    });
    expect(headMmOf({ ...format, head: { unit: 'mm', min: 20, max: 22 } })).toEqual({ min: 20, max: 22 });
  });

  it.each<[Partial<StudioFormat>, string | null]>([
    [{}, null],
    [{ widthMm: 14.9 }, 'size'],
    [{ widthMm: 92, heightMm: 140 }, null],
    [{ widthMm: 140, heightMm: 92 }, null],
    [{ widthMm: 93, heightMm: 140 }, 'size'],
    [{ heightMm: 141 }, 'size'],
    [{ heightMm: Number.NaN }, 'size'],
    [{ head: { unit: 'percent', min: 19, max: 70 } }, 'head'],
    [{ head: { unit: 'percent', min: 60, max: 91 } }, 'head'],
    [{ head: { unit: 'percent', min: 70, max: 70 } }, 'head'],
    [{ head: { unit: 'mm', min: 60, max: 70 } }, 'head'],
    [{ dpi: 199 }, 'dpi'],
    [{ dpi: 601 }, 'dpi'],
  ])('with %o has the fault %s', (change, fault) => {
    expect(formatFault({ ...format, ...change })).toBe(fault);
    const formats = [{ ...format, ...change }];
    const save = (): void => refuseContradictions({ ...defaultSettings, formats });
    if (fault === null) expect(save).not.toThrow();
    else expect(save).toThrow('settings: formats cannot be as it is');
  });

  it('of the largest size fits every known medium, with an edge', () => {
    for (const { widthMm, heightMm } of Object.values(media)) {
      expect(widthMm - 8).toBeGreaterThanOrEqual(formatLimits.mostShorterMm);
      expect(heightMm - 8).toBeGreaterThanOrEqual(formatLimits.mostLongerMm);
    }
  });

  it.each(['UK passport', 'Deutscher Personalausweis', 'US visa online'])(
    'has no rule of an authority, even when it is called %s',
    (name) => {
      const document = formatDocument({ ...format, name }, []);
      expect(documentRules(document)).toEqual({
        ...{ policy: 'allowed', source: 'no-document', notice: null, noticeSource: null },
      });
      expect(takesNoPrint(document)).toBe(false);
    },
  );

  it('is found by its own name only', () => {
    const document = formatDocument({ ...format, name: 'German rowing club' }, []);
    expect(nearness(document, 'rowing', 'en')).toBe('named');
    expect(nearness(document, 'deutschland', 'en')).toBeNull();
    expect(nearness(document, 'format-0000', 'en')).toBeNull();
    expect(nearness(document, '', 'en')).toBe('named');
  });

  it('lets people smile', () => {
    expect(poseRules(formatDocument(format, []), 'adult').neutral).toBe(false);
  });
});
