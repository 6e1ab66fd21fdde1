/** Damaged records: above every screen, and on the page that appears when they do not open. */
export const damaged = {
  areas: {
    customers: 'customers',
    orders: 'orders',
    photos: 'photos and shots',
    retouch: 'retouched pictures',
    payments: 'payments and refunds',
    takings: 'takings and closings',
    codes: 'photo codes',
    prints: 'prints and printers',
    calls: 'requests to the photo service',
    mail: 'e-mail',
    staff: 'staff',
    audit: 'audit log',
    settings: 'settings',
    search: 'search',
    other: 'other records',
    all: 'everything',
  },
  banner:
    'The records are damaged. Damaged parts: {areas}. Nothing that costs credit is sent. Take no more orders, because a restored backup does not have them, and delete nothing. Ask a supervisor to restore a backup.',
  practiceBanner:
    'The practice records are damaged. Damaged parts: {areas}. No preview or photo can be made.',
  practiceBegin: 'Begin practice anew.',
  practiceLocked:
    'A locked kiosk does not begin practice anew. Turn off the kiosk lock in the settings first.',
  repairable:
    'Lists for searching and sorting are damaged. Damaged parts: {areas}. No data is lost. Nothing that costs credit is sent until they are repaired. The repair closes every screen, for seconds or, with very many orders, for minutes.',
  repair: 'Repair the records',
  wait: 'Repairing the records',
  waitText: 'Nothing is lost. With very many orders this takes minutes. Leave this page open.',
  restoring: 'Putting the backup in place',
  restoringText: 'The data of now is kept beside it. Leave this page open.',
  'disk-full':
    'This computer’s disk has too little space for the repair. Nothing was changed. Free some space, and repair again.',
  failed: 'The records could not be repaired. Nothing was changed. Ask a supervisor to restore a backup.',
  practiceFailed: 'The practice records could not be repaired. Nothing was changed.',
  repaired:
    'Lists for searching and sorting were damaged and have been repaired. Nothing is lost, and the damaged file is kept. Damage can be the first sign of a failing disk: have it examined.',
  read: 'I have read it',
  unlock: 'Restoring a backup replaces all data on this computer and needs a supervisor.',
  title: 'The records are damaged',
  practiceTitle: 'The practice records are damaged',
  parts: 'Damaged parts: {areas}. Headroom has deleted nothing and sent nothing.',
  unreadable:
    'Nothing in the file records.sqlite can be read. Headroom has deleted nothing and sent nothing.',
  notRepaired:
    'Only lists for searching and sorting are damaged, and no data is lost, but Headroom could not repair them. Free some space on this computer’s disk and press Try again. If this page comes back, do as follows.',
  now: 'Restore a backup. The damaged file and the pictures are then kept in a folder named “set-aside” beside it.',
  without:
    'Without a backup, close Headroom, move the file out of the folder “studio” of Headroom’s data folder, and start Headroom: it then offers to start with new records.',
  practiceNow: 'Practice has no real orders and no backups. Begin it anew.',
  anew: 'Begin practice anew…',
  anewTitle: 'Begin practice anew?',
  anewText:
    'Practice starts empty. Its damaged records and its pictures are kept in a folder named “set-aside” beside the new ones. The data of a studio is not touched.',
  begin: 'Begin anew',
};
