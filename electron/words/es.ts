import { calibration } from './es/calibration.ts';
import { closing } from './es/closing.ts';
import { customerFile } from './es/customer-file.ts';
import { mail } from './es/mail.ts';
import { media } from './es/media.ts';
import { menu } from './es/menu.ts';
import { receipt } from './es/receipt.ts';
import { record } from './es/record.ts';
import { recovery } from './es/recovery.ts';
import { slip } from './es/slip.ts';
import { start } from './es/start.ts';
import type { Words } from './types.ts';

export const es: Words = {
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
