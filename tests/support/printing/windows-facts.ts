/** Facts about Windows printers as two drivers would report them. */
import type {
  DriverFacts,
  JobFacts,
  PageFacts,
  PrinterFacts,
} from '../../../electron/printing/windows/answers.ts';

export const printerFacts = (change: Partial<PrinterFacts> = {}): PrinterFacts => ({
  name: 'DS620',
  driver: 'DP-DS620',
  port: 'USB001',
  isDefault: false,
  attributes: 0x40,
  status: 0,
  failure: '',
  ...change,
});

/** Dye sublimation, borderless 4 x 6 in: the page is larger than the paper by the parts that the cutter removes. */
export const dyeSubPage: PageFacts = {
  ...{ dpiX: 300, dpiY: 300, physicalWidth: 1240, physicalHeight: 1844 },
  ...{ offsetX: 0, offsetY: 0, printableWidth: 1240, printableHeight: 1844 },
};

/** An office printer's A4 at 600 dpi with a rim of 100 and 120 dots (4.2 and 5.1 mm). */
export const officePage: PageFacts = {
  ...{ dpiX: 600, dpiY: 600, physicalWidth: 4961, physicalHeight: 7016 },
  ...{ offsetX: 100, offsetY: 120, printableWidth: 4761, printableHeight: 6776 },
};

/** The same at 300 dpi. */
export const officeAt300: PageFacts = {
  ...{ dpiX: 300, dpiY: 300, physicalWidth: 2480, physicalHeight: 3508 },
  ...{ offsetX: 50, offsetY: 60, printableWidth: 2380, printableHeight: 3388 },
};

/** 6 x 4 in: the driver's paper is in landscape. */
export const lyingPage: PageFacts = {
  ...{ dpiX: 300, dpiY: 300, physicalWidth: 1800, physicalHeight: 1200 },
  ...{ offsetX: 30, offsetY: 10, printableWidth: 1750, printableHeight: 1185 },
};

export const driverFacts = (change: Partial<DriverFacts> = {}): DriverFacts => ({
  version: 0x207,
  papers: [
    { name: '(4x6)', widthMm: 101.6, heightMm: 152.4, page: dyeSubPage },
    { name: 'A4', widthMm: 210, heightMm: 297, page: officePage },
    { name: '6x4 quer', widthMm: 152.4, heightMm: 101.6, page: lyingPage },
  ],
  resolutions: ['300x300', '300x600'],
  sources: ['Roll'],
  mediaTypes: [],
  borderless: false,
  usual: { resolution: '300x300', source: 'Roll', mediaType: '' },
  ...change,
});

export const jobFacts = (change: Partial<JobFacts> = {}): JobFacts => ({
  found: true,
  document: '261121-004 sheet 1 #0badcafe',
  statusText: '',
  status: 0x08,
  pagesPrinted: 0,
  totalPages: 1,
  ...change,
});
