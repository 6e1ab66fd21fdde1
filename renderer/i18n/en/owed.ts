/** Refunds of a payment, on every screen that shows an order. */
export const refunded = {
  refund: { whole: 'Refunded {amount}', part: 'Refunded {amount} of {total}' },
  void: { whole: 'Voided {amount}', part: 'Voided {amount} of {total}' },
};

/** Photos that are paid for but not settled: what happened, what it cost, and what can be done. */
export const owed = {
  tag: 'Paid, final owed',
  title: 'Paid, final owed',
  paid: '{total} is paid and the receipt stands.',
  paidLess: 'The customer paid {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Owed since {time}',
  nowTitle: 'What you can do',
  next: 'Next: {words}',
  due: {
    title: 'Final photos',
    text: 'Final photos here: {ready} of {count}.',
  },
  reasons: {
    waiting: {
      title: 'The final photo of this shot has not been requested yet.',
      cost: 'Getting it may use a credit.',
    },
    'taken-again': {
      title: 'The photo is being taken again.',
      cost: 'The customer pays nothing more.',
    },
    'on-its-way': {
      title: 'The final photo is on its way.',
      cost: 'Wait for it, or serve the next customer.',
    },
    uncertain: {
      title: 'It is not known how the last request ended.',
      cost: 'This may have used a credit. Say first how it ended.',
    },
    settled: {
      title: 'The final photo was requested, and no usable photo was received.',
      cost: 'It is requested again only when you press a button.',
    },
    'unknown-photo': {
      title: 'The service no longer has the preview.',
      cost: 'The last request cost nothing. The final photo of this preview is no longer available.',
    },
    refused: {
      title: 'The final photo did not come.',
      cost: 'As a rule a refused request costs nothing.',
    },
    'image-pending': {
      title: 'The photo was made, but its picture has not arrived.',
      cost: 'This used one credit. Fetching the picture costs nothing more.',
    },
    'image-expired': {
      title: 'The photo was made, but its picture can no longer be fetched.',
      cost: 'This used one credit. The address of the picture no longer works, so getting the photo again may use another credit.',
    },
    'image-unreadable': {
      title: 'The picture that the service sent cannot be used.',
      cost: 'This used one credit. The picture is damaged or larger than any photo. What came is kept, sealed. Getting the photo again may use another credit.',
    },
    'no-image': {
      title: 'The service answered without a picture.',
      cost: 'This may have used a credit.',
    },
    'no-face': {
      title: 'The service answered without a picture.',
      cost: 'This may have used a credit. Most likely the service found no face in this shot.',
    },
    'no-code': {
      title: 'The photo is here, but without its UK photo code.',
      cost: 'This used one credit. The photo can be printed; an online application needs the code.',
    },
  },
  ways: {
    fetch: {
      button: 'Fetch the picture · free',
      text: 'The picture is fetched from the service’s address. This uses no credit.',
    },
    resolve: { button: 'Say how it ended', text: 'Nothing is sent until you do.' },
    ask: {
      get: 'Get final photo: {name} · up to 1 credit',
      getOf: 'Get final photo {n} of {count}: {name} · up to 1 credit',
      smaller: 'Get final photo from a smaller copy: {name} · up to 1 credit',
      button: 'Get final photo again: {name} · up to 1 credit',
      text: 'Requests the final photo of the approved preview. This may use a credit.',
      textDirect: 'Makes the photo from the shot with one credit.',
      textSmaller:
        'The service refused the file for its size. Sends a smaller copy of the same shot, which may use a credit.',
    },
    'take-again': {
      button: 'Take it again · no charge',
      text: 'A new shot and a new preview, which uses one preview. The customer pays nothing more.',
      textDirect: 'A new shot, which uses one more credit. The customer pays nothing more.',
    },
    accept: {
      button: 'Hand over without the code…',
      text: 'For a customer who applies on paper. The reason is kept with the order.',
    },
    refund: {
      button: 'Give the money back…',
      text: '{price} for this photo. Method and reason are kept with the order.',
    },
  },
  othersReady: 'Hand over the other photo | Hand over the other {count} photos',
  continueAgain: 'Go on with the new shot',
  refund: {
    title: 'Give the money back for {document}?',
    ofPhoto: 'Give back: {document}…',
    unlock: 'Giving money back on a finished order needs a supervisor.',
    text: 'Headroom only records it: take the money from the till, or send it back on the card terminal, yourself.',
    kind: 'What is done',
    kinds: { refund: 'Money back', void: 'Void the card payment' },
    method: 'Given back by',
    scope: 'How much',
    scopes: { photo: 'This photo, {amount}', order: 'All that is left, {amount}' },
    amount: 'Amount',
    reference: 'Reference, if there is one',
    reason: 'Reason',
    reasonHint: 'Kept with the order, for example “the service could not make it”.',
    do: 'Record {amount} given back',
    doVoid: 'Record {amount} voided',
    chooseKind: 'Choose what you did',
    chooseMethod: 'Choose how you gave it back',
    after: 'Afterwards nothing is owed for it, and no more credit is used for it.',
    afterFinal: 'Afterwards the photo is not handed over, and no more credit is used for it.',
    keep: 'Not now',
  },
  refundItem: {
    button: 'Give an item back…',
    title: 'Give an item back?',
    item: 'Item',
    choose: 'Choose an item',
    option: '{item}, {amount}',
    number: 'How many',
    reasonHint: 'Kept with the order, for example “the frame is scratched”.',
    unlock: 'Giving an item back needs a supervisor.',
  },
  accept: {
    title: 'Hand over without the code?',
    text: 'The photo can be printed and used on paper. Without a code it cannot be used in the online application.',
    reason: 'Reason',
    reasonHint: 'Kept with the order, for example “applies on paper”.',
    do: 'Hand over without the code',
    keep: 'Not now',
  },
  settled: {
    title: 'Settled',
    refund: '{amount} given back for {what}',
    void: '{amount} voided for {what}',
    accepted: '{what} handed over without its code',
    order: 'the whole order',
    by: { cash: 'In cash at {time}', card: 'By card at {time}', other: 'By other means at {time}' },
    at: 'At {time}',
    who: 'By {name}.',
    because: 'Because: {reason}',
    number: 'Refund number {number}.',
    nothingTitle: 'There is nothing to hand over',
    nothingText: 'The money was given back. Finish the order.',
    nothingDone: 'The money was given back.',
  },
};
