import { calibration } from './pl/calibration.ts';
import { closing } from './pl/closing.ts';
import { customerFile } from './pl/customer-file.ts';
import { mail } from './pl/mail.ts';
import { media } from './pl/media.ts';
import { menu } from './pl/menu.ts';
import { receipt } from './pl/receipt.ts';
import { record } from './pl/record.ts';
import { recovery } from './pl/recovery.ts';
import { slip } from './pl/slip.ts';
import { start } from './pl/start.ts';
import type { Words } from './types.ts';

export const pl: Words = {
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
