/** Updates of the installed program: their section in the settings, the bar, and going back. */
export const updates = {
  title: 'Updates',
  text: 'Headroom fetches a newer version in the background and checks that its publisher signed it. It installs nothing while a paid call, a print or an e-mail is under way. These settings belong to this computer, in practice and with an account.',
  checkout:
    'This Headroom runs from a checkout of its sources, so it is not updated here. A technician updates the checkout and starts Headroom again.',
  noKey:
    'This Headroom was built without its publisher’s key. It cannot tell a true update from a false one, so it takes none. Install a newer version by hand.',
  feed: 'Where updates come from',
  feedHint:
    'Your supplier’s address, which begins with https://, or a folder, for example a USB stick: E:\\Updates. Leave it empty to get no updates.',
  feedWrong: 'Enter an address that begins with https://, or the full path of a folder.',
  daily: 'Look for updates every day',
  dailyHint: 'If the computer is off at that time, Headroom looks when it starts.',
  time: 'Time',
  timeWrong: 'Enter it as 03:30',
  look: 'Look for updates',
  install: 'Install {version}',
  goBack: 'Go back to {version}',
  off: 'No updates are looked for',
  offText: 'Enter below where updates come from.',
  never: 'Not looked for yet',
  neverText: 'This is Headroom {version}.',
  current: 'Headroom {version} is up to date',
  wasCurrent: 'Headroom {version} was up to date',
  lookedAt: 'Last looked: {when}.',
  running: {
    check: 'Looking for updates',
    download: 'Downloading {version}: {percent}',
    verify: 'Checking the installer of {version}',
    stage: 'Storing the installer of {version}',
    backup: 'Making a backup before {version} is installed',
    copy: 'Copying the records before {version} is installed',
    install: 'Starting the installer of {version}. Headroom ends and starts again.',
    back: 'Starting the installer of {version}. Headroom ends and starts again.',
  },
  staged: 'Headroom {version} is ready to install',
  stagedAdmin:
    'This system installs only with an administrator’s password, so Headroom waits for a supervisor. Installing takes a few minutes.',
  stagedAlone:
    'A supervisor can install it now. Otherwise Headroom installs it at night, when nobody is at the counter.',
  stagedByHand: 'A supervisor can install it. It takes a few minutes.',
  stagedGoneBack:
    'You went back from this version, so Headroom does not install it at night. A supervisor can install it at any time.',
  failedAt: 'When: {when}.',
  /** After a look that failed: with the daily look, and without it. */
  lookAgain: 'Press “Look for updates”, or wait for the daily look.',
  lookAgainByHand: 'Press “Look for updates”.',
  trouble: {
    silent: {
      title: 'The address of the updates did not answer',
      text: 'Nothing was changed. Check the internet connection, or plug in the stick.',
    },
    nothing: {
      title: 'No update for this computer was found there',
      text: 'Nothing was changed. Compare the address or the folder with what your supplier told you.',
    },
    unsigned: {
      title: 'An update without its publisher’s signature was refused',
      text: 'Its installer was not downloaded. Tell your supplier: the address may be wrong, or someone has changed what is there.',
    },
    older: {
      title: 'The update that is offered is older than this Headroom',
      text: 'It was refused, and nothing was changed. Tell your supplier.',
    },
    'cut-off': {
      title: 'The connection ended during the download',
      text: 'Nothing was changed. The next download begins again.',
    },
    damaged: {
      title: 'The installer is not the one that was signed',
      text: 'It was deleted, and nothing was changed. Look for updates again. If this comes back, tell your supplier.',
    },
    'disk-full': {
      title: 'This computer’s disk has too little space for the update',
      text: 'Nothing was changed or lost. Free some space, then try again.',
    },
    interrupted: {
      title: 'Headroom ended in the middle of an update',
      text: 'Nothing was installed, and no data was changed. A download begins again on its own; press “Install” again for an installation.',
    },
    'no-backup': {
      title: 'Nothing was installed, because no backup could be made',
      text: 'See under Backups what is wrong, then install again.',
    },
    'no-copy': {
      title: 'Nothing was installed, because the records could not be copied',
      text: 'No data was changed. Try again. If this comes back, send the support file to a technician.',
    },
    busy: {
      title: 'Nothing was installed, because a print or an e-mail had begun',
      text: 'Wait until it is done, then install again.',
    },
    'not-installed': {
      title: 'The installer ended, and this version is still here',
      text: 'No data was changed. The administrator’s question may have been declined. Try again, or let a technician run the installer in the folder “updates” of Headroom’s data.',
    },
    other: {
      title: 'The update failed',
      text: 'Nothing was changed. Try again. If this comes back, send the support file to a technician.',
    },
  },
  updated: 'Updated from {from} to {to}',
  wentBack: 'Went back from {from} to {to}',
  wentBackText:
    'Where {from} had changed the records, the copy from before the update is in use again. What was entered with {from} is kept in a folder whose name begins with “set-aside” in Headroom’s data.',
  changedAt: 'When: {when}.',
  back: {
    title: 'Version before the update: {version}',
    kept: 'Going back keeps all data: {version} can read the records of now.',
    copied:
      'Going back uses the copy of the records from before the update. What was entered since is set aside in a folder.',
    installer: 'Going back is not possible: the installer of {version} is not on this computer.',
    copy: 'Going back is not possible: the copy of the records is no longer here because its period is over, or a customer was erased since the update.',
  },
  installTitle: 'Install Headroom {version}?',
  installText:
    'Headroom makes a backup if a folder for backups is chosen, copies the records, and ends. The installer starts it again. Nobody can work at this counter for a few minutes.',
  installAdmin: 'The system asks for an administrator’s password.',
  installNow: 'Install now',
  backTitle: 'Go back to Headroom {version}?',
  backText:
    'Headroom ends, and the installer of {version} starts it again. Nobody can work at this counter for a few minutes.',
  backNow: 'Go back now',
  comparing: 'Looking for what was entered since the update',
  since: {
    title: 'Since the update',
    text: 'After you go back, only the data that is set aside has these. Money and credit stay spent. Write down the numbers that you need.',
    none: 'No order, payment or use of credit came since the update, and the audit log lists no change.',
  },
  newerTrouble:
    'Headroom could not read what was entered since the update. All of it is set aside in a folder when you go back.',
  refused: {
    call: 'Nothing was begun: a paid call is under way, or its outcome is unknown. Wait for it, or say what happened, then try again.',
    print:
      'Nothing was begun: a printer still has a sheet. Wait until it is printed, or cancel it, then try again.',
    mail: 'Nothing was begun: an e-mail is being sent. Try again in a minute.',
    busy: 'Nothing was begun: something else is under way. Try again in a minute.',
    gone: 'Nothing was begun: this version can no longer be installed from this computer. Look for updates again.',
  },
  banner: 'Headroom {version} is ready to install.',
  open: 'Open updates',
  later: 'Later',
};
