import { photoCodeDays } from '../../../shared/photo-code.ts';

export const codes = {
  pageTitle: 'Photo codes',
  pageText: `Every UK photo code given out here. A code is valid for ${photoCodeDays} days and is no approval of the photo.`,
  search: 'Find a code by name, phone, order number or code',
  count: '{valid} valid · {ended} ended',
  endedIncomplete:
    'Only the newest matching orders were searched for ended codes. Type more to narrow the search.',
  ended: 'Ended',
  title: 'UK photo code',
  titlePractice: 'UK photo code · PRACTICE',
  qr: 'QR code of {code}',
  until: 'Good until {date}',
  daysLeft: 'Ends today | {count} day left | {count} days left',
  endsToday: 'Ends today at {time}',
  expired: 'Ended on {date}',
  slipShort: 'Slip',
  slipOf: 'Slip for {name}',
  noApproval: 'The code hands the photo over to the passport office. It is not an approval.',
  dateDoubt: 'Check the date before you hand over the slip',
  dateDoubtBoth:
    'When the code was issued, the service’s date was {service} and this computer’s was {counter}. {countedFrom}',
  dateDoubtCounter:
    'When the code was issued, this computer’s date was {counter}, and the service sent none. {countedFrom}',
  countedFrom: {
    counter: `The ${photoCodeDays} days begin on this computer’s date. If that date is wrong, tell the customer to use the code today.`,
    service: `The ${photoCodeDays} days begin on the service’s date. Correct this computer’s clock: other days on its screens are wrong too.`,
  },
  dateDoubtShort: 'Check the date',
  missing:
    'The service sent the photo but no code, although this document has one. The photo itself can be printed; ask the service about the code.',
  loading: 'Looking up the codes',
  none: 'No code has been given out yet',
  noneHint: 'A UK passport order ends with a photo code. It is kept here with its days left.',
  notFound: 'No code matches “{text}”',
  notFoundHint:
    'Try the beginning of a name or of the code, three or more digits of the phone number, or the order number.',
  columns: { code: 'Code', customer: 'Customer', left: 'Time left', until: 'Good until', slip: 'Slip' },
};
