/** Erasing a customer, and what is left afterwards. */
export const erasing = {
  open: 'These orders are not over: {orders}. Finish or cancel them and their prints first, and settle what is owed.',
  begin: 'Erase customer',
  title: 'Erase {name}',
  looking: 'Looking up what belongs to this customer',
  text: 'This erases the name, phone number, e-mail address, notes and consents of this customer on this computer, and everything that would undo a merge. It cannot be undone. | This erases the name, phone number, e-mail address, notes and consents of this customer on this computer, with the pictures, codes, saved sheets and typed reasons of {count} order. It cannot be undone. | This erases the name, phone number, e-mail address, notes and consents of this customer on this computer, with the pictures, codes, saved sheets and typed reasons of {count} orders. It cannot be undone.',
  stays: 'What stays',
  accounts: 'Numbers, dates, amounts and documents of the orders stay in the books, without the customer.',
  unlinked:
    'Headroom does not know who is in retouch sessions, headshots and face matches without an order, or in CSV files that were imported. Check them, and delete what belongs to this customer.',
  traces:
    'Traces of an erased customer may stay in the encrypted records until Headroom writes these anew: at its next start, or, where they are larger than 250\u00a0MB, at its first start after a week. In data that was set aside, they may stay until its period is over.',
  noted: 'A supervisor finds what is left to do under Settings, Erased customers.',
  left: {
    backups:
      'Backups in {place}, the last one of {date}. Plug in that disk and save the folder under Settings, Backups: Headroom then erases the customer there.',
    backupsNow:
      'Backups in {place}, the last one of {date}. A new backup follows and erases the customer from them.',
    service:
      'The photo service got one request with a picture, on {date}. Ask the service to erase what it keeps. | The photo service got {count} requests with a picture, the last on {date}. Ask the service to erase what it keeps.',
    mail: 'One e-mail was sent on {date}. Delete it from the studio’s mailbox. | {count} e-mails were sent, the last on {date}. Delete them from the studio’s mailbox.',
    paper:
      'One print on paper, of {date}. Destroy it if the studio kept it. | {count} prints on paper, the last of {date}. Destroy what the studio kept.',
    'print-folder':
      'One file went to the folder {place} on {date}. Delete what its program kept. | {count} files went to the folder {place}, the last on {date}. Delete what its program kept.',
    'watched-folder':
      'One picture came from the watched folder {place}, on {date}. Delete it there, with other pictures of this customer. Headroom no longer offers it, unless it gets another name. | {count} pictures came from the watched folder {place}, the last on {date}. Delete them there, with other pictures of this customer. Headroom no longer offers them, unless they get other names.',
    'camera-folder':
      'digiCamControl kept one picture of the camera {place} in its own folder, on {date}. Delete it there. | digiCamControl kept {count} pictures of the camera {place} in its own folder, the last on {date}. Delete them there.',
    export:
      'One export or download, on {date}. Delete the files where they were saved. | {count} exports or downloads, the last on {date}. Delete the files where they were saved.',
    'customer-list':
      'One file of all customers was exported, on {date}. Delete it where it was saved. | {count} files of all customers were exported, the last on {date}. Delete them where they were saved.',
    'set-aside':
      'Data that was set aside on {date}, in the folder {place}, cannot be read, so it was left as it is.',
  },
  running: 'Erasing. Leave this page open.',
  do: 'Hold to erase',
  unlock: 'Only a supervisor may erase a customer.',
};

/** The record of erasures, in the settings. */
export const erasures = {
  text: 'Who erased a customer and when, and what Headroom does not reach. The record has no word about the customer. Tick off what is taken care of.',
  lockedTitle: 'Erasures are for supervisors',
  lockedText: 'Unlock the settings with a supervisor’s PIN to read them.',
  loading: 'Reading the erasures',
  empty: 'No customer was erased',
  emptyText: 'When a customer is erased, this page says what is left to do elsewhere.',
  by: '{name} erased a customer with one order. | {name} erased a customer with {count} orders.',
  byNoOrder: '{name} erased a customer without orders.',
  allowed: '{name} allowed it.',
  unknown: 'A customer was erased before Headroom kept a record of what is left.',
  nothing: 'Headroom knows of nothing that is left elsewhere.',
  unlinked:
    'Headroom does not know who is in retouch sessions, headshots and face matches without an order, or in CSV files that were imported. Check them after each erasure, and delete what belongs to that customer.',
  states: {
    none: 'Erased from the only backup in {place}. | Erased from all {count} backups in {place}.',
    some: '{left} of {of} backups in {place} may still have this customer.',
    erasing: 'Headroom is erasing the customer there now. Earlier backups to go: {count}.',
    next: 'The next backup into this folder erases the customer there.',
    away: 'Last connected on {date}. Plug in that disk and save the folder under Settings, Backups.',
    unreadable:
      'One of them cannot be read. Headroom tries again every day. | {count} of them cannot be read. Headroom tries again every day.',
  },
  handled: 'Done on {date}, noted by {name}.',
  older: 'Older',
  newer: 'Newer',
};
