/** The supervisor's PIN: setting it, unlocking with it, and what is locked without it. */
export const supervisor = {
  pin: 'Supervisor’s PIN',
  pad: 'Number keys',
  erase: 'Erase the last digit',
  none: 'Anyone here can change the settings. A supervisor’s PIN prevents that, and is needed to connect an account.',
  locked: 'The settings are locked. Everything here can be read; a supervisor’s PIN is needed to change it.',
  unlocked:
    'Unlocked. Locks automatically in {count} minute. | Unlocked. Locks automatically in {count} minute. | Unlocked. Locks automatically in {count} minutes.',
  unlock: 'Unlock',
  unlockToChange: 'Unlock to change',
  unlockTitle: 'Unlock the settings',
  unlockText: 'The supervisor’s PIN allows changes for ten minutes after the last one.',
  lock: 'Lock now',
  set: 'Set a PIN',
  setTitle: 'Set a supervisor’s PIN',
  setText:
    'The PIN protects prices, the account and the other settings from accidental or unauthorised changes. Orders need no PIN.',
  changePin: 'Change the PIN',
  change: 'Change the PIN',
  changeTitle: 'Change the supervisor’s PIN',
  changeText: 'Enter the current PIN, then the new one.',
  currentPin: 'Current PIN',
  newPin: 'New PIN',
  again: 'Repeat the PIN',
  digits: '{min} to {max} digits',
  differs: 'The two PINs differ.',
  remember:
    'It is stored encrypted in this computer’s keychain. Nobody can look it up: write it down somewhere safe.',
  wrong:
    'Wrong PIN. | Wrong PIN. One more try before there is a wait. | Wrong PIN. {count} more tries before there is a wait.',
  wrongOnce: 'Wrong PIN.',
  wait: 'Too many wrong tries. Try again in {time}.',
};
