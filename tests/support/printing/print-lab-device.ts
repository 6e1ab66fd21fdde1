/** The device at the end of every queue of a print lab, and filters that fail. */

/** Faults that a device waits out: it reports the keyword, and prints when the fault has been removed. */
const waitedOut = {
  'cover-open': 'cover-open-error',
  'ribbon-empty': 'marker-supply-empty-error',
  jam: 'media-jam-error',
  overheated: 'fuser-over-temp-error',
  'not-found': 'connecting-to-device',
} as const;

export type Fault = keyof typeof waitedOut | 'offline' | 'out-of-media' | 'hang' | 'half' | 'slow' | 'crash';

const waiting = Object.entries(waitedOut).map(
  ([fault, keyword]) =>
    `  ${fault}) echo 'STATE: +${keyword}' >&2; while [ "$(cat "$out/FAULT" 2>/dev/null)" = ${fault} ]; do sleep 0.1; done; echo 'STATE: -${keyword}' >&2 ;;`,
);

/**
 * Stores what a printer would have received, with the time of its first byte, or fails according to the file FAULT
 * beside it. Exit codes: backend(7) of CUPS.
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
  half) echo 'STATE: -offline-report,connecting-to-device' >&2; head -c 2000 "\${6:-/dev/stdin}" > "$out/$1.partial"; echo 'ERROR: The cable was pulled.' >&2; sleep 1.2; exit 1 ;;
${waiting.join('\n')}
esac
echo 'STATE: -offline-report,connecting-to-device,media-empty-error' >&2
[ "$fault" = slow ] && sleep 3
if [ $# -ge 6 ]; then exec < "$6"; fi
head -c 1 > "$out/$1.part"
date +%s%N > "$out/$1.first"
cat >> "$out/$1.part"
printf '%s\\n%s\\n%s\\n' "$4" "$5" "$3" > "$out/$1.meta"
mv "$out/$1.part" "$out/$1.out"
`;

/** Programs that replace a printer's driver, by name. */
export const filters = {
  /** Passes pages on, and dies of a signal when the device's fault is `crash`, as a driver with a bug does. */
  crash: `#!/bin/sh
[ "$(cat "\${DEVICE_URI#capture:}/FAULT" 2>/dev/null)" = crash ] && kill -SEGV $$
exec cat "\${6:--}"
`,
  /** Shrinks the page to 96 % about its middle, an unwanted rim that drivers may add automatically. */
  shrink: `#!/bin/sh
exec gs -q -dBATCH -dNOPAUSE -dSAFER -sDEVICE=pdfwrite -sOutputFile=- -c '<< /BeginPage { pop currentpagedevice /PageSize get aload pop 2 div exch 2 div exch 2 copy translate 0.96 0.96 scale neg exch neg exch translate } >> setpagedevice' -f "\${6:--}"
`,
} as const;
