/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings = {
  title: 'Kiosk lock',
  text: 'A locked kiosk fills the screen and ends only with a supervisor’s PIN. The lock belongs to this computer and stays on across restarts, in practice and with an account.',
  switch: 'Lock this computer to Headroom',
  desktopHint:
    'The window fills the screen and stays there, and the display stays awake. A browser’s keys and menus, zoom and dropped files do nothing.',
  browserHint:
    'A browser’s keys and menus, zoom and dropped files do nothing. The window fills the screen from the next start of Headroom. In the browser, the display may go to sleep.',
  files:
    'Choosing or saving a file opens a window of the system, which shows this computer’s folders. On a locked kiosk, that takes a supervisor’s PIN too. Pictures still come from the camera and the watched folder, and still leave by export and e-mail.',
  noPin: 'First add a supervisor with a PIN, under Staff: nobody could leave a locked kiosk without one.',
  counterOpen: 'The counter does not lock on its own: anyone who reaches the screen can use Headroom.',
  toStaff: 'Choose under Staff when it locks',
  leave: 'Leave Headroom',
  leaveTitle: 'Leave Headroom?',
  leaveText: 'Headroom ends. It is locked again when it starts.',
  dialogText:
    'The kiosk is locked. A supervisor’s PIN opens the system’s window for this file, and unlocks the settings.',
  /** Items that only the operating system can close. */
  system: {
    title: 'What only the operating system can close',
    text: 'Headroom looks at this computer and changes nothing. It comes with scripts for these settings; the page “Kiosk lock” of its documentation explains them.',
    looking: 'Looking at this computer',
    again: 'Check again',
    unknown: 'Headroom could not find this out. Check it in the system.',
    states: { closed: 'Closed', open: 'Open', unknown: 'Not known' },
    noneOpen: 'Nothing is open',
    someOpen: 'One item is open | {count} items are open',
    names: {
      start: 'Start without Headroom',
      restart: 'No new start after a crash',
      'sign-in': 'Sign-in screen',
      rights: 'Rights of this account',
      desktop: 'Desktop of the system',
      session: 'Kind of session',
      programs: 'Other programs',
      'task-manager': 'Task Manager',
      'switch-user': 'Switching accounts',
      'sticky-keys': 'Sticky keys',
      consoles: 'Text consoles',
      'server-keys': 'Ctrl+Alt+Backspace',
      'system-keys': 'Alt+SysRq',
      'force-quit': 'Force Quit',
      dumps: 'Crash dumps',
    },
    todo: {
      start: 'Headroom found nothing that starts it with the computer. Set that up.',
      restart: 'Headroom found nothing that starts it again after a crash. Set that up.',
      'sign-in':
        'Headroom found no automatic sign-in to this account. Without one, a person signs in after every start.',
      rights:
        'This account can change the system, and could remove the lock. Use an account without an administrator’s rights at the counter.',
      desktop: 'The system’s desktop is running beside Headroom. Use a session that starts Headroom only.',
      session:
        'This is a Wayland session: its keys may lead out of Headroom, and Headroom cannot place the customer’s window. Use an X11 session, or cage where customers have no screen.',
      programs:
        'Headroom found no rule that keeps this account from starting other programs. Allow only what the counter needs.',
      'task-manager':
        'Ctrl+Alt+Del offers the Task Manager, which can end Headroom. Turn it off for this account.',
      'switch-user': 'Ctrl+Alt+Del offers to switch to another account. Turn that off.',
      'sticky-keys':
        'Five presses of Shift open a window that leads to the system’s settings. Turn that off for this account.',
      consoles: 'Ctrl+Alt with a function key may open a text console. Turn that off.',
      'server-keys': 'Ctrl+Alt+Backspace may end the session. Turn that off.',
      'system-keys': 'Alt+SysRq with a letter can end programs or restart the computer. Turn that off.',
      'force-quit':
        'Headroom cannot find this out. Press Command+Option+Escape on the locked kiosk: no window should open.',
      dumps:
        'After a crash, the memory of Headroom may be kept in a file, and it can hold portraits. Turn that off.',
    },
  },
};
