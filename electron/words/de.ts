import { calibration } from './de/calibration.ts';
import { closing } from './de/closing.ts';
import { customerFile } from './de/customer-file.ts';
import { mail } from './de/mail.ts';
import { media } from './de/media.ts';
import { menu } from './de/menu.ts';
import { receipt } from './de/receipt.ts';
import { record } from './de/record.ts';
import { recovery } from './de/recovery.ts';
import { slip } from './de/slip.ts';
import { start } from './de/start.ts';
import type { Words } from './types.ts';

export const de: Words = {
  calibration,
  closing,
  customerFile,
  mail,
  media,
  menu,
  receipt,
  record,
  recovery,
  slip,
  start,
};
