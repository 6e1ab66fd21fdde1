import { domainToASCII } from 'node:url';
import { KioskError } from '../../shared/errors.ts';
import { newId, type CodeId, type MailId, type OrderId } from '../../shared/ids.ts';
import {
  isMailAddress,
  type MailAccountView,
  type MailDecision,
  type MailPart,
  type MailServer,
  type MailTestView,
  type MailTrouble,
} from '../../shared/model/mail.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { CodeView } from '../../shared/model/photo.ts';
import type { Needs } from '../orders/deps.ts';
import { languageFor } from '../orders/customer-language.ts';
import { existing } from '../orders/existing-order.ts';
import { orderView } from '../orders/order-view.ts';
import type { MailRow } from '../records/orders/mails.ts';
import { mailPassword } from '../secrets/mail-password.ts';
import type { SecretStore } from '../secrets/store.ts';
import { attach, attachingTrouble, refuseForeign, type Attaching } from './attachments.ts';
import { createMailQueue, type QueueOptions } from './queue.ts';
import type { MailPatience, Outgoing, SendOutcome } from './send.ts';
import { customerMail, reminderMail, testMail } from './compose.ts';
import { wordsIn } from '../words/words.ts';

/** E-mail to customers, from the studio's own mail account. */
export type Mail = ReturnType<typeof createMail>;

export interface MailOptions extends Pick<QueueOptions, 'delaysMs'>, Attaching {
  readonly secrets: SecretStore;
  readonly patience?: MailPatience;
  /** For tests: an authority to trust instead of the usual ones, PEM. */
  readonly ca?: string | undefined;
}

/** RFC 5321, section 4.5.3.2.6: a server may take ten minutes to answer a message. */
export const usualPatience: MailPatience = { connectMs: 30_000, answerMs: 600_000 };

/** A test that staff wait for. */
const testPatience: MailPatience = { connectMs: 20_000, answerMs: 60_000 };

const failed = (outcome: 'later' | 'refused', trouble: MailTrouble): SendOutcome => ({
  outcome,
  problem: { trouble, reply: '' },
});

export function createMail(
  deps: Needs<
    'records' | 'service' | 'settings' | 'practice' | 'clock' | 'codeNow' | 'log' | 'note' | 'who' | 'changed'
  >,
  { secrets, ca, patience = usualPatience, ...options }: MailOptions,
) {
  const { records, settings, practice, clock, codeNow } = deps;
  const { mails } = records;
  // Practice has settings of its own, and so a mail account of its own.
  const password = mailPassword(secrets, practice ? 'practice-mail' : 'mail');
  const at = (): string => clock.now().toISOString();
  const studioName = (): string => settings.get().studioName;
  const senderOf = ({ senderName, senderAddress }: MailServer): Outgoing['from'] => ({
    name: senderName === '' ? studioName() : senderName,
    address: senderAddress,
  });

  /** Sends with the account of the settings. `compose` may fail with a KioskError. */
  async function send(
    compose: (server: MailServer) => Promise<Outgoing> | Outgoing,
    begin: () => boolean,
    waits: MailPatience,
  ): Promise<SendOutcome> {
    const server = settings.get().mail;
    if (server === null) return failed('refused', 'not-set-up');
    let word: string | null;
    try {
      word = await password.read(server);
    } catch (error) {
      if (error instanceof KioskError) return failed('later', 'keychain');
      throw error;
    }
    if (word === null) return failed('refused', 'no-password');
    try {
      const mail = await compose(server);
      // With the first e-mail: nodemailer's 21 files would take a good part of the kiosk's start.
      const { sendMail } = await import('./send.ts');
      return await sendMail(mail, { server, password: word, begin, patience: waits, ca });
    } catch (error) {
      if (error instanceof KioskError && error.code !== 'DISK_FULL')
        return failed('refused', attachingTrouble(error));
      throw error;
    }
  }

  /** True for a code that an application can still use. */
  const isValid = ({ expiresAt }: CodeView): boolean => expiresAt > codeNow().toISOString();

  function contentOf({ orderId, reminderOf }: MailRow) {
    const studio = studioName();
    const order = existing(deps, orderId);
    const { mail: words } = wordsIn(languageFor(deps, order));
    const code = reminderOf === null ? null : records.codes.get(reminderOf);
    if (code !== null) return reminderMail(words, { studio, code, practice });
    return customerMail(words, { studio, order: order.number, practice });
  }

  async function deliver(mail: MailRow, begin: () => boolean): Promise<SendOutcome> {
    const { orderId, address, parts, messageId, reminderOf } = mail;
    const code = reminderOf === null ? null : records.codes.get(reminderOf);
    if (code !== null && !isValid(code)) return failed('refused', 'code-ended');
    return send(
      async (server) => {
        refuseForeign(deps, orderId, parts);
        const files = await attach(options, orderId, parts);
        const words = contentOf(mail);
        return { ...words, from: senderOf(server), to: address, files, messageId, date: clock.now() };
      },
      begin,
      patience,
    );
  }
  const queue = createMailQueue({ ...deps, ...options, deliver });

  /** Returns a `Message-ID` (RFC 5322, section 3.6.4). */
  const messageId = (id: string, { senderAddress }: MailServer): string =>
    `<${id}@${domainToASCII(senderAddress.slice(senderAddress.indexOf('@') + 1))}>`;

  type Queued = Pick<MailRow, 'orderId' | 'address' | 'parts' | 'reminderOf'>;
  /** Adds an e-mail to the queue. `wake` it after the transaction. @throws KioskError WRONG_STEP, NOT_FOUND */
  function add(mail: Queued): void {
    refuseForeign(deps, mail.orderId, mail.parts);
    const server = settings.get().mail;
    if (server === null) throw new KioskError('WRONG_STEP', 'no mail account is set up');
    const id = newId('mail');
    mails.insert({ ...mail, id, messageId: messageId(id, server), at: at() });
    deps.note('mail-sent', { order: mail.orderId, subject: id });
  }
  function wake(orderId: OrderId): void {
    queue.wake();
    deps.changed(orderId);
  }

  const orderOf = (id: MailId): OrderId => {
    const mail = mails.get(id);
    if (mail === null) throw new KioskError('NOT_FOUND', 'no such e-mail');
    return mail.orderId;
  };

  return {
    async account(): Promise<MailAccountView> {
      const server = settings.get().mail;
      return { hasPassword: server !== null && (await password.read(server)) !== null };
    },

    /** Keeps the password of the account in the settings. @throws KioskError WRONG_STEP, KEYCHAIN_UNAVAILABLE */
    async savePassword(text: string): Promise<MailAccountView> {
      const server = settings.get().mail;
      if (server === null) throw new KioskError('WRONG_STEP', 'no mail account is set up');
      await password.write(server, text);
      return { hasPassword: true };
    },

    /** Sends a test e-mail now. It is in no queue: a failure is reported at once. */
    async test(address: string): Promise<MailTestView> {
      const outcome = await send(
        (server) => ({
          ...testMail(wordsIn(settings.get().language).mail, { studio: studioName(), practice }),
          ...{ from: senderOf(server), to: address, files: [], date: clock.now() },
          messageId: messageId(newId('mail'), server),
        }),
        () => true,
        testPatience,
      );
      return { problem: 'problem' in outcome ? outcome.problem : null };
    },

    /**
     * Puts an e-mail into the queue.
     * @throws KioskError NOT_FOUND; WRONG_STEP before payment, and while no mail account is set up
     */
    send(orderId: OrderId, address: string, parts: readonly MailPart[]): OrderView {
      existing(deps, orderId);
      records.transaction(() => add({ orderId, address, parts, reminderOf: null }));
      wake(orderId);
      return orderView(deps, orderId);
    },

    /**
     * Puts an e-mail into the queue that reminds the customer of a code and brings its slip.
     * @throws KioskError NOT_FOUND; WRONG_STEP for an ended code, for a customer without an e-mail address, and as `send` does
     */
    remind(codeId: CodeId): CodeView {
      const code = records.codes.get(codeId);
      if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
      const { orderId, email: address } = code;
      if (!isValid(code)) throw new KioskError('WRONG_STEP', 'the code has ended');
      if (!isMailAddress(address)) throw new KioskError('WRONG_STEP', 'the customer has no e-mail address');
      records.transaction(() => {
        add({ orderId, address, parts: [{ kind: 'slip', codeId }], reminderOf: codeId });
        records.codes.setReminded(codeId, { by: deps.who(), at: at(), way: 'email' });
      });
      wake(orderId);
      return records.codes.get(codeId) ?? code;
    },

    /** Does what staff decide. A decision that came too late changes nothing. @throws KioskError NOT_FOUND */
    decide(id: MailId, decision: MailDecision): OrderView {
      const orderId = orderOf(id);
      records.transaction(() => {
        if (decision === 'send-again') mails.sendAgain(id, at());
        else if (decision === 'arrived') mails.settle(id, ['unknown'], 'sent', at());
        else if (!mails.settle(id, ['unknown'], 'left', at()))
          mails.settle(id, ['waiting', 'refused'], 'cancelled', at());
        deps.note('mail-settled', { order: orderId, subject: id, decision });
      });
      wake(orderId);
      return orderView(deps, orderId);
    },

    /** Goes on with the e-mail that the last run left. What was being sent then is of unknown outcome. */
    resume(): void {
      mails.recover(at(), records.gap !== null);
      queue.wake();
    },
    /** True while an e-mail is being sent. */
    isSending: () => queue.isSending(),
    /** Sends none of the queue until `release`. */
    hold: () => queue.hold(),
    release: () => queue.release(),
    stop: () => queue.stop(),
  };
}
