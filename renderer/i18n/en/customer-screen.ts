/** The customer's own screen, and the texts about it for staff. */
export const customerScreen = {
  customerScreen: {
    posing: 'Your photo is being taken',
    mirror: 'You, as in a mirror',
    checking: 'We are checking your photo',
    moment: 'One moment, please.',
    bill: { title: 'Your order', paid: 'Paid. Thank you!', discount: 'Discount' },
    question: 'Is this photo right for you?',
    about: '{document}. The watermark disappears when the photo is made.',
    issues: 'Our check points out:',
    preview: 'Preview of your photo for {document}',
    noPicture: 'The preview cannot be shown here. Please look at it at the counter.',
    words: { fine: 'This is fine', again: 'Please take another' },
    thanks: {
      fine: 'Thank you. The counter can see it.',
      again: 'Thank you. The counter can see that you would like another.',
    },
    failed: 'That was not sent. Please tell us at the counter.',
    staff: {
      fine: 'The customer says: this is fine',
      again: 'The customer would like another one',
      shown: 'The customer sees this preview on their screen',
      away: 'The customer’s screen is not open',
    },
  },
};
