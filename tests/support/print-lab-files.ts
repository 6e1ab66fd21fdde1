/** The files that a private print spooler needs: its configuration, its device and its printers' descriptions. */

/**
 * The device at the end of every queue: keeps what a printer would have received, or fails as the file FAULT
 * beside it says. Exit codes: backend(7) of CUPS.
 */
export const captureBackend = `#!/bin/sh
[ $# -eq 0 ] && { echo 'direct capture "Capture" "keeps what arrives"'; exit 0; }
out="\${DEVICE_URI#capture:}"
fault=$(cat "$out/FAULT" 2>/dev/null)
echo "$fault" >> "$out/runs-$1"
case "$fault" in
  offline) echo 'STATE: +offline-report,connecting-to-device' >&2; sleep 1.2; echo 'ERROR: The printer is offline.' >&2; exit 1 ;;
  out-of-media) echo 'STATE: +media-empty-error' >&2; exit 4 ;;
  hang) echo $$ > "$out/hanging-$1"; exec sleep 60 ;;
  half) echo 'STATE: -offline-report,connecting-to-device' >&2; head -c 2000 "\${6:-/dev/stdin}" > "$out/$1.partial"; echo 'ERROR: The cable was pulled.' >&2; exit 1 ;;
esac
echo 'STATE: -offline-report,connecting-to-device,media-empty-error' >&2
[ "$fault" = slow ] && sleep 3
if [ $# -ge 6 ]; then cat "$6" > "$out/$1.part"; else cat > "$out/$1.part"; fi
printf '%s\\n%s\\n' "$4" "$3" > "$out/$1.meta"
mv "$out/$1.part" "$out/$1.out"
`;

/** A filter that dies of a signal, as a driver with a bug does. */
export const crashingFilter = `#!/bin/sh
kill -SEGV $$
`;

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

export const serverSettings = ({ socket }: LabPaths): string =>
  [
    'LogLevel debug',
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
    '',
  ].join('\n');

export interface LabMedium {
  /** The driver's own keyword. */
  readonly name: string;
  /** In points, as a driver writes them. */
  readonly size: readonly [number, number];
}

export const photoMedia: readonly LabMedium[] = [
  { name: 'A4', size: [595.28, 841.89] },
  { name: 'w288h432', size: [288, 432] },
  { name: 'w288h432-div2', size: [288, 432] },
  { name: 'w283h425', size: [283.46, 425.2] },
  { name: 'w360h504', size: [360, 504] },
];

/**
 * A printer that takes PDF, prints to the edge, and has the given media, the first of them as its default.
 *
 * @param filter the program that turns a page into printer data; `-` hands the PDF on as it is
 */
export function printerDescription(media: readonly LabMedium[], filter = '-'): string {
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
    `*DefaultImageableArea: ${first}`,
    ...media.map(({ name, size }) => `*ImageableArea ${name}: "0 0 ${size.join(' ')}"`),
    `*DefaultPaperDimension: ${first}`,
    ...media.map(({ name, size }) => `*PaperDimension ${name}: "${size.join(' ')}"`),
    '',
  ].join('\n');
}
