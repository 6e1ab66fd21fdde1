/** Backups: in the settings and on the desk. */
export const backups = {
  text: 'Headroom backs up records and pictures to a folder on a second disk, a stick or a share: hourly when something has changed, and every night while it is running. Backups are encrypted. On another computer, they open only with the recovery key.',
  practice:
    'Practice makes no backups. A studio can choose a folder for them as soon as its account is connected.',
  readOnly: 'No backups are made while the records cannot be written.',
  path: 'Folder for backups',
  hint: 'Full path, for example E:\\Headroom or /media/backup. The folder must exist. Leave the field empty to make no backups.',
  wrong: 'Enter the full path, for example E:\\Headroom or /media/backup.',
  own: 'Choose a folder outside Headroom’s own data. Nothing was changed.',
  now: 'Back up now',
  running: 'Making a backup',
  runningText: 'You can go on working.',
  erasing:
    'Erased customers are being erased from one earlier backup. You can go on working. | Erased customers are being erased from {count} earlier backups. You can go on working.',
  off: 'No backups are made',
  offText:
    'If this computer is lost, its orders and pictures are lost too. Choose a folder on a second disk, a stick or a share.',
  waiting: 'No backup yet',
  waitingText: 'The first backup begins within a minute or two.',
  last: 'Last backup: {when}',
  lastText:
    'It is complete, and its new files were read back. Older pictures are read again in turn, one sixteenth a day. Orders: {orders}. Pictures: {pictures}.',
  lastMissing:
    'Its new files were read back. Older pictures are read again in turn, one sixteenth a day. Orders: {orders}. Pictures: {pictures}. Pictures that it lacks, because their files on this computer are missing or damaged: {missing}.',
  sameDisk: 'This backup is on the same disk as the data. If that disk fails, both are lost.',
  failed: 'Last try: {when}. Headroom tries again every ten minutes.',
  trouble: {
    gone: {
      title: 'The backup folder was not found',
      text: 'Plug in the disk or connect the share. If you have replaced the disk, save the folder again.',
    },
    full: {
      title: 'The backup disk is full',
      text: 'Earlier backups are unchanged. Free some space on the disk, or choose another one.',
    },
    'read-only': {
      title: 'The backup folder cannot be written',
      text: 'Earlier backups are unchanged. Check the disk’s write protection and the folder’s permissions.',
    },
    unreliable: {
      title: 'The backup disk cannot store data reliably',
      text: 'It did not return what was written to it. Choose another disk.',
    },
    'records-damaged': {
      title: 'The records on this computer were damaged',
      text: 'Damaged records are not backed up, and earlier backups are unchanged. As long as they are damaged, a red bar at the top says what to do.',
    },
    'disk-full': {
      title: 'This computer’s disk has too little space',
      text: 'A backup first needs space for a copy of the records. Free some space on this computer.',
    },
    hung: {
      title: 'The backup folder did not answer',
      text: 'Headroom waited for half an hour. Check the disk or the connection to the share, or choose another folder.',
    },
    other: {
      title: 'The backup failed',
      text: 'If this comes back, send Headroom’s log to support.',
    },
  },
  unfinished: {
    rotation: 'Backups that are too old may still be there',
    erasing: 'Erased customers may still be in earlier backups',
    text: 'The last backup is complete. Headroom tries again with the next one.',
    trouble: {
      gone: 'The backup folder was gone, or the disk did not answer. Plug in the disk or connect the share.',
      full: 'The backup disk has too little space. Free some space on it.',
      'read-only':
        'The backup folder could not be written. Check the disk’s write protection and the folder’s permissions.',
      unreliable: 'The backup disk did not return what was written to it. Choose another disk.',
      'disk-full':
        'This computer’s disk has too little space: this needs twice as much as a backup. Free some space on this computer.',
      other: 'If this comes back, send Headroom’s log to support.',
    },
  },
  desk: {
    last: 'Last backup: {when}, new files read back',
    unfinished: 'Last backup: {when}. Something is left to do in earlier backups.',
    first: 'The first backup is being made',
    waiting: 'No backup yet',
    off: 'No backups are made.',
    setUp: 'Set up backups',
    late: 'No backup since {when}.',
    never: 'No backup could be made yet.',
    damaged: 'No backup since {when}, because the records were damaged.',
    damagedNever: 'No backup yet, because the records were damaged.',
    look: 'See why',
  },
};
