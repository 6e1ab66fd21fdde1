/** The computer's date, where it may be wrong. */
export const dateCheck = {
  banner:
    'This computer’s date may be wrong: it is set to {date}. Headroom erases no old data until you check it.',
  open: 'Check date',
  title: 'Is this date right?',
  rows: { now: 'This computer', service: 'Photo service', known: 'Last work here' },
  wrong:
    'If it is wrong, set the date in this computer’s system settings. Headroom notices the change within a minute.',
  right:
    'If it is right, a supervisor confirms it. Headroom then erases all data whose period is over on this date, and nobody can bring it back.',
  confirm: 'Confirm date',
  unlock: 'Only a supervisor can confirm the date.',
};
