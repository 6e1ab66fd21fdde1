import { calibration } from './en/calibration.ts';
import { closing } from './en/closing.ts';
import { customerFile } from './en/customer-file.ts';
import { mail } from './en/mail.ts';
import { media } from './en/media.ts';
import { menu } from './en/menu.ts';
import { receipt } from './en/receipt.ts';
import { record } from './en/record.ts';
import { recovery } from './en/recovery.ts';
import { slip } from './en/slip.ts';
import { start } from './en/start.ts';
import type { Words } from './types.ts';

export const en: Words = {
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
