import { megabytes, megapixels } from '../figures.ts';

/** Every error: what happened, whether money or credit was spent, and what to do now. */
const free = 'Nothing was spent.';
/** Concerns one request only: an earlier one for the same photo may have cost something. */
const freeRequest = 'This request cost nothing.';

export const errorActions = {
  retry: 'Try again',
  retake: 'Back to the shot',
  document: 'Choose the document',
  account: 'Open the account',
  printing: 'Open printing',
  printers: 'Open the printers',
  reload: 'Reload',
};

/** The cost of an error that prevents the picture of an answer from being stored: the answer itself has arrived. */
export const errorAnswerKept = 'This used one credit, and its answer is kept. Fetching the picture is free.';

export const errors = {
  INVALID_INPUT: {
    title: 'An entry here cannot be used.',
    cost: free,
    now: 'Check the fields and try again.',
  },
  FOREIGN_SENDER: { title: 'The kiosk did not accept this page.', cost: free, now: 'Reload the page.' },
  NOT_FOUND: {
    title: 'This is no longer there.',
    cost: free,
    now: 'Reload, or find the order from the desk.',
  },
  WRONG_STEP: {
    title: 'The order is at another step now.',
    cost: free,
    now: 'Reload it and go on from the step it shows.',
  },
  IMAGE_NOT_RECOGNISED: {
    title: 'This file is not a picture we can read.',
    cost: free,
    now: 'Use a JPEG, PNG, WebP or HEIC file, or take a shot.',
  },
  IMAGE_TOO_LARGE: {
    title: 'This picture is too large.',
    cost: free,
    now: `Use a file of at most ${megapixels} megapixels and ${megabytes}\u00a0MB, or take a shot with the camera.`,
  },
  IMAGE_TOO_SMALL: {
    title: 'This picture has too few pixels for an ID photo.',
    cost: free,
    now: 'Use a larger one, or take a shot with the camera.',
  },
  IMAGE_HEIC_UNREADABLE: {
    title: 'This is a HEIC picture, and this computer cannot read those.',
    cost: free,
    now: 'Save it as JPEG and import that. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  },
  IMAGE_DECODER_FAILED: {
    title: 'A picture could not be read to its end.',
    cost: free,
    now: 'Try again. If it fails again, save the picture as JPEG in another program and use that file.',
  },
  FOLDER_FILE_GONE: {
    title: 'This picture is not in the folder now.',
    cost: free,
    now: 'Look at the folder and its network, or choose another picture.',
  },
  PHOTO_FILE_MISSING: {
    title: 'The file of this picture is missing.',
    cost: free,
    now: 'Choose another shot or take a new one.',
  },
  CAMERA_AWAY: {
    title: 'The camera has stopped answering.',
    cost: `No picture was kept. ${free}`,
    now: 'Check its cable and its power. Go on with another shot, or with another camera.',
  },
  CAMERA_BUSY: {
    title: 'The camera is still busy.',
    cost: `No picture was kept. ${free}`,
    now: 'Wait a moment, then take the picture again.',
  },
  CAMERA_NO_FOCUS: {
    title: 'The camera found no focus.',
    cost: `No picture was taken. ${free}`,
    now: 'Aim the focus point at the eyes, or set the lens to manual focus. Then take the picture again.',
  },
  CAMERA_CARD_FULL: {
    title: 'The camera’s card is full or missing.',
    cost: `No picture was taken. ${free}`,
    now: 'Change the card, then take the picture again. Or use another camera.',
  },
  CAMERA_MIRROR_UP: {
    title: 'The camera’s mirror is locked up.',
    cost: `No picture was taken. ${free}`,
    now: 'End mirror lock-up on the camera, then take the picture again.',
  },
  CAMERA_RAW_ONLY: {
    title: 'The camera wrote a raw file and no JPEG.',
    cost: `No picture was kept. ${free}`,
    now: 'Set the camera to JPEG, or to raw and JPEG. Then take the picture again.',
  },
  CAMERA_FAILED: {
    title: 'The camera took no picture.',
    cost: `No picture was kept. ${free}`,
    now: 'Take the picture again. If it fails again, look at the camera’s display, or use another camera.',
  },
  SERVICE_NO_ACCOUNT: {
    title: 'No account is connected.',
    cost: freeRequest,
    now: 'Connect an account in the settings; the order waits.',
  },
  SERVICE_NO_HEADSHOT_ADDRESS: {
    title: 'The account has no address for headshots.',
    cost: freeRequest,
    now: 'Enter the headshot address that the service gave you under Settings, Account.',
  },
  SERVICE_CREDENTIALS: {
    title: 'The service does not accept this key and secret.',
    cost: freeRequest,
    now: 'Check them in the account settings; the order waits.',
  },
  SERVICE_NOT_ENABLED: {
    title: 'The account is not enabled for this.',
    cost: freeRequest,
    now: 'Ask the service to enable it; the order waits.',
  },
  SERVICE_REQUEST_REFUSED: {
    title: 'The service refused the request.',
    cost: 'As a rule a refused request costs nothing.',
    now: 'Check document and shot, then try again.',
  },
  SERVICE_IMAGE_REFUSED: {
    title: 'The service cannot use this shot.',
    cost: 'As a rule a refused picture costs nothing.',
    now: 'Take or choose another one.',
    tooLarge: {
      title: 'The service says that this file is too large.',
      cost: 'As a rule a refused file costs nothing.',
      now: 'Send a smaller copy or use another picture. The size of the copy is set under Settings, Photo service.',
    },
  },
  SERVICE_UNKNOWN_DOCUMENT: {
    title: 'The service does not know this document.',
    cost: freeRequest,
    now: 'Choose another document.',
  },
  SERVICE_UNKNOWN_PHOTO: {
    title: 'The service no longer has this preview.',
    cost: freeRequest,
    now: 'Make a new preview from the shot.',
  },
  SERVICE_NO_FACE: {
    title: 'The service found no face.',
    cost: 'This may have used one preview of the credit.',
    now: 'Take another shot with the whole face in view.',
  },
  SERVICE_PROCESSING: {
    title: 'The service could not process the picture.',
    cost: 'This may have used a credit.',
    now: 'Look at the credit before you try again.',
  },
  SERVICE_CREDIT: {
    title: 'The account has no credit left.',
    cost: freeRequest,
    now: 'Top up the account at the service; the order waits.',
  },
  SERVICE_BUSY: {
    title: 'The service is busy.',
    cost: freeRequest,
    now: 'Wait a minute, then try again.',
  },
  SERVICE_UNREACHABLE: {
    title: 'The service cannot be reached.',
    uncertain: 'The service did not finish the request.',
    cost: freeRequest,
    now: 'Check the network and try again. Shots can be taken meanwhile.',
  },
  SERVICE_CERTIFICATE: {
    title: 'The connection to the service is not safe.',
    cost: 'This request was not sent and cost nothing.',
    now: 'Check this computer’s clock and network, and tell the person who looks after it.',
  },
  SERVICE_UNCERTAIN: {
    title: 'It is not known how the request ended.',
    cost: 'This may have used a credit.',
    now: 'Say on this screen what you know about it; nothing is sent again automatically.',
  },
  SERVICE_IMAGE_PENDING: {
    title: 'The photo is made, but its picture did not arrive.',
    cost: 'This used one credit. Fetching the picture costs nothing more.',
    now: 'Fetch the picture again.',
    damaged: {
      title: 'The picture arrived damaged.',
      cost: 'This used one credit. Fetching the picture costs nothing more.',
      now: 'Fetch the picture again: its address still works.',
    },
    lost: {
      title: 'The picture can no longer be fetched.',
      cost: 'This used one credit.',
      now: 'Getting it again may use another credit.',
    },
    unusable: {
      title: 'The picture that the service sent cannot be used.',
      cost: 'This used one credit. What came is kept, sealed.',
      now: 'Getting it again may use another credit.',
    },
  },
  CALL_OPEN: {
    title: 'A request for this photo is still open.',
    cost: 'Nothing more was spent.',
    now: 'Wait for it, or settle it first if its outcome is not known.',
  },
  CALLS_HELD: {
    title: 'Headroom is changing its account, its data or its version.',
    cost: 'Nothing was printed, and nothing was spent.',
    now: 'Wait until that is done, then try again.',
  },
  FINAL_IN_DOUBT: {
    title: 'The final photo may not come.',
    cost: 'No money was taken and nothing was spent.',
    now: 'Ask the customer to wait, or take the payment anyway.',
  },
  NO_PRINT_UNTOLD: {
    title: 'This document’s authority accepts no print, and the customer was not told.',
    cost: 'No money was taken and nothing was spent.',
    now: 'Tell the customer and confirm that they know, or choose another document.',
  },
  PART_PAID: {
    title: 'A part of this order is already paid.',
    cost: 'Nothing was changed.',
    now: 'Take the rest of the payment, or give the part back first.',
  },
  DISCOUNT_TOO_LARGE: {
    title: 'The discount is larger than the price.',
    cost: 'Nothing was changed.',
    now: 'Enter at most the price of that line.',
  },
  DUE_CHANGED: {
    title: 'The payments of this order are no longer those on the screen.',
    cost: 'This press recorded nothing.',
    now: 'Reload the order and read the amounts again before you take or give back money.',
  },
  TAKINGS_CHANGED: {
    title: 'The takings are no longer those on the screen.',
    cost: 'Nothing was closed.',
    now: 'Load the day again, read the new figures and count the cash again.',
  },
  EDIT_LOCKED: {
    title: 'This document’s authority forbids edited pictures.',
    cost: free,
    now: 'Use the shot as it was taken. A supervisor may allow the edit, with a reason that is kept.',
  },
  EXPORT_TARGET_GONE: {
    title: 'This folder or stick is no longer there.',
    cost: 'Nothing was written and nothing spent.',
    now: 'Put the stick back in or check the folder, then try again. Or choose another folder or stick.',
  },
  EXPORT_FAILED: {
    title: 'The pictures could not be written there.',
    cost: 'Nothing was spent, and nothing half-written was left there.',
    now: 'Correct this, or choose another folder or stick, then try again. The pictures are safe in the kiosk.',
  },
  SUPERVISOR_REQUIRED: {
    title: 'This is for a supervisor.',
    cost: free,
    now: 'Unlock the settings with the supervisor’s PIN, then do it again.',
  },
  PIN_NOT_SET: {
    title: 'No PIN is set yet.',
    cost: free,
    now: 'Set one in the settings, under Staff, first.',
  },
  PIN_WRONG: {
    title: 'This is not the right PIN.',
    cost: free,
    now: 'Try again. After five wrong tries there is a wait, and each further one doubles it.',
  },
  PIN_WAIT: {
    title: 'Too many wrong PINs.',
    cost: free,
    now: 'Wait until the time shown is over, then try again. Orders go on meanwhile.',
  },
  NAME_TAKEN: {
    title: 'That name is already in use.',
    cost: free,
    now: 'Enter another name.',
  },
  COUNTER_LOCKED: {
    title: 'The counter is locked.',
    cost: free,
    now: 'Sign in, then do it again.',
  },
  KIOSK_LOCKED: {
    title: 'The kiosk is locked, and its PINs are not here.',
    cost: free,
    now: 'Put the records back, or ask technical support to sign in with another account of this computer, end Headroom and delete kiosk-lock.json in its data folder.',
  },
  LAST_SUPERVISOR: {
    title: 'No other supervisor would be left.',
    cost: free,
    now: 'Add another supervisor with a PIN first.',
  },
  RECORDS_READ_ONLY: {
    title: 'The records cannot be written.',
    cost: free,
    now: 'Check the disk and its permissions; what is there can still be read.',
  },
  RECORDS_DAMAGED: {
    title: 'The records are damaged.',
    cost: free,
    now: 'Nothing was deleted. Tell the person who looks after this computer: with a backup, the records can be restored under Settings, Backups.',
  },
  RECORDS_MISSING: {
    title: 'The records are missing.',
    cost: free,
    now: 'Nothing was deleted. Reload this page: it then says what you can do.',
  },
  RECORDS_INCOMPLETE: {
    title: 'Records may be missing.',
    cost: 'Nothing was sent and nothing spent.',
    now: 'Read what may be missing in the red bar at the top, then try again.',
  },
  RECORDS_NEWER: {
    title: 'The records come from a newer Headroom.',
    cost: free,
    now: 'Install the newer version; nothing was changed.',
  },
  RECORDS_UNSAFE: {
    title: 'This disk cannot store data reliably.',
    cost: 'Nothing was sent and nothing spent.',
    now: 'Have the data folder moved to a disk that can.',
  },
  RECORDS_CHECKING: {
    title: 'The records are still being checked.',
    cost: 'Nothing was sent and nothing spent.',
    now: 'Wait until the note at the top of the screen is gone, then try again.',
  },
  RECORDS_BUSY: {
    title: 'Another Headroom or another program is using these records.',
    cost: free,
    now: 'Close it, or go on there; then try again.',
  },
  DISK_FULL: {
    title: 'The disk is full.',
    uncertain: 'The disk was full, and the answer could not be stored.',
    cost: 'This step used no credit.',
    now: 'Free some space, then try again. Everything saved so far is kept.',
  },
  DISK_FAILED: {
    title: 'The disk reported an error.',
    uncertain: 'The disk reported an error, and the answer could not be stored.',
    cost: 'This step used no credit.',
    now: 'Try again: everything saved so far is kept. If it comes back, check that there is a backup and have the disk examined.',
  },
  KEYCHAIN_UNAVAILABLE: {
    title: 'The keychain cannot be used.',
    cost: free,
    now: 'Unlock or set up this computer’s keychain, then try again.',
  },
  PRINTER_UNKNOWN: {
    title: 'This printer is not there.',
    cost: 'No paper was used.',
    now: 'Choose another printer.',
  },
  PRINTER_REFUSED: {
    title: 'The printer did not take the print.',
    cost: 'No paper was used.',
    now: 'Check paper, cover and queue, then print again.',
  },
  PRINTER_STOPPED: {
    title: 'This printer’s queue has stopped.',
    cost: 'No paper was used.',
    now: 'Resume the queue, then print again. Prints that already wait in it come first.',
  },
  PRINTER_RESUME_REFUSED: {
    title: 'This computer’s user may not resume the printer.',
    cost: 'No paper was used.',
    now: 'Ask an administrator to run “{command}” in a terminal on this computer. Waiting prints then come out.',
  },
  PRINTER_UNREACHABLE: {
    title: 'The printer cannot be reached.',
    cost: 'No paper was used.',
    now: 'Switch it on and check its cable, then try again.',
  },
  PRINTER_NOT_APPROVED: {
    title: 'This printer is not approved for ID photos on this paper.',
    cost: 'No paper was used.',
    now: 'Calibrate it: print the calibration sheet and enter the measurements. Or choose another printer.',
  },
  PROFILE_WRONG: {
    title: 'This printer cannot print this paper as it is set up.',
    cost: 'No paper was used.',
    now: 'Choose other paper, or check this printer’s settings.',
  },
  SHEET_IMPOSSIBLE: {
    title: 'The photos do not fit on this paper.',
    cost: 'No paper was used.',
    now: 'Take larger paper, fewer photos, or a smaller gap and edge.',
  },
  SHEET_IN_USE: {
    title: 'A saved sheet of this customer is open in another program.',
    cost: free,
    now: 'The customer is not erased yet. Close the sheet in that program, then erase the customer again.',
  },
  SHEET_MISSING: {
    title: 'The saved PDF is missing or damaged.',
    cost: free,
    now: 'Press “Print again” at this print to save it anew.',
  },
  PRINT_FILE_WRONG: {
    title: 'The sheet did not come out exact and was not printed.',
    cost: 'No paper was used.',
    now: 'Choose other paper, and tell the person who looks after this kiosk.',
  },
  PRINT_UNCERTAIN: {
    title: 'It is not known whether it was printed.',
    cost: 'Paper may have been used.',
    now: 'Look at the printer, then say what came out.',
  },
  PRINT_NOT_MOVED: {
    title: 'The print was not moved.',
    cost: 'Nothing was sent to the other printer.',
    now: 'Read the line of this print. If it asks whether it came out, look into its printer’s tray and answer.',
  },
  INTERNAL: {
    title: 'Something in Headroom went wrong.',
    cost: 'The order is kept as it was last saved.',
    now: 'Reload and look at the order before you repeat anything.',
  },
};
