/** Status, settings, the studio's account and its supervisor. */
import { z } from 'zod';
import { regions } from '../model/account.ts';
import { id, nothing } from './parts.ts';
import { pictureBytes } from './pictures.ts';
import { settingsSchema } from './settings.ts';

const pin = z.string().regex(/^\d{4,12}$/);

export const accountCalls = {
  kioskStatus: nothing,
  settings: nothing,
  saveSettings: z.strictObject({ settings: settingsSchema }),
  logo: nothing,
  saveLogo: z.strictObject({ bytes: pictureBytes.nullable() }),
  account: nothing,
  accountStatus: nothing,
  connectAccount: z.strictObject({
    region: z.enum(regions),
    baseUrl: z.string().max(300),
    /** Empty when the studio has no headshots. */
    headshotBaseUrl: z.string().max(300),
    apiKey: z.string().max(1_000),
    apiSecret: z.string().max(1_000),
  }),
  disconnectAccount: nothing,
  setPin: z.strictObject({ currentPin: z.union([z.literal(''), pin]), newPin: pin }),
  unlockSupervisor: z.strictObject({ pin }),
  lockSupervisor: nothing,

  acknowledgeCredit: nothing,
  openAgain: nothing,
  startNewRecords: z.strictObject({ pin: z.union([z.literal(''), pin]) }),
  recordsGap: nothing,
  acceptRecordsGap: z.strictObject({ gapId: id('gap') }),
};
