/** Finds out what went wrong with an e-mail, from nodemailer's error and the server's reply. */
import type { MailProblem, MailTrouble } from '../../shared/model/mail.ts';

/** An error of nodemailer, as far as this room reads it. */
interface SmtpError {
  readonly code: string;
  /** The code of the socket's error, where nodemailer has replaced it. */
  readonly originalCode: string;
  /** The command that failed; `CONN` for the connection. */
  readonly command: string;
  /** The server's answer; empty without one. */
  readonly reply: string;
  /** The reply's number; 0 without one. */
  readonly status: number;
}

/** Longest reply of a server that is kept, characters. */
const longestReply = 300;

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

export function smtpError(error: unknown): SmtpError {
  const from = typeof error === 'object' && error !== null ? error : {};
  const reply = textOf(from, 'response');
  return {
    code: textOf(from, 'code'),
    originalCode: textOf(from, 'originalCode'),
    command: textOf(from, 'command'),
    reply,
    status: Number(/^\d{3}/.exec(reply)?.[0] ?? 0),
  };
}

/** Errors of a certificate, as Node names them: OpenSSL's `X509_V_ERR_*` without the prefix, and its own. */
const certificateCodes =
  /CERT|SIGNATURE|SELF_SIGNED|ALTNAME|CRL|ISSUER|^HOSTNAME_MISMATCH|PURPOSE|CA_MD_|CA_KEY_/;
/** The server does not speak TLS, or only a version that is not secure any more. */
const tlsCodes = /^ERR_SSL|^EPROTO$/;
const noConnectionCodes = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EACCES']);
/** Enhanced status codes (RFC 3463): a full mailbox, and a message that is too large. */
const fullMailbox = /^\d{3}[ -]\d\.2\.2\b/;
const tooLarge = /^\d{3}[ -]\d\.(?:2\.3|3\.4)\b/;

function troubleOfConnection({ code, originalCode, reply, status }: SmtpError): MailTrouble {
  if (code === 'EDNS') return 'host-not-found';
  if (certificateCodes.test(originalCode)) return 'certificate';
  if (tlsCodes.test(originalCode)) return 'no-tls';
  if (code === 'ETLS') return reply === '' && originalCode !== '' ? 'hung-up' : 'no-tls';
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return 'timeout';
  if (noConnectionCodes.has(originalCode)) return 'no-connection';
  if (status >= 400 && status < 500) return 'busy';
  return code === 'EPROTOCOL' ? 'protocol' : 'hung-up';
}

function troubleOfAnswer({ code, command, reply, status }: SmtpError): MailTrouble {
  if (code === 'EAUTH') return status >= 400 && status < 500 ? 'busy' : 'login';
  if (fullMailbox.test(reply) || status === 452) return 'no-space';
  if (tooLarge.test(reply) || (command === 'MAIL FROM' && (status === 0 || status === 552)))
    return 'too-large';
  if (command === 'DATA' && status === 552) return 'too-large';
  if (status === 552) return 'no-space';
  if (status === 530) return 'login';
  if (status < 500) return 'busy';
  if (command === 'MAIL FROM') return 'sender';
  return command === 'RCPT TO' ? 'recipient' : 'content';
}

/** The commands whose answers say something about the login, the addresses or the message. */
const answered = /^(?:AUTH|MAIL FROM|RCPT TO|DATA|API)/;

export function problemOf(error: SmtpError): MailProblem {
  const trouble = answered.test(error.command) ? troubleOfAnswer(error) : troubleOfConnection(error);
  const reply = error.reply.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return { trouble, reply: reply.slice(0, longestReply) };
}

/** Troubles that pass, or that staff can only wait for. All others need a person before another try. */
const passing: ReadonlySet<MailTrouble> = new Set([
  ...(['host-not-found', 'no-connection', 'timeout', 'hung-up', 'busy', 'no-space', 'keychain'] as const),
]);

/** True when another try may succeed without anyone doing anything: the server did not refuse for good (5yz). */
export const mayPass = ({ trouble, reply }: MailProblem): boolean =>
  passing.has(trouble) && !reply.startsWith('5');
