import type { SlipWords } from '../types.ts';

export const slip: SlipWords = {
  locale: 'en-GB',
  title: 'Your digital photo code',
  howToType: 'Type it without spaces. Capital and small letters are different: copy each one exactly.',
  validUntil: 'Use it by {date}',
  lifetime: 'That is {days} days from {date}.',
  lifetimeOneDay: 'That is one day from {date}.',
  onceUsed: 'Once it is used in an application, the photo belongs to that application.',
  notAnApproval:
    'This code is not an approval of the photo. The passport office decides whether it accepts the photo.',
  orderNumber: 'Order {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Made for practice. This code does not work in an application.',
};
