/** E-mail that staff send to a customer, from the studio's own mail account. */
import type { CodeId, MailId, PhotoId } from '../ids.ts';
import type { SheetLayout } from './sheets.ts';

/** How the connection to the mail server is encrypted: from its first byte, or after `STARTTLS`. There is no third way. */
export const mailSecurities = ['tls', 'starttls'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The usual port of each way (RFC 8314). */
export const usualMailPorts = { tls: 465, starttls: 587 } as const satisfies Record<MailSecurity, number>;

/** The studio's mail account without its password, which is in the keychain. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  /** Empty for the studio's name. */
  readonly senderName: string;
  readonly senderAddress: string;
}

/** A paper or a picture that is attached. It is composed when the e-mail is sent. */
export type MailPart =
  | { readonly kind: 'final'; readonly photoId: PhotoId }
  | { readonly kind: 'sheet'; readonly printerId: string; readonly layout: SheetLayout }
  | { readonly kind: 'slip'; readonly codeId: CodeId }
  | { readonly kind: 'receipt' }
  | { readonly kind: 'record' };

/** `left`: staff left an e-mail of unknown outcome as it was. A cancelled one was certainly not sent. */
export const mailStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'left', 'cancelled'] as const;
export type MailState = (typeof mailStates)[number];

/** Reasons why an e-mail was not sent, or not at the first try. */
export const mailTroubles = [
  // the set-up
  'not-set-up',
  'no-password',
  'keychain',
  // the connection
  'host-not-found',
  'no-connection',
  'timeout',
  'hung-up',
  'no-tls',
  'certificate',
  // the server's answers
  'login',
  'sender',
  'recipient',
  'too-large',
  'no-space',
  'busy',
  'content',
  'protocol',
  // the attachments
  'erased',
  'not-composed',
  /** A reminder that could not be sent while its code was valid. */
  'code-ended',
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** The trouble, and the server's own words; empty when it said nothing. */
export interface MailProblem {
  readonly trouble: MailTrouble;
  readonly reply: string;
}

export interface MailView {
  readonly id: MailId;
  readonly address: string;
  readonly parts: readonly MailPart[];
  /** The code of which it reminds the customer; null for any other e-mail. */
  readonly reminderOf: CodeId | null;
  readonly state: MailState;
  /** The last problem; null before the first, and once the e-mail was sent. */
  readonly problem: MailProblem | null;
  /** Tries so far. */
  readonly attempts: number;
  /** When the next try is due; null unless the e-mail waits. */
  readonly nextTryAt: string | null;
  readonly createdAt: string;
  /** When the state changed last. */
  readonly updatedAt: string;
}

/** True for an e-mail that needs a person: it was not sent, or it is unknown whether it was. */
export const mailNeedsStaff = ({ state }: Pick<MailView, 'state'>): boolean =>
  state === 'refused' || state === 'unknown';

/** A decision of staff about an e-mail: cancel one that waits, send one again, settle one of unknown outcome, or leave
 * it. */
export const mailDecisions = ['send-again', 'arrived', 'cancel'] as const;
export type MailDecision = (typeof mailDecisions)[number];

/** Whether a password is in the keychain for the server of the settings. */
export interface MailAccountView {
  readonly hasPassword: boolean;
}

/** The result of a test e-mail; null when the server took it. */
export interface MailTestView {
  readonly problem: MailProblem | null;
}

/** An address as mail servers of today take it: ASCII before the @, and a domain with a dot after it. */
const addressForm =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^\s@<>"(),:;\\[\]]{1,180}\.[^\s@<>"(),:;\\[\].]{2,63}$/u;

/** True when `text` has the form of an e-mail address. Only the mail server knows whether it exists. */
export const isMailAddress = (text: string): boolean => addressForm.test(text);
