/** What surrounds every place: strip, rail, keys, and the few words that controls share. */
export const shell = {
  ui: {
    back: 'Back',
    cancel: 'Cancel',
    clearSearch: 'Clear the search',
    close: 'Close',
    days: 'days',
    dismiss: 'Dismiss',
    less: '{what}: less',
    mm: 'mm',
    more: '{what}: more',
    pictureMissing: 'This picture cannot be read',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Space',
  },
  places: {
    label: 'Places',
    desk: 'Desk',
    order: 'Order',
    codes: 'Codes',
    settings: 'Settings',
    keys: 'Keys',
  },
  strip: {
    lights: 'Service, camera and printer',
    noStudio: 'Headroom',
    practice: 'PRACTICE',
    previewsLeft: 'No previews left | {count} preview left | {count} previews left',
    fewLeft: 'No previews left | Only {count} preview left | Only {count} previews left',
    service: {
      ok: 'Service: ready',
      warn: 'Service: look at the account',
      bad: 'Service: out of reach',
      off: 'Service: not asked yet',
    },
    camera: {
      ok: 'Camera: ready',
      warn: 'Camera: not ready',
      bad: 'Camera: no picture',
      off: 'Camera: not in use',
    },
    printer: {
      ok: 'Printer: ready',
      warn: 'Printer: needs a look',
      bad: 'Printer: stopped',
      off: 'Printer: none chosen',
    },
  },
  shortcuts: {
    title: 'Keys',
    text: 'Everything can be done without a mouse. Tab moves between controls.',
    enter: 'The next step, bottom right',
    escape: 'Back, or close what is open',
    newOrder: 'New order',
    search: 'Search',
    space: 'Take the photo; again for another',
    arrows: 'Move in a list, and from a search into what it found',
    help: 'This list',
  },
  stopped: {
    title: 'The kiosk has stopped or was restarted',
    gone: 'No order is lost: each is kept at the step it was on. If Headroom has stopped, start it again on this computer. Then open the newest address that it shows in its terminal.',
    refused:
      'No order is lost. Headroom was started anew and no longer knows this page: open the newest address that it shows in its terminal.',
    trying: 'This page tries to reach it every two seconds, and comes back by itself if it can.',
  },
  blocked: {
    'read-only':
      'The records can be read but not written. Nothing can be ordered or paid until that is put right.',
    'disk-full': 'The disk is nearly full. Free some space: until then nothing that costs credit is sent.',
    'unsafe-disk':
      'This disk does not keep what it is told to keep. Until that is put right nothing that costs credit is sent.',
  },
  credit: {
    look: 'Credit and status',
    read: 'I have read it',
    more: 'And one more warning. | And one more warning. | And {count} more warnings.',
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
      previews: 'The service says that {said} previews are left; by our own calls it would be {expected}.',
      photos: 'The service says that {said} direct photos are left; by our own calls it would be {expected}.',
      text: 'Another counter may share the account, or a call counted that we thought had not. The service’s number is the one that holds.',
    },
  },
};
