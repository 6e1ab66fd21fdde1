/** Answers of the Windows helper as two printers would give them. */
import type {
  DriverFacts,
  JobFacts,
  PageFacts,
  PrinterFacts,
} from '../../electron/printing/windows-answers.ts';

export const printerFacts = (change: Partial<PrinterFacts> = {}): PrinterFacts => ({
  Name: 'DS620',
  Driver: 'DP-DS620',
  Port: 'USB001',
  IsDefault: false,
  Attributes: 0x40,
  Status: 0,
  Failure: '',
  ...change,
});

/** Dye sublimation, 4 x 6 in without a rim: the page is larger than the paper by what the cutter takes off. */
export const dyeSubPage: PageFacts = {
  DpiX: 300,
  DpiY: 300,
  PhysicalWidth: 1240,
  PhysicalHeight: 1844,
  OffsetX: 0,
  OffsetY: 0,
  PrintableWidth: 1240,
  PrintableHeight: 1844,
};

/** An office printer's A4 at 600 dpi with a rim of 100 and 120 dots (4.2 and 5.1 mm). */
export const officePage: PageFacts = {
  DpiX: 600,
  DpiY: 600,
  PhysicalWidth: 4961,
  PhysicalHeight: 7016,
  OffsetX: 100,
  OffsetY: 120,
  PrintableWidth: 4761,
  PrintableHeight: 6776,
};

/** 6 x 4 in: the driver lays its paper on the long side. */
export const lyingPage: PageFacts = {
  DpiX: 300,
  DpiY: 300,
  PhysicalWidth: 1800,
  PhysicalHeight: 1200,
  OffsetX: 30,
  OffsetY: 10,
  PrintableWidth: 1750,
  PrintableHeight: 1185,
};

export const driverFacts = (change: Partial<DriverFacts> = {}): DriverFacts => ({
  Papers: [
    { Name: '(4x6)', Width: 400, Height: 600, Page: dyeSubPage },
    { Name: 'A4', Width: 827, Height: 1169, Page: officePage },
    { Name: '6x4 quer', Width: 600, Height: 400, Page: lyingPage },
  ],
  Resolutions: ['', '300x300', '300x600'],
  Sources: ['Roll'],
  UsualResolution: '300x300',
  UsualSource: 'Roll',
  ...change,
});

export const jobFacts = (change: Partial<JobFacts> = {}): JobFacts => ({
  Found: true,
  Document: '261121-004 sheet 1 #0badcafe',
  StatusText: '',
  Status: 0x08,
  PagesPrinted: 0,
  TotalPages: 1,
  ...change,
});
