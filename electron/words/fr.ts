import { calibration } from './fr/calibration.ts';
import { closing } from './fr/closing.ts';
import { customerFile } from './fr/customer-file.ts';
import { mail } from './fr/mail.ts';
import { media } from './fr/media.ts';
import { menu } from './fr/menu.ts';
import { receipt } from './fr/receipt.ts';
import { record } from './fr/record.ts';
import { recovery } from './fr/recovery.ts';
import { slip } from './fr/slip.ts';
import { start } from './fr/start.ts';
import type { Words } from './types.ts';

export const fr: Words = {
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
