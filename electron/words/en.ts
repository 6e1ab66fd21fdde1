import { calibration } from './en/calibration.ts';
import { closing } from './en/closing.ts';
import { mail } from './en/mail.ts';
import { receipt } from './en/receipt.ts';
import { record } from './en/record.ts';
import { recovery } from './en/recovery.ts';
import { slip } from './en/slip.ts';
import type { Words } from './types.ts';

export const en: Words = { calibration, closing, mail, receipt, record, recovery, slip };
