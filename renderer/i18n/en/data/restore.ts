/** Restoring a backup: from the settings, where the records are missing, and on a new computer. */
export const restore = {
  open: 'Restore a backup…',
  title: 'Restore a backup',
  text: 'The backup takes the place of this computer’s data, which is kept beside it. No order, receipt, refund or closing number is used twice. Customers who were erased stay erased, as far as this computer or the folder with the backups knows of it.',
  openMoving: 'Restore from a backup…',
  movingTitle: 'Restore a studio from a backup',
  movingText:
    'The backup brings a studio’s customers, orders and pictures to this computer. You need the folder with its backups and its recovery key. No order, receipt, refund or closing number is used twice. Practice stays as it is.',
  movingHint: 'Is this computer new for the studio? Bring its data here with a backup and the recovery key.',
  waits:
    'The data of a studio is on this computer. Connect its account to open it: its staff and their PINs come with it.',
  folder: 'Folder with backups',
  hint: 'The folder that was chosen for backups, for example E:\\Headroom or /media/backup.',
  find: 'Find backups',
  finding: 'Looking for backups',
  found: 'One backup found | {count} backups found',
  none: 'There are no backups in this folder. Choose the one in which a folder’s name begins with headroom-backup.',
  keyHint:
    'The recovery key of the studio that made the backups: 56 characters. Spaces, hyphens and letter case do not matter.',
  wrongKey:
    'This recovery key opens no backup in this folder. Compare it with the paper of the studio that made them.',
  someOther: 'Backups that only another recovery key opens: {count}.',
  someDamaged: 'Backups that cannot be read, because a file is missing or has changed: {count}.',
  allDamaged:
    'No backup in this folder can be read: files are missing or have changed. Look for another copy of the folder.',
  skipped: 'Newer backups that cannot be read, because a file is missing or has changed: {count}.',
  list: 'Backups, newest first',
  counts: 'Orders: {orders}. Customers: {customers}. Pictures: {pictures}.',
  lastOrder: 'Last order: {number}.',
  program: 'Made by Headroom {version}.',
  lacks: 'Missing pictures: {missing}.',
  other: 'Choose another backup',
  comparing: 'Reading it, and comparing it with the data on this computer',
  newer: 'Newer than this backup',
  newerNone:
    'No order, payment or use of credit is newer than this backup, and the audit log lists no newer change.',
  newerUnknown:
    'The records on this computer are missing or damaged, so nobody can say what is newer than this backup. Paid photos from after it may have used credit: compare with the service’s own list.',
  newerNothing:
    'This computer has no orders of this studio. Orders and payments after this backup are on the old computer only. Paid photos after it may have used credit: compare with the service’s own list.',
  newerText:
    'After you restore, only the data that is set aside has these. Money and credit stay spent. Write down the numbers that you need.',
  orders: 'Orders: {count}',
  payments: 'Payments: {count}',
  credits: 'Uses of credit: {count}',
  others: 'Changes listed in the audit log: {count}',
  change: '{change}: {count}',
  enterAgain:
    'Look at the changes in the audit log first. Send and print nothing a second time, and enter the rest again afterwards.',
  staffBefore: 'Until then, earlier names, roles and PINs of staff apply.',
  customersBefore: 'Until then, earlier details and consents of customers apply.',
  bothBefore:
    'Until then, earlier names, roles and PINs of staff and earlier details and consents of customers apply.',
  noOrder: 'no order',
  more: 'and {count} more',
  start: 'Restore this backup',
  startReplacing: 'Replace the key and restore',
  running: 'Restoring. With many pictures this takes minutes. Leave this page open.',
  done: 'The backup is restored.',
  trouble: {
    gone: 'The folder, or the backup in it, was not found. Nothing was changed. Plug in the disk or connect the share, and try again.',
    damaged:
      'A file of this backup is missing or has changed. Nothing was changed here. Choose another backup.',
    'erased-unreadable':
      'The list of erased customers in this folder cannot be read. Nothing was changed, because erased customers could come back. Try again, or use another copy of the folder. If there is none, delete the file “erased” in the folder whose name begins with headroom-backup. Erased customers may then come back.',
    newer:
      'A newer Headroom made this backup, or has used its folder. Nothing was changed. Install that version first.',
    'disk-full':
      'This computer’s disk has too little space for the backup. Nothing was changed. Free some space, and try again.',
    occupied:
      'This computer has orders of another studio, which this recovery key does not open. Nothing was changed. Restore as another user or on another computer, or close Headroom and move the folder “studio” out of its data folder.',
    'other-key':
      'The keychain of this computer has another studio’s key, and restoring replaces it. Nothing was changed yet. If you still need data that the old key opens, write down its recovery key first.',
    other:
      'The backup could not be restored. Nothing was changed. If this comes back, send Headroom’s log to support.',
  },
};
