/** The files that a private print spooler needs: its configuration, its device and its printers' descriptions. */

export interface LabPaths {
  readonly root: string;
  readonly socket: string;
  readonly out: string;
}

export const serverFiles = ({ root }: LabPaths, asRoot: boolean): string =>
  [
    `ServerRoot ${root}/etc`,
    `ServerBin ${root}/lib`,
    'DataDir /usr/share/cups',
    `StateDir ${root}/state`,
    `CacheDir ${root}/cache`,
    `RequestRoot ${root}/spool`,
    `TempDir ${root}/spool/tmp`,
    `AccessLog ${root}/log/access`,
    `ErrorLog ${root}/log/error`,
    `PageLog ${root}/log/page`,
    'FileDevice Yes',
    'Sandboxing relaxed',
    ...(asRoot ? ['SystemGroup root'] : []),
    '',
  ].join('\n');

/** The policy of a queue that the kiosk's user may print on but not resume. */
export const guardedPolicy = 'guarded';

export const serverSettings = ({ socket }: LabPaths): string =>
  [
    'LogLevel debug',
    // Arrivals are read from the log, so it is never restarted.
    'MaxLogSize 0',
    'DirtyCleanInterval 0',
    `Listen ${socket}`,
    'Browsing No',
    'DefaultAuthType None',
    'WebInterface No',
    'ErrorPolicy abort-job',
    '<Location />',
    '  Order allow,deny',
    '  Allow all',
    '</Location>',
    '<Policy default>',
    '  <Limit All>',
    '    Order deny,allow',
    '  </Limit>',
    '</Policy>',
    // As on a machine whose administrator lets no other user resume a queue.
    `<Policy ${guardedPolicy}>`,
    '  <Limit Resume-Printer CUPS-Accept-Jobs>',
    '    AuthType Basic',
    '    Require user nobody-here',
    '    Order deny,allow',
    '  </Limit>',
    '  <Limit All>',
    '    Order deny,allow',
    '  </Limit>',
    '</Policy>',
    '',
  ].join('\n');

export interface LabMedium {
  /** The driver's own keyword. */
  readonly name: string;
  /** In points, as drivers write them. */
  readonly size: readonly [number, number];
}

/** One of a driver's options: its name, and its values with the default first. */
export type LabOption = readonly [name: string, ...values: string[]];

export const photoMedia: readonly LabMedium[] = [
  { name: 'A4', size: [595.28, 841.89] },
  { name: 'w288h432', size: [288, 432] },
  { name: 'w288h432-div2', size: [288, 432] },
  { name: 'w283h425', size: [283.46, 425.2] },
  { name: 'w360h504', size: [360, 504] },
];

/**
 * Describes a printer that accepts PDF, prints borderless, and has the given media, the first of them as its default.
 *
 * @param filter the program that turns a page into printer data; `-` passes the PDF on unchanged
 */
export function printerDescription(
  media: readonly LabMedium[],
  filter = '-',
  options: readonly LabOption[] = [],
): string {
  const first = media[0]?.name ?? '';
  const option = (keyword: string): string[] => [
    `*OpenUI *${keyword}: PickOne`,
    `*OrderDependency: 10 AnySetup *${keyword}`,
    `*Default${keyword}: ${first}`,
    ...media.map(
      ({ name, size }) => `*${keyword} ${name}/${name}: "<</PageSize[${size.join(' ')}]>>setpagedevice"`,
    ),
    `*CloseUI: *${keyword}`,
  ];
  return [
    '*PPD-Adobe: "4.3"',
    '*FormatVersion: "4.3"',
    '*FileVersion: "1.0"',
    '*LanguageVersion: English',
    '*LanguageEncoding: ISOLatin1',
    '*PCFileName: "LAB.PPD"',
    '*Manufacturer: "Lab"',
    '*Product: "(Lab)"',
    '*ModelName: "Lab photo printer"',
    '*ShortNickName: "Lab photo printer"',
    '*NickName: "Lab photo printer"',
    '*PSVersion: "(3010.000) 0"',
    '*LanguageLevel: "3"',
    '*ColorDevice: True',
    '*DefaultColorSpace: RGB',
    '*Throughput: "1"',
    `*cupsFilter2: "application/vnd.cups-pdf application/pdf 0 ${filter}"`,
    ...option('PageSize'),
    ...option('PageRegion'),
    ...options.flatMap(([name, ...values]) => [
      `*OpenUI *${name}/${name}: PickOne`,
      `*Default${name}: ${values[0] ?? ''}`,
      ...values.map((value) => `*${name} ${value}/${value}: ""`),
      `*CloseUI: *${name}`,
    ]),
    `*DefaultImageableArea: ${first}`,
    ...media.map(({ name, size }) => `*ImageableArea ${name}: "0 0 ${size.join(' ')}"`),
    `*DefaultPaperDimension: ${first}`,
    ...media.map(({ name, size }) => `*PaperDimension ${name}: "${size.join(' ')}"`),
    '',
  ].join('\n');
}
