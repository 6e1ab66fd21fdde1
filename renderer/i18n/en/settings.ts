import { account } from './account.ts';
import { credit } from './credit.ts';
import { checks, photoService } from './photo-service.ts';

export const settings = {
  title: 'Settings',
  sections: 'Sections of the settings',
  loading: 'Looking up the settings',
  save: 'Save',
  saved: 'Saved',
  studio: {
    title: 'Studio',
    text: 'Stands on receipts and slips.',
    name: 'Name',
    address: 'Address',
    taxNumber: 'Tax number',
  },
  prices: {
    title: 'Prices',
    text: 'What the customer pays for one photo, tax included.',
    standard: 'Every document',
    currency: 'Currency',
    tax: 'Tax, %',
    wrong: 'Write it as 12.00',
    wrongTax: 'Between 0 and 99.99',
    own: 'Single documents',
    ownText: 'Leave a price empty to use the one above. Starred documents come first when one is chosen.',
    favourite: '{name} is a favourite',
    priceOf: 'Price of {name}',
  },
  camera: {
    title: 'Camera',
    text: 'The camera that opens for the next shot. A change is kept at once.',
    practice: 'The practice camera draws a person who moves a little. It needs no hardware.',
  },
  printing: {
    title: 'Printing',
    text: 'What every sheet starts from. Each can be changed at hand-over.',
    cutMarksHint: 'Short lines at the corners of each photo, outside it.',
  },
  screen: {
    title: 'Screen',
    text: 'Greys stay neutral in both, so that skin is judged right. A change is kept at once.',
    theme: 'Theme',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },
  keeping: {
    title: 'Keeping photos',
    text: 'How long photos stay on this computer after an order.',
    withConsent: 'With the customer’s consent',
    without: 'Without consent',
  },
  account,
  status: credit,
  service: photoService,
  checks,
};
