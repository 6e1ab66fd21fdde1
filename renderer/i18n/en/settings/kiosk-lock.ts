/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings = {
  title: 'Kiosk lock',
  text: 'A locked kiosk fills the screen and ends only with a supervisor’s PIN. The lock belongs to this computer and stays on across restarts, in practice and with an account.',
  switch: 'Lock this computer to Headroom',
  desktopHint:
    'The window fills the screen and stays there, the display stays awake, and the installed Headroom starts with the computer. A browser’s keys and menus, zoom and dropped files do nothing.',
  browserHint:
    'A browser’s keys and menus, zoom and dropped files do nothing. The window fills the screen from the next start of Headroom. In the browser, the display may go to sleep, and nothing starts Headroom with the computer.',
  files:
    'Choosing or saving a file opens a window of the system, which shows this computer’s folders. On a locked kiosk, that takes a supervisor’s PIN too. Pictures still come from the camera and the watched folder, and still leave by export and e-mail.',
  noPin: 'First add a supervisor with a PIN, under Staff: nobody could leave a locked kiosk without one.',
  leave: 'Leave Headroom',
  leaveTitle: 'Leave Headroom?',
  leaveText: 'Headroom ends. It is locked again when it starts.',
  dialogText:
    'The kiosk is locked. A supervisor’s PIN opens the system’s window for this file, and unlocks the settings.',
};
