/** The supervisors' PINs: unlocking with one, and what is locked without it. */
export const supervisor = {
  pin: 'Supervisor’s PIN',
  pad: 'Number keys',
  erase: 'Erase the last digit',
  none: 'Anyone here can change the settings. A supervisor’s PIN prevents that, and is needed to connect an account.',
  locked: 'The settings are locked. Everything here can be read; a supervisor’s PIN is needed to change it.',
  unlocked:
    'Settings unlocked. They lock in {count} minute. | Settings unlocked. They lock in {count} minutes.',
  unlock: 'Unlock',
  /** The preview of a file that is applied. */
  changes: 'What changes',
  unlockToChange: 'Unlock to change',
  unlockTitle: 'Unlock the settings',
  unlockText: 'The supervisor’s PIN allows changes for ten minutes after the last one.',
  lock: 'Lock the settings',
  who: 'Supervisor',
  setUp: 'Set up staff',
  wrong:
    'Wrong PIN. | Wrong PIN. One more try before there is a wait. | Wrong PIN. {count} more tries before there is a wait.',
  wrongOnce: 'Wrong PIN.',
  wait: 'Too many wrong tries. Try again in {time}.',
};
