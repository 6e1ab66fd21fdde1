/** Requests that may have used credit, and that restored records do not have. */
export const lostCalls = {
  banner:
    'One request that may have used credit is newer than the restored backup. | {count} requests that may have used credit are newer than the restored backup.',
  open: 'See requests',
  title: 'Requests after the backup',
  text: 'The backup was made on {when}. These requests came after it and may have used credit. Work through them, and mark each as done.',
  order: 'Order {number}',
  withoutOrder: 'No order',
  photoId: 'Photo id at the service',
  back: 'Its result is in the order again. Nothing to do.',
  reasons: {
    'no-order':
      'The order is not in the restored records. If the customer still needs the photo, make a new order: it may use credit again. The service knows the photo by its id.',
    'not-paid':
      'The order is back, but not its payment. If the customer paid, record the payment there and get the final photo: the same photo is fetched by its id, which may use credit again.',
    'photo-changed':
      'The order’s photo is not the same as then. Open the order. If the photo is needed, make it again: it may use credit again.',
    'no-picture':
      'Its picture did not arrive, or is missing. Make the photo again if the customer needs it: it may use credit again.',
    'no-photo': 'Make it again if it is still needed: it may use credit again.',
    'unknown-outcome': 'Nobody knows whether it used credit. Compare with the service’s own list.',
    erased: 'The customer was erased. Nothing to do.',
    unreadable:
      'The records that were set aside do not open, so nobody can say which requests were in them. Pictures that only they knew: {pictures}. Compare with the service’s own list from {when} on.',
  },
  unreadableRow: 'Data that was set aside',
  done: 'Done',
  allDone: 'Mark all as done',
  more: 'and {count} more',
};
