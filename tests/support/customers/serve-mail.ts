/** A real mail server on loopback, with the faults that a test wants; for tests of any runner. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailServer } from '../../../shared/model/mail.ts';
import { makeCertificates, type Certificates } from '../../electron/service/certificates.ts';

let made: Certificates | undefined;
/** Certificates of this test process: `authority` signs the server's own. */
export const mailCertificates = (): Certificates => (made ??= makeCertificates());

export const mailPasswordOfTests = 'correct horse battery staple';

/** A message that the server has received to its end. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came, one character for each byte. */
  readonly source: string;
}

export interface MailServerOfTests {
  readonly account: MailServer;
  readonly received: readonly Received[];
  /** The number of `MAIL FROM` so far. */
  tries(): number;
}

/** A server's answer to a message that it has received whole. */
export type AfterData =
  | 'take'
  | 'hang-up'
  | 'never-answer'
  | { readonly code: number; readonly text: string };

/** A server. The test that started it must stop it. */
export interface ServedMail extends MailServerOfTests {
  stop(): Promise<void>;
}

export interface MailFaults {
  /** The answer to each message, in turn; the last one is repeated. */
  readonly afterData?: readonly AfterData[];
  /** Answers `MAIL FROM` by hanging up, this number of times. */
  readonly hangUps?: number;
  readonly refuses?: { readonly recipient?: string; readonly sender?: string };
  readonly options?: SMTPServerOptions;
}

const answer = (text: string, responseCode: number): Error =>
  Object.assign(new Error(text), { responseCode });

/** Starts a server. It takes the password of the tests, over TLS only. */
export async function serveMail(faults: MailFaults = {}): Promise<ServedMail> {
  const { afterData = ['take'], hangUps = 0, refuses = {}, options = {} } = faults;
  const received: Received[] = [];
  let tries = 0;
  let messages = 0;
  const server = new SMTPServer({
    ...mailCertificates().good,
    ...{ secure: false, disableReverseLookup: true, closeTimeout: 10, logger: false },
    onAuth({ username, password }, _session, done) {
      const right = username === 'studio@example.com' && password === mailPasswordOfTests;
      done(right ? null : answer('5.7.8 Authentication failed', 535), right ? { user: username } : undefined);
    },
    onMailFrom(_address, session, done) {
      tries += 1;
      if (tries <= hangUps) hangUp(session.id);
      else if (refuses.sender !== undefined) done(answer(refuses.sender, 550));
      else done();
    },
    onRcptTo(_address, _session, done) {
      done(refuses.recipient === undefined ? undefined : answer(refuses.recipient, 550));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('latin1'),
        });
        const then = afterData[Math.min(messages, afterData.length - 1)] ?? 'take';
        messages += 1;
        if (then === 'take') done();
        else if (then === 'hang-up') hangUp(session.id);
        else if (then !== 'never-answer') done(answer(then.text, then.code));
      });
    },
    ...options,
  });
  /** Ends a connection without an answer. */
  function hangUp(id: string): void {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === id) connection._socket.destroy();
  }
  // A client that goes away is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    account: {
      ...{ host: '127.0.0.1', port, security: options.secure === true ? 'tls' : 'starttls' },
      ...{ user: 'studio@example.com', senderName: 'Studio Łąka', senderAddress: 'studio@example.com' },
    },
    received,
    tries: () => tries,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** Returns the bytes of a message's attachments, by name. */
export function attachmentsOf({ source }: Received): ReadonlyMap<string, Buffer> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.flatMap((part) => {
      const name = /filename="?([^"\r\n;]+)/.exec(part)?.[1];
      const body = part.slice(part.indexOf('\r\n\r\n'));
      return name === undefined ? [] : [[name, Buffer.from(body, 'base64')] as const];
    }),
  );
}
