/** Sends one e-mail to a mail server over an encrypted connection (RFC 5321, 8314). */
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { FileView } from '../../shared/model/files.ts';
import type { MailProblem, MailServer } from '../../shared/model/mail.ts';
import { mayPass, problemOf, smtpError } from './problem.ts';

/** An e-mail in full. */
export interface Outgoing {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly FileView[];
  readonly messageId: string;
  readonly date: Date;
}

/** How a try ended. */
export type SendOutcome =
  | { readonly outcome: 'sent' }
  /** The server has certainly not taken it: `later` may succeed, `refused` needs a person. */
  | { readonly outcome: 'later' | 'refused'; readonly problem: MailProblem }
  /** The message was on its way, and the server's answer is missing. */
  | { readonly outcome: 'unknown'; readonly problem: MailProblem }
  /** `begin` said no. Nothing was sent. */
  | { readonly outcome: 'cancelled' };

export interface SendOptions {
  readonly server: MailServer;
  readonly password: string;
  /**
   * Called when the server waits for the message, before its first byte. Returns false to send nothing. When it throws,
   * nothing is sent either.
   */
  readonly begin: () => boolean;
  /** Time for connecting, for the greeting, and for an answer, ms. */
  readonly patience: MailPatience;
  /** For tests: an authority to trust instead of the usual ones, PEM. */
  readonly ca?: string | undefined;
}

export interface MailPatience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** nodemailer encodes each piece at once: pieces of this size take a fraction of a millisecond. */
const pieceBytes = 64 * 1024;

function* pieces(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(pieceBytes, bytes.byteLength - at));
  }
}

/** Returns the size of the message at most, for servers with a limit: base64 with its line breaks, and the headers. */
const sizeOf = ({ text, files }: Outgoing): number =>
  files.reduce(
    (sum, { bytes }) => sum + Math.ceil((bytes.byteLength / 54) * 74) + 1_024,
    4_096 + text.length * 4,
  );

const mimeOf = ({ from, to, subject, text, files, messageId, date }: Outgoing) =>
  new MailComposer({
    ...{ from, to: { name: '', address: to }, subject, text, messageId, date },
    // No automatic replies, such as "out of office" (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files.map(({ name, mime, bytes }) => ({
      filename: name,
      contentType: mime,
      content: Readable.from(pieces(bytes), { objectMode: false }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();

function connectionTo({ server, patience, ca }: SendOptions): SMTPConnection {
  const { host, port, security } = server;
  return new SMTPConnection({
    ...{ host, port },
    secure: security === 'tls',
    requireTLS: true,
    // As other mail programs do: the computer's own name is no one's business.
    name: '[127.0.0.1]',
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.answerMs,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) },
  });
}

type Done = (error?: Error | null) => void;

/** Waits for one step of the connection. An error of the connection itself ends every step. */
const step = (connection: SMTPConnection, start: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    start((error) => {
      connection.removeListener('error', reject);
      if (error === undefined || error === null) resolve();
      else reject(error);
    });
  });

/**
 * Tries once. Never throws for a failure of the connection or the server.
 * @throws what `begin` throws, after closing the connection
 */
export async function sendMail(mail: Outgoing, options: SendOptions): Promise<SendOutcome> {
  const { server, password, begin } = options;
  const connection = connectionTo(options);
  // An error after a step has failed, for example while the connection closes, changes nothing any more.
  connection.on('error', () => undefined);
  const { state, body } = messageOf(mail, begin);
  try {
    await step(connection, (done) => connection.connect(done));
    await step(connection, (done) => connection.login({ user: server.user, pass: password }, done));
    const envelope = { from: mail.from.address, to: mail.to, size: sizeOf(mail) };
    await step(connection, (done) => connection.send(envelope, body, done));
    connection.quit();
    return { outcome: 'sent' };
  } catch (error) {
    connection.close();
    if (state.cancelled) return { outcome: 'cancelled' };
    if (state.failure !== null) throw state.failure.error;
    const told = smtpError(error);
    const problem = problemOf(told);
    // Only a reply to the message itself says that a message on its way was not taken.
    const certain = !state.begun || (told.command === 'DATA' && told.status >= 400);
    if (!certain) return { outcome: 'unknown', problem: { trouble: 'hung-up', reply: problem.reply } };
    return { outcome: mayPass(problem) ? 'later' : 'refused', problem };
  } finally {
    body.destroy();
  }
}

/** The message as a stream that is not read before the server waits for it, and how far the reading has come. */
function messageOf(mail: Outgoing, begin: () => boolean) {
  const state: { begun: boolean; cancelled: boolean; failure: { readonly error: unknown } | null } = {
    ...{ begun: false, cancelled: false, failure: null },
  };
  async function* read(): AsyncGenerator<Buffer> {
    try {
      state.cancelled = !begin();
    } catch (error) {
      state.failure = { error };
    }
    if (state.cancelled || state.failure !== null) throw new Error('nothing is sent');
    state.begun = true;
    yield* mimeOf(mail).createReadStream() as AsyncIterable<Buffer>;
  }
  return { state, body: Readable.from(read(), { objectMode: false }) };
}
