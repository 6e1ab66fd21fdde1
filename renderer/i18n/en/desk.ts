export const desk = {
  title: 'Desk',
  search: 'Find an order by name, phone, e-mail, order number or code',
  newOrder: 'New order',
  loading: 'Looking up today’s orders',
  searching: 'Searching',
  ready: 'Ready for the next customer.',
  toAccount: 'Connect an account',
  practice: {
    'no-account':
      'Practice mode: no account is connected. Photos are made on this computer, cost nothing and say PRACTICE.',
    'no-keychain':
      'Practice mode: this computer has no keychain to keep an account in. Photos are made here, cost nothing and say PRACTICE.',
    'keychain-locked':
      'Practice mode: the keychain is locked. Unlock it and start Headroom again to use the account. Until then photos say PRACTICE.',
  },
  inHand: 'In hand',
  doneToday: 'Done today',
  codes: 'Codes that end soon',
  noneInHand: 'Nobody is waiting',
  noneInHandHint: 'An order that is left half-way waits here, at the step it stopped at.',
  noneDone: 'Nothing finished yet today',
  noneDoneHint: 'Finished orders stay here until midnight, for a second print or a receipt.',
  noneExpiring: 'No code ends soon',
  noneExpiringHint: 'Photo codes show up here in their last seven days.',
  stoppedAt: 'At {step}',
  noDocument: 'No document chosen yet',
  attention: {
    'uncertain-call': 'Outcome not known',
    'final-owed': 'Paid, final owed',
    'uncertain-print': 'Did it print?',
  },
  found: 'Found',
  foundCount: 'Nothing found | One order found | {count} orders found',
  notFound: 'No order matches “{text}”',
  notFoundHint: 'Try part of the name, the last digits of the phone number, or the order number.',
};
