/** The frame around every screen: strip, rail, keys, and the few texts that controls share. */
export const shell = {
  ui: {
    sentence: '{title}.',
    moment: '{day}, {time}',
    inUnit: '{label}, {unit}',
    back: 'Back',
    cancel: 'Cancel',
    clearSearch: 'Clear the search',
    pages: 'Rows shown',
    rowsOf: '{from}–{to} of {count}',
    previousRows: 'Previous rows',
    nextRows: 'Next rows',
    close: 'Close',
    days: 'days',
    details: 'Details',
    dismiss: 'Dismiss',
    hold: 'Hold this button for about a second to continue.',
    holdHint: 'Hold',
    holding: 'Keep holding',
    less: '{what}: less',
    mm: 'mm',
    more: '{what}: more',
    pictureMissing: 'This picture cannot be read',
  },
  scan: {
    ask: 'Open order {number}?',
    askText:
      'You scanned its code. What you are working on stays as it is; only an amount that you typed and did not record is not kept.',
    stay: 'Stay here',
    open: 'Open order {number}',
    erased: 'The pictures of order {number} are erased',
    erasedText: 'They were erased on {day}. The order still has its documents, its payment and its receipt.',
    unknown: 'No order of this studio has this code',
    unknownText:
      'It is not a code from a receipt or a slip, or it is from another studio or another computer. Nothing was changed.',
    busy: 'Close the open window, then scan again',
    busyText: 'Order {number} was scanned while a window was open. Nothing was changed.',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Delete: 'Del',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Space',
  },
  screens: {
    label: 'Screens',
    desk: 'Desk',
    order: 'Order',
    customers: 'Customers',
    codes: 'Codes',
    retouch: 'Retouch',
    headshots: 'Headshots',
    faceMatch: 'Face match',
    prints: 'Prints',
    takings: 'Day',
    settings: 'Settings',
    keys: 'Keys',
  },
  strip: {
    lights: 'Service, camera and printer',
    lightOf: '{meaning} ({name})',
    noStudio: 'Headroom',
    practice: 'PRACTICE',
    previewsLeft: 'No previews left | {count} preview left | {count} previews left',
    fewLeft: 'No previews left | Only {count} preview left | Only {count} previews left',
    service: {
      ok: 'Service: ready',
      warn: 'Service: check the account',
      bad: 'Service: unreachable',
      off: 'Service: not asked yet',
    },
    camera: {
      ok: 'Camera: ready',
      warn: 'Camera: not ready',
      bad: 'Camera: no picture',
      off: 'Camera: not in use',
    },
    printer: {
      off: 'Printer: not asked yet',
      ok: 'Printer: ready',
      gone: 'Printer: not there',
      held: '{printer}: {trouble}',
      answer: '{printer}: did it print?',
      failed: '{printer}: a print failed',
    },
    morePrinters: '{words} | {words}, and 1 more printer | {words}, and {count} more printers',
    printsLeft:
      '{printer}: no prints left | {printer}: only {count} print left | {printer}: only {count} prints left',
  },
  shortcuts: {
    title: 'Keys',
    text: 'Everything can be done without a mouse. Tab moves between controls.',
    enter: 'The next step, bottom right',
    hold: 'Hold: continue although the verdict is red',
    escape: 'Back, or close what is open',
    newOrder: 'New order',
    customers: 'Customers',
    change: 'Change the details of the customer on screen',
    merge: 'Merge the customer on screen with another',
    again: 'Begin an order like the one that has the focus',
    search: 'Search',
    space: 'Take the photo, or another; add a further document',
    person: 'At the shot: choose the person',
    age: 'At the shot: adult, child, baby',
    payment: 'At the payment: cash, card, other',
    list: 'Move in a list or into what a search found; Home, End',
    row: 'Move between documents, shots and headshots',
    zoom: 'Compared pictures: larger, smaller, whole, 100 %',
    compare: 'Move compared pictures or the divider; Shift: further',
    tools: 'Retouch: AI edit, background, enhance, colour',
    remind: 'In a code: reminded by phone, e-mail, next code, take back',
    marks: 'Keep or reject the headshot that has the focus',
    print: 'Print the kept headshots',
    export: 'Export a retouched picture, or the kept headshots',
    layout: 'At the hand-over: lay out the sheet',
    sheet: 'On the sheet: turn, take off. Arrows move; Shift: further',
    lock: 'Lock the counter, once there are staff',
    help: 'This list',
  },
  stopped: {
    title: 'The kiosk has stopped or was restarted',
    gone: 'No order is lost: each is kept at the step it was on. If Headroom has stopped, start it again on this computer. Then open the newest address that it shows in its terminal.',
    refused:
      'No order is lost. Headroom was restarted and no longer recognises this page: open the newest address that it shows in its terminal.',
    trying: 'This page tries to reach it every two seconds, and comes back automatically if it can.',
  },
  blocked: {
    'read-only':
      'The records can be read but not written. Nothing can be ordered or paid until that is fixed.',
    'disk-full': 'The disk is nearly full. Free some space: until then nothing that costs credit is sent.',
    'unsafe-disk':
      'This disk cannot store data reliably. Nothing that costs credit is sent until that is fixed.',
    'records-incomplete':
      'Records may be missing. Nothing that costs credit is sent until you have read what may be missing.',
    checking:
      'Headroom is checking the records, as it does at every start. You can work meanwhile. Nothing that costs credit is sent until the check is done.',
    damaged:
      'The records are damaged. Nothing that costs credit is sent. Take no more orders, delete nothing, and tell the person who looks after this computer.',
  },
  opening: {
    title: 'Opening Headroom',
    long: 'After an update or a power cut this takes longer. Nothing is lost: leave this page open.',
  },
  keychain: {
    nothing: 'Nothing is lost and nothing was sent.',
    unchanged: 'Headroom has changed nothing and sent nothing.',
    holds: 'This computer’s keychain holds the studio’s account and the key of its data.',
    fileHolds: 'A file on this computer holds the key of the practice data.',
    waiting: 'Headroom tries again automatically and opens as soon as it can. Waiting since {time}.',
    again: 'Try again',
    locked: {
      title: 'The keychain is locked',
      now: 'Press Try again and enter the keychain’s password. If no window asks for it, sign out of this computer and in again with its password.',
    },
    silent: {
      title: 'The keychain does not answer',
      now: 'Look for a window that asks for the keychain’s password, perhaps behind this one, and enter it. If there is none, sign out of this computer and in again.',
    },
    missing: {
      title: 'The keychain is not running',
      now: 'Sign out of this computer and in again. If this page comes back, ask technical support to start the keychain: on Linux GNOME Keyring or another Secret Service. Practice mode stays closed, so that no real order is taken in it.',
    },
    'entry-damaged': {
      title: 'The account in the keychain cannot be read',
      now: 'Close Headroom and ask technical support to run “npm run account -- clear”. Then start Headroom and connect the account again. The orders are kept.',
    },
    'key-missing': {
      title: 'The key of the studio’s data is missing',
      now: 'Enter the studio’s recovery key. Without one, ask technical support to restore the keychain’s entry “vault-key” of “Headroom”, then press Try again. Without that key, neither records nor photos can be opened.',
    },
    'key-damaged': {
      title: 'The key of the studio’s data is damaged',
      now: 'Enter the studio’s recovery key. Without one, ask technical support to restore the keychain’s entry “vault-key” of “Headroom”, then press Try again. Without that key, neither records nor photos can be opened.',
    },
    'key-other': {
      title: 'The records have another key',
      now: 'The key in this computer’s keychain does not open them: they come from another computer, or the keychain was replaced. Enter the recovery key that belongs to these records. Without one, ask technical support to restore the keychain’s entry “vault-key” of “Headroom”, then press Try again.',
    },
    'key-file-open': {
      title: 'Others can read the key of the practice data',
      now: 'Allow only this computer’s user to read the file vault.key in the folder “practice” of Headroom’s data folder, then press Try again.',
    },
    'key-file-missing': {
      title: 'The key of the practice data is missing',
      now: 'Put a copy of the file vault.key back into the folder “practice” of Headroom’s data folder, then press Try again. If there is none, remove that folder: practice then starts empty.',
    },
    'key-file-other': {
      title: 'The practice data has another key',
      now: 'Put the file vault.key that belongs to it back into the folder “practice” of Headroom’s data folder, then press Try again. If there is none, remove that folder: practice then starts empty.',
    },
    'key-file-damaged': {
      title: 'The key of the practice data is damaged',
      now: 'Put a copy of the file vault.key back into the folder “practice” of Headroom’s data folder, then press Try again.',
    },
  },
  damaged: {
    title: 'The records are damaged',
    what: 'Headroom cannot open the file records.sqlite. It has deleted nothing and sent nothing.',
    now: 'Restore a backup. The damaged file and the pictures are then kept in a folder named “set-aside” beside it.',
    without:
      'Without a backup, close Headroom, move the file out of the folder “studio” of Headroom’s data folder, and start Headroom: it then offers to start with new records.',
  },
  missing: {
    title: 'The records are missing',
    what: 'The file records.sqlite is not in its folder, although its pictures, its key or the file studio.mark are there. Headroom has deleted nothing and sent nothing, and no new records were started.',
    lastOrder: 'Last order',
    lastChange: 'Last change',
    unknown: 'Not known',
    putBack:
      'Look for records.sqlite in the recycle bin or in a copy of the data folder. Put it back into the folder “studio” of Headroom’s data folder, then press Try again. If it is lost, restore a backup.',
    putBackPractice:
      'Look for records.sqlite in the recycle bin or in a copy of the data folder. Put it back into the folder “practice” of Headroom’s data folder, then press Try again.',
    orNew:
      'If the file cannot be found, ask a supervisor whether to start with new records. Headroom then no longer knows the customers, orders, payments and codes of the old ones.',
    again: 'Try again',
    still: 'The file records.sqlite is still not in its folder. Nothing was changed.',
    startNew: 'Start with new records',
    newTitle: 'Start with new records?',
    newText:
      'The desk starts empty. The old pictures are kept as they are, in a folder named “set-aside” beside the new records, but Headroom no longer shows or erases them. The staff and their PINs must be set up again. Where the last number is known, no order number is used twice.',
  },
  gap: {
    read: 'Read what may be missing',
    title: 'Records may be missing',
    reasons: {
      older:
        'Headroom opened an older copy of the records, or the last part of them is lost. Orders, payments and codes made after that are not here.',
      other:
        'The records come from another studio or another computer. This studio’s own orders are not here.',
      unknown:
        'The file studio.mark, which says how complete the records are, is missing or damaged. Headroom cannot tell whether orders are missing.',
      fresh: 'New records were started.',
    },
    had: 'In these records',
    expected: 'Known to Headroom',
    lastChange: 'Last change',
    lastOrder: 'Last order',
    none: 'Not known',
    cost: 'Nothing was deleted, and nothing was sent. Requests that are missing here may have used credit.',
    now: 'If you have the newer file, close Headroom, put it back and start again. If not, continue with these records. Pictures without an order are kept for 30 days.',
    next: 'Next numbers: order {order}, receipt {receipt}, refund {refund}, closing {closing}. Lower numbers that are not in these records may have been used, and are left out.',
    accept: 'Continue with these records',
    later: 'Not now',
  },
  credit: {
    look: 'Credit and status',
    read: 'I have read it',
    more: 'And one more warning. | And {count} more warnings.',
    'few-previews': {
      title: 'No previews left. | Only {count} preview left. | Only {count} previews left.',
      few: 'Top up the account at the service before they run out.',
      none: 'No preview can be made until the account is topped up at the service. Orders wait as they are.',
    },
    'few-photos': {
      title: 'No direct photos left. | Only {count} direct photo left. | Only {count} direct photos left.',
      few: 'Top up the account at the service before they run out.',
      none: 'No photo can be made until the account is topped up at the service. Orders wait as they are.',
    },
    trial: {
      ends: 'The free trial ends today at {time}. | The free trial ends tomorrow, {date}. | The free trial ends in {count} days, on {date}.',
      endsText: 'After that, photos need a subscription at the service.',
      ended: 'The free trial ended on {date}.',
      endedText: 'Photos need a subscription at the service now.',
    },
    differs: {
      previews: 'The service says that {said} previews are left; by our own requests it would be {expected}.',
      photos:
        'The service says that {said} direct photos are left; by our own requests it would be {expected}.',
      text: 'Another computer may share the account, or a request used a credit unexpectedly. The service’s number is the valid one.',
    },
  },
};
