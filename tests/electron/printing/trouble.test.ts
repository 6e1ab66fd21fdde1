import { describe, expect, test } from 'vitest';
import { saysNothingSent, troubleOf } from '../../../electron/printing/trouble.ts';

describe('the trouble that holds a sheet back', () => {
  test.each([
    ['media-empty-error', 'media-empty'],
    ['media-empty', 'media-empty'],
    ['media-needed-report', 'media-empty'],
    ['marker-supply-empty-error', 'ribbon-empty'],
    ['media-jam-error', 'media-jam'],
    ['cover-open-error', 'cover-open'],
    ['door-open-error', 'cover-open'],
    ['interlock-open', 'cover-open'],
    ['offline-report', 'offline'],
    ['shutdown-error', 'offline'],
    ['paused', 'paused'],
    ['moving-to-paused', 'paused'],
    ['cups-filter-crashed', 'filter-failed'],
    ['cups-missing-filter-warning', 'filter-failed'],
    ['spool-area-full-report', 'other'],
    ['fuser-over-temp-error', 'other'],
  ])('%s is %s', (reason, trouble) => {
    expect(troubleOf([reason])).toBe(trouble);
  });

  test.each([
    ['nothing', []],
    ['a supply that is low', ['marker-supply-low-warning', 'media-low-report']],
    ['a sentence, whatever words are in it', ['The printer is not paused, only slow: no media-empty-error']],
    ['a device that is being reached, as before each sheet', ['connecting-to-device']],
  ])('ignores %s', (_, reasons) => {
    expect(troubleOf(reasons)).toBeNull();
  });

  test('is the device’s rather than that its queue was stopped for it', () => {
    expect(troubleOf(['paused', 'media-empty-error', 'Printer stopped'])).toBe('media-empty');
  });
});

describe('a sheet that was not begun', () => {
  test.each([
    'offline-report',
    'connecting-to-device',
    'media-empty-error',
    'marker-supply-empty',
    'cover-open-error',
  ])('is reported by a printer that says %s', (reason) => {
    expect(saysNothingSent([reason], 1)).toBe(true);
  });

  test.each(['paused', 'media-jam-error', 'cups-filter-crashed', 'The cable was pulled.'])(
    'is not reported by %s',
    (reason) => {
      expect(saysNothingSent([reason], 1)).toBe(false);
    },
  );

  test('may be one of several copies when paper, ribbon or cover come between them, but not when the printer was being looked for', () => {
    expect(saysNothingSent(['media-empty-error'], 3)).toBe(false);
    expect(saysNothingSent(['cover-open-error'], 2)).toBe(false);
    expect(saysNothingSent(['offline-report'], 3)).toBe(true);
    expect(saysNothingSent(['connecting-to-device'], 3)).toBe(true);
  });
});
