import { describe, expect, test } from 'vitest';
import { readDriver } from '../../../../electron/printing/drivers/reader.ts';
import { driverOf, driverText, ds620, ds620Paper, selphy } from '../../../support/printing/drivers.ts';

const source = {
  ppd: driverText([ds620Paper], { StpLaminate: ['Glossy', 'Matte'] }),
  makeModel: 'DNP DS620',
  deviceUri: 'usb://DNP/DS620?serial=1',
};

describe('a driver’s description', () => {
  test('has the spooler’s name for it, otherwise its own', () => {
    expect(readDriver(source).name).toBe('DNP DS620');
    expect(readDriver({ ...source, makeModel: ' ' }).name).toBe('Test printer');
  });

  test('has its options by name, with their choices and the usual one', () => {
    const [resolution, laminate] = ds620().options;

    expect(resolution).toEqual({
      name: 'Resolution',
      text: 'Resolution in words',
      choices: [
        { value: '300dpi', text: '300dpi' },
        { value: '300x600dpi', text: '300x600dpi' },
      ],
      usual: '300dpi',
    });
    expect(laminate?.name).toBe('StpLaminate');
  });

  test('has no media among its options, and no option without a choice', () => {
    const ppd = `${driverText([ds620Paper], { ManualFeed: ['False', 'True'] })}\n*OpenUI *Empty/E: PickOne\n*CloseUI: *Empty`;

    expect(readDriver({ ...source, ppd }).options).toEqual([]);
  });

  test('has no default when the description names a missing choice', () => {
    const ppd = `*OpenUI *Duplex/Duplex: PickOne\n*DefaultDuplex: Unknown\n*Duplex None/Off: ""`;

    expect(readDriver({ ...source, ppd }).options).toMatchObject([{ name: 'Duplex', usual: '' }]);
  });

  test.each(['', 'no description at all', '\u0000\u0001*', '*PageSize'.repeat(1_000)])(
    'is null when it cannot be read: %j',
    (ppd) => {
      expect(readDriver({ ...source, ppd })).toMatchObject({ media: [], options: [] });
    },
  );
});

describe('a driver’s size', () => {
  test('has the frame of a dye-sublimation printer: larger than the paper, with the same middle', () => {
    expect(ds620().media.find(({ keyword }) => keyword === 'w288h432')).toEqual({
      keyword: 'w288h432',
      text: 'Paper w288h432',
      widthMm: 101.6,
      heightMm: 152.4,
      borderless: true,
      unprintable: { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 },
      // 1240 x 1844 px at 300 dpi.
      frame: { widthMm: 104.987, heightMm: 156.125 },
    });
    expect(selphy().media[0]?.frame).toEqual({ widthMm: 105.664, heightMm: 158.496 });
  });

  test('has the margin that the driver leaves white, side by side', () => {
    const [a4] = driverOf([{ name: 'A4', page: [595.276, 841.89], printed: [9, 36, 586, 824] }]).media;

    expect(a4).toMatchObject({ borderless: false, frame: null });
    expect(a4?.unprintable?.leftMm).toBeCloseTo(3.175, 2);
    expect(a4?.unprintable?.rightMm).toBeCloseTo(3.27, 2);
    expect(a4?.unprintable?.bottomMm).toBeCloseTo(12.7, 2);
    expect(a4?.unprintable?.topMm).toBeCloseTo(6.31, 2);
  });

  test('is stated unchanged when only part of the page is printed: a strip at the right', () => {
    const [strip] = driverOf([
      { name: 'w144h432', page: [297.6, 460.8], printed: [148.8, 9.12, 297.6, 451.68] },
    ]).media;

    expect(strip).toMatchObject({
      frame: null,
      borderless: false,
      unprintable: { leftMm: 25.4, rightMm: 0 },
    });
  });

  test('has no margin and no frame when the driver states none', () => {
    expect(driverOf([{ name: '10x15cm' }]).media[0]).toMatchObject({ unprintable: null, frame: null });
  });
});

describe('a driver’s identity', () => {
  const { identity } = readDriver(source);

  test('is the same when the same description is read again, with other comments and line ends', () => {
    const ppd = `*% made on Monday\r\n${source.ppd.replaceAll('\n', '  \r\n')}`;

    expect(readDriver({ ...source, ppd }).identity).toBe(identity);
    expect(identity).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['device', { ...source, deviceUri: 'usb://DNP/DS620?serial=2' }],
    ['model', { ...source, makeModel: 'DNP DS620A' }],
    [
      'default of an option',
      { ...source, ppd: source.ppd.replace('*DefaultStpLaminate: Glossy', '*DefaultStpLaminate: Matte') },
    ],
  ])('differs when the %s differs', (_what, other) => {
    expect(readDriver(other).identity).not.toBe(identity);
  });

  test('differs when only the border between two parts moves', () => {
    const one = readDriver({ ...source, makeModel: 'ab', deviceUri: 'c' });
    const other = readDriver({ ...source, makeModel: 'a', deviceUri: 'bc' });

    expect(one.identity).not.toBe(other.identity);
  });
});
