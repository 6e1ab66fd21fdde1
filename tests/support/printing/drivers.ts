/** Descriptions of drivers, written for tests. */
import { readDriver } from '../../../electron/printing/drivers/reader.ts';
import type { DriverView } from '../../../shared/printing.ts';

export interface MediumOfDriver {
  readonly name: string;
  /** The driver's page, points; absent when the driver does not state it. */
  readonly page?: readonly [width: number, height: number];
  /** Lower left and upper right corner of the printed area, points; defaults to the whole page. */
  readonly printed?: readonly [left: number, bottom: number, right: number, top: number];
}

/**
 * Returns a description in the form of a CUPS driver: its media, then options with their values, the default first.
 */
export function driverText(
  media: readonly MediumOfDriver[],
  options: Readonly<Record<string, readonly string[]>> = {},
  name = 'Test printer',
): string {
  return [
    '*PPD-Adobe: "4.3"',
    `*NickName: "${name}"`,
    '*OpenUI *PageSize/Media Size: PickOne',
    ...media.map(
      (medium) => `*PageSize ${medium.name}/Paper ${medium.name}: "<</PageSize[1 1]>>setpagedevice"`,
    ),
    '*CloseUI: *PageSize',
    ...media.flatMap(({ name: medium, page, printed }) =>
      page === undefined
        ? []
        : [
            `*PaperDimension ${medium}: "${page.join(' ')}"`,
            `*ImageableArea ${medium}: "${(printed ?? [0, 0, ...page]).join(' ')}"`,
          ],
    ),
    ...Object.entries(options).flatMap(([option, values]) => [
      `*OpenUI *${option}/${option} in words: PickOne`,
      `*Default${option}: ${values[0] ?? ''}`,
      ...values.map((value) => `*${option} ${value}/${value}: ""`),
      `*CloseUI: *${option}`,
    ]),
  ].join('\n');
}

export const driverOf = (...description: Parameters<typeof driverText>): DriverView =>
  readDriver({ ppd: driverText(...description), makeModel: '', deviceUri: 'usb://test' });

/**
 * Gutenprint's description of the DNP DS620's 4 x 6 in: a page for the head's width, of which 1240 x 1844 px are
 * printed.
 */
export const ds620Paper: MediumOfDriver = {
  name: 'w288h432',
  page: [297.6, 460.8],
  printed: [0, 9.12, 297.6, 451.68],
};
export const ds620 = (): DriverView =>
  driverOf(
    [{ name: 'B7', page: [261.12, 460.8], printed: [0, 44.64, 261.12, 416.16] }, ds620Paper],
    { Resolution: ['300dpi', '300x600dpi'], StpLaminate: ['Glossy', 'Matte'] },
    'Dai Nippon Printing DS620 - CUPS+Gutenprint v5.3.4',
  );
/** …and the Canon Selphy CP1300's postcard, whose rim is a separate option. */
export const selphy = (): DriverView =>
  driverOf(
    [{ name: 'Postcard', page: [299.52, 449.28] }],
    { Resolution: ['300dpi'], StpBorderless: ['False', 'True'] },
    'Canon SELPHY CP1300 - CUPS+Gutenprint v5.3.4',
  );
