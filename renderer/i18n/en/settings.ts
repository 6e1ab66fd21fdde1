import { about } from './about.ts';
import { account } from './account.ts';
import { credit } from './credit.ts';
import { exportSettings } from './exporting.ts';
import { folderSettings } from './importing.ts';
import { checks, photoService } from './photo-service.ts';

export const settings = {
  title: 'Settings',
  sections: 'Sections of the settings',
  loading: 'Looking up the settings',
  save: 'Save',
  saved: 'Saved',
  unsaved: {
    title: 'Save the changes to “{section}”?',
    text: 'You changed something here and have not saved it.',
    blocked: 'You changed something here that cannot be saved yet. Go back to correct it, or discard it.',
    stay: 'Back to the changes',
    discard: 'Discard',
    save: 'Save',
  },
  overrides: { title: 'Allowed edits' },
  studio: {
    title: 'Studio',
    text: 'Printed on receipts and slips.',
    name: 'Name',
    address: 'Address',
    taxNumber: 'Tax number',
  },
  prices: {
    title: 'Prices',
    text: 'Price of one photo, tax included.',
    standard: 'Every document',
    currency: 'Currency',
    tax: 'Tax, %',
    wrong: 'Enter it as 12.00',
    wrongTax: 'Between 0 and 99.99',
    own: 'Single documents',
    ownText: 'Leave a price empty to use the one above. Starred documents are listed first.',
    favourite: '{name} is a favourite',
    priceOf: 'Price of {name}',
    items: 'Items besides photos',
    itemsText: 'For example frames, batteries or further copies. Staff add them to the ticket of an order.',
    item: 'Item',
    price: 'Price',
    itemMissing: 'Enter a name',
    addItem: 'Add an item',
    removeItem: 'Remove {name}',
    newItem: 'the new item',
  },
  camera: {
    title: 'Camera',
    text: 'The camera for the next shot. Changes are saved at once.',
    practice: 'The practice camera draws a person who moves a little. It needs no hardware.',
    rotation: 'How the camera is mounted',
    rotations: {
      '0': 'Upright',
      '90': 'Turn by 90° to the right',
      '180': 'Upside down',
      '270': 'Turn by 90° to the left',
    },
    rotationHint:
      'For a camera mounted on its side. Turns live picture, guide and shot. The practice camera is always upright.',
    mirror: 'Show the live picture as in a mirror',
    mirrorHint: 'Customers find it easier to follow. The shot is never mirrored.',
    burst: 'Take several frames at once and keep the best',
    burstHint:
      'Keeps the sharpest with open eyes and a neutral face. The others can be chosen for ten minutes.',
    format: 'Save shots as',
    formats: { jpeg: 'JPEG, about 1 MB', png: 'PNG, every pixel unchanged, 4 MB and more' },
  },
  printing: {
    title: 'Printing',
    text: 'Defaults for every sheet. You can change each at hand-over.',
    captionHint: 'Document, size, date and code, in small type on the waste of the sheet.',
    toPrinters: 'Set up and calibrate the printers',
  },
  printers: { title: 'Printers', text: 'Each printer’s settings, and how exact it is.' },
  screen: {
    title: 'Screen',
    text: 'Greys are neutral in both themes, so that skin tones look right. Changes are saved at once.',
    theme: 'Theme',
    system: 'Same as system',
    light: 'Light',
    dark: 'Dark',
  },
  customer: {
    title: 'Customer’s screen',
    text: 'Customers see themselves while they pose, then the watermarked preview, and can comment on it. At all other times it shows the studio’s name. Changes are saved at once.',
    switch: 'Show the customer’s screen',
    switchHint: 'On the second display. You decide about the photo, whatever the customer taps there.',
    connected: 'The customer’s screen is open',
    opening: 'The customer’s screen is about to open on the second display',
    noDisplay: 'No second display is connected. The screen opens automatically as soon as there is one.',
    noTab: 'The customer’s screen is not open',
    open: 'Open the customer’s screen',
    openHint:
      'It opens in a tab of its own: move it to the second display and press F11. It asks once for the camera.',
  },
  keeping: {
    title: 'Keeping photos',
    text: 'How long photos stay on this computer. Headroom erases them once a day and when it starts.',
    withConsent: 'Closed orders, with the customer’s consent',
    without: 'Closed orders, without consent',
    withoutHint:
      'Also for headshots and retouched pictures without an order, counted from the last work on them.',
    open: 'Open orders',
    openHint:
      'Counted from the last work on the order. The order stays. Pictures also stay while a call’s outcome is unknown, and while a paid photo is neither printed nor settled.',
    files: 'Sheets saved as PDF',
    filesHint:
      'Anyone who uses this computer’s account can open them. They are erased with the pictures at the latest.',
    copies: 'Copies of the records',
    copiesHint: 'Made before an update, or set aside because they were damaged. They name customers.',
  },
  folder: folderSettings,
  export: exportSettings,
  account,
  status: credit,
  service: photoService,
  checks,
  about,
};
