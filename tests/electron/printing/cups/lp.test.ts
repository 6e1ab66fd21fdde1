import { describe, expect, test } from 'vitest';
import { isPlainOption, lpArguments } from '../../../../electron/printing/cups/lp.ts';
import { labProfile } from '../../../support/printing/print-jobs.ts';

describe('the arguments for lp', () => {
  test('are the driver’s own name of the medium, its own options, and no scaling', () => {
    const profile = labProfile({ options: [{ name: 'StpBorderless', value: 'True' }] });

    expect(
      lpArguments('photo', { profile, title: '261121-004 sheet', copies: 3 }, '/tmp/a/sheet.pdf'),
    ).toEqual([
      ...['-d', 'photo', '-n', '3', '-t', '261121-004 sheet'],
      ...['-o', 'PageSize=w288h432', '-o', 'StpBorderless=True', '-o', 'print-scaling=none'],
      ...['--', '/tmp/a/sheet.pdf'],
    ]);
  });
});

describe('a name that lp reads as one argument', () => {
  test.each(['w288h432', 'w288h432-div2', '4x6.Borderless', 'True', '300x300dpi', 'Custom.100x150mm'])(
    '%s',
    (name) => {
      expect(isPlainOption(name)).toBe(true);
    },
  );

  test.each(['', 'a b', 'a\tb', 'a\nb', "it's", '"a"', '`id`', '{a', 'a}', 'a\\b', 'a=b', '-o', '\u200b'])(
    'is not %j',
    (name) => {
      expect(isPlainOption(name)).toBe(false);
    },
  );
});
