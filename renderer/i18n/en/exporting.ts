/** Pictures that leave the kiosk as files. */
export const exporting = {
  button: 'Export…',
  title: 'Export pictures',
  looking: 'Looking for folders and sticks',
  nowhere: 'There is nowhere to export to',
  nowhereText:
    'Put a stick or a card in: it shows up here automatically. A supervisor can set a folder of the studio’s under Settings, Export.',
  where: 'Export to',
  folder: 'The studio’s folder',
  drive: 'Stick or card',
  room: '{size} free',
  states: {
    'read-only': 'Cannot be written: it is locked, or only others may write there',
    away: 'Cannot be reached now',
  },
  putIn: 'A stick that is put in shows up here automatically.',
  format: 'File type',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  formatHints: {
    jpeg: 'Small, and every program reads it. Transparent parts become white.',
    png: 'Lossless, and keeps transparent parts. Larger.',
  },
  names: 'Files to write',
  sizes: '{width}\u00a0×\u00a0{height}\u00a0px · {dpi}\u00a0dpi',
  atMost: 'at most {size}',
  pixelsDiffer:
    'Not the size in pixels that the document names: the service made it so, and it is not stretched.',
  numbered: 'A name that already exists gets a number. Nothing is overwritten.',
  do: 'Export {count} picture | Export {count} pictures',
  writing: 'Writing {count} picture | Writing {count} pictures',
  wait: 'Leave the stick in until the export is done.',
  done: '{count} picture is in {target} | {count} pictures are in {target}',
  doneDrive: '{count} picture is on {target} | {count} pictures are on {target}',
  doneText: {
    folder: 'All files are written.',
    drive: 'All files are written. Eject the stick before you pull it out.',
  },
  there: 'Files',
  close: 'Done',
  cancel: 'Cancel',
  notes: {
    'pixels-differ': 'Not the document’s own size in pixels; kept as the service made it.',
    'made-smaller': 'Compressed harder, to keep the document’s limit.',
    'over-limit': 'Larger than the document’s authority accepts. Export it as JPEG, or take the photo again.',
    flattened: 'Transparent parts are white now.',
  },
  failed: {
    full: 'There is no space left there.',
    'read-only': 'It may not be written: its lock is on, or it belongs to someone else.',
    'in-use': 'Another program, such as a virus scanner, is using a file there.',
    broken: 'It reported an error: have it checked before you use it again.',
  },
};

export const exportSettings = {
  title: 'Export',
  text: 'Where pictures are exported to, besides sticks and cards.',
  path: 'Folder',
  hint: 'The full path, for example /home/studio/out or C:\\Studio\\Out. Leave it empty for sticks only.',
  wrong: 'Enter the full path, for example /home/studio/out or C:\\Studio\\Out',
  watched: 'The camera writes to this folder: exported pictures would be imported again as shots.',
  states: {
    off: 'No folder is set: pictures can be exported to sticks and cards.',
    ready: 'It can be written, with {size} free.',
    'read-only': 'It cannot be written now.',
    away: 'It cannot be reached now.',
  },
  open: 'Exported pictures are not encrypted, and Headroom does not erase them: anyone who opens this folder sees them.',
};
