import type { StartWords } from '../types.ts';

export const start: StartWords = {
  title: 'Headroom could not start',
  ended: 'Headroom did not start',
  failures: {
    RECORDS_NEWER:
      'The records come from a newer version of Headroom. Nothing was changed. Install the newer version.',
    RECORDS_BUSY:
      'Another Headroom or another program is using these records. Nothing was changed. Use that one, or close it and start again.',
    RECORDS_READ_ONLY:
      'Headroom cannot write its records. Nothing was changed and nothing was sent. Check the disk and its permissions, then start again.',
    DISK_FAILED:
      'The disk reported an error. Nothing was sent, and nothing that was stored is lost. Start Headroom again; if this comes back, have the disk examined.',
    DISK_FULL:
      'The disk is full. Nothing was changed and nothing was sent. Free some space, then start again.',
  },
  otherFailure:
    'Headroom could not start ({code}). Nothing was changed and nothing was sent. Start it again; if this comes back, call support.',
  bug: 'No order was changed and nothing was sent. Restart the computer; if this comes back, call support ({kind}).',
  weakening:
    'Headroom does not start with {option}: it would weaken the protection of photos and account. Nothing was changed. Start Headroom by its icon, or remove {option} from the shortcut that starts it.',
  folderUnnamed:
    'The command line does not say which folder --data means. Nothing was opened or changed. Start again with --data and one folder, or without --data.',
  folderUnusable:
    'The data folder {folder} cannot be used ({code}). Nothing was opened or changed. Check the folder and its permissions, then start again.',
};
