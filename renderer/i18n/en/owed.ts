/** What was given back of a payment, wherever an order is shown. */
export const refunded = {
  refund: { whole: 'Refunded {amount}', part: 'Refunded {amount} of {total}' },
  void: { whole: 'Voided {amount}', part: 'Voided {amount} of {total}' },
};

/** Paid, and the final is not settled: what happened, what it cost, what can be done. */
export const owed = {
  tag: 'Paid, final owed',
  title: 'Paid, final owed',
  stands: '{total} is paid and the receipt stands.',
  standsLess: 'The customer paid {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Owed since {time}',
  nowTitle: 'What you can do',
  next: 'Next: {words}',
  reasons: {
    waiting: {
      title: 'The final photo has not been asked for yet.',
      cost: 'Nothing has been spent on it so far.',
    },
    'taken-again': {
      title: 'The photo is being taken again.',
      cost: 'The customer pays nothing more.',
    },
    'on-its-way': { title: 'The final photo is on its way.', cost: 'Wait for it, or serve somebody else.' },
    uncertain: {
      title: 'It is not known how the last call ended.',
      cost: 'It may have counted. Say first how it ended.',
    },
    'unknown-photo': {
      title: 'The service no longer has the preview.',
      cost: 'No credit was used by asking. The final of this preview will not come any more.',
    },
    refused: {
      title: 'The final photo did not come.',
      cost: 'As a rule a refused call costs nothing.',
    },
    'image-pending': {
      title: 'The photo is made, its picture has not arrived.',
      cost: 'The call counted. Fetching the picture costs nothing more.',
    },
    'image-expired': {
      title: 'The photo was made, but its picture can no longer be fetched.',
      cost: 'That call counted. The address of the picture had run out before it was fetched.',
    },
    'image-unreadable': {
      title: 'The service sent something that is no readable picture.',
      cost: 'The call counted. What came is kept, sealed.',
    },
    'no-image': {
      title: 'The service answered without a picture.',
      cost: 'The call may have counted. Most likely it found no face.',
    },
    'no-code': {
      title: 'The photo is here, but without its UK photo code.',
      cost: 'The call counted. The photo can be printed; an online application needs the code.',
    },
  },
  ways: {
    fetch: {
      button: 'Fetch the picture · free',
      text: 'The picture is fetched from where the service left it. This is no new call.',
    },
    resolve: { button: 'Say how the call ended', text: 'Nothing is sent until that is said.' },
    ask: {
      get: 'Get the final photo',
      make: 'Make the photo',
      makeAgain: 'Make the photo again',
      button: 'Ask for the photo again',
      text: 'The final of the approved preview is asked for. This is a new call and may use credit.',
      textDirect: 'The photo is made from the shot in one call, which counts.',
    },
    'take-again': {
      button: 'Take it again · no charge',
      text: 'A new shot and a new preview, which uses one preview. The customer pays nothing more.',
      textDirect: 'A new shot, and one new call that counts. The customer pays nothing more.',
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
  othersReady: 'Hand over the other photo | Hand over the other photo | Hand over the other {count} photos',
  continueAgain: 'Go on with the new shot',
  refund: {
    title: 'Give the money back for {document}?',
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
    after: 'Afterwards nothing is owed for it, and no more calls are made for it.',
    afterFinal: 'Afterwards the photo is not handed over, and no more calls are made for it.',
    keep: 'Not now',
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
    because: 'Because: {reason}',
    nothingTitle: 'There is nothing to hand over',
    nothingText: 'The money was given back. Finish the order.',
    nothingDone: 'The money was given back.',
  },
};
