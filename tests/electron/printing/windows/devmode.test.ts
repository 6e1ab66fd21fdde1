import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BrokenSettings,
  checkMode,
  hasField,
  readField,
  withFields,
} from '../../../../electron/printing/windows/devmode.ts';
import { scriptedSettings } from '../../../support/printing/scripted-windows.ts';

describe('a driver’s settings', () => {
  const settings = scriptedSettings();

  test('state what the driver has and what it has not', () => {
    expect(readField(settings, 'paperSize')).toBe(9);
    expect(hasField(settings, 'pagesOnSheet')).toBe(false);
    expect(readField(settings, 'pagesOnSheet')).toBeNull();
  });

  test('are changed in one place only; the driver’s own part stays as it was', () => {
    const changed = withFields(settings, { paperSize: 257 });

    const differing = [...changed.keys()].filter((n) => changed[n] !== settings[n]);
    expect(differing).toEqual([78, 79]);
    expect(readField(settings, 'paperSize')).toBe(9);
  });

  test('name a paper by its number alone: a form’s name or a length would win over it', () => {
    const byForm = Buffer.from(settings);
    byForm.writeUInt32LE(byForm.readUInt32LE(72) | 0x1_000c, 72);

    expect(withFields(byForm, { paperSize: 256 }).readUInt32LE(72) & 0x1_000e).toBe(0x2);
  });

  test('keep a maker’s own paper numbers, which are beyond 32,767, and grades of quality, which are negative', () => {
    expect(readField(withFields(settings, { paperSize: 40_000 }), 'paperSize')).toBe(40_000);
    expect(readField(withFields(settings, { quality: -3 }), 'quality')).toBe(-3);
  });

  test('of an older kind have no fields beyond their end, and none is written there', () => {
    const old = Buffer.from(settings);
    old.writeUInt16LE(188, 68);

    expect(readField(old, 'mediaType')).toBeNull();
    expect(withFields(old, { mediaType: 7 }).equals(old)).toBe(true);
  });

  test('may be followed by unused space', () => {
    expect(checkMode(Buffer.concat([settings, Buffer.alloc(1024)]))).toHaveLength(236);
  });

  test('that are invalid are refused', () => {
    expect(() => checkMode(settings.subarray(0, 230))).toThrow(BrokenSettings);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          const mode = checkMode(Buffer.from(bytes));
          readField(mode, 'mediaType');
          withFields(mode, { paperSize: 1, mediaType: 2 });
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenSettings);
        }
      }),
    );
  });
});
