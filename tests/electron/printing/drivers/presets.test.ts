import { describe, expect, test } from 'vitest';
import { presetMedium, presetOf } from '../../../../electron/printing/drivers/presets.ts';

describe('a preset is found', () => {
  test.each([
    ['Dai Nippon Printing DS620 - CUPS+Gutenprint v5.3.4', 'DNP DS620'],
    ['DP-DS620', 'DNP DS620'],
    ['DNP_DS620A', 'DNP DS620'],
    ['Front desk DS 620, 10x15', 'DNP DS620'],
    ['Dai Nippon Printing DSRX1 - CUPS+Gutenprint v5.3.4', 'DNP DS-RX1'],
    ['DS-RX1HS', 'DNP DS-RX1'],
    ['Dai Nippon Printing DS40 - CUPS+Gutenprint v5.3.4', 'DNP DS40'],
    ['Citizen CX-02 - CUPS+Gutenprint v5.3.4', 'Citizen CX-02'],
    ['HiTi P525L - CUPS+Gutenprint v5.3.4', 'HiTi P525L'],
    ['Dai Nippon Printing QW410 - CUPS+Gutenprint v5.3.4', 'DNP QW410'],
    ['Citizen CZ-01 - CUPS+Gutenprint v5.3.4', 'Citizen CZ-01'],
    ['Mitsubishi CP-D70DW - CUPS+Gutenprint v5.3.4', 'Mitsubishi CP-D70/D80'],
    ['Mitsubishi CP-D80DW - CUPS+Gutenprint v5.3.4', 'Mitsubishi CP-D70/D80'],
    ['Mitsubishi CP-D90DW - CUPS+Gutenprint v5.3.4', 'Mitsubishi CP-D90'],
    ['Canon SELPHY CP1300 - CUPS+Gutenprint v5.3.4', 'Canon Selphy CP'],
    ['Canon_SELPHY_CP1500', 'Canon Selphy CP'],
  ])('for %s', (name, preset) => {
    expect(presetOf(name)?.name).toBe(preset);
  });

  test.each(['', 'HP LaserJet 400', 'Canon SELPHY QX10', 'Citizen CX-02W', 'DNP DS820', 'PDF'])(
    'not for %j',
    (name) => {
      expect(presetOf(name)).toBeNull();
    },
  );
});

/** Facts of the trade: rasters at 300 dpi, from Gutenprint. */
test.each([
  ['DS620', '4x6in', 1240, 1844],
  ['RX1', '5x7in', 1548, 2138],
  ['DS40', '6x8in', 1844, 2436],
  ['CX-02', '4x6in', 1240, 1844],
  ['QW410', '4x6in', 1266, 1836],
  ['CZ-01', '4x6in', 1266, 1836],
  ['CP-D80', '4x6in', 1228, 1864],
  ['CP-D90', '4x6in', 1226, 1852],
  ['Selphy CP1300', 'postcard', 1248, 1872],
])('%s takes %s as %i x %i px', (name, medium, widthPx, heightPx) => {
  expect(presetMedium(presetOf(name), medium)).toEqual({ widthPx, heightPx });
});
