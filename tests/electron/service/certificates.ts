import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Identity {
  readonly key: string;
  readonly cert: string;
}

export interface Certificates {
  /** A certificate authority that a test may trust. */
  readonly authority: string;
  /** For `localhost` and 127.0.0.1, from that authority. */
  readonly good: Identity;
  /** From that authority, for another host name. */
  readonly otherName: Identity;
  /** From that authority, long expired. */
  readonly expired: Identity;
  readonly selfSigned: Identity;
}

/** Makes certificates with the `openssl` program in a temporary folder, so that none is ever committed. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-tls-'));
  const openssl = (...words: string[]): void => {
    execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  };
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const identity = (name: string, names: string, ...dates: string[]): Identity => {
    openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    writeFileSync(join(folder, `${name}.ext`), `subjectAltName=${names}\n`);
    const signing = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signing, '-out', `${name}.crt`, ...dates);
    return { key: read(`${name}.key`), cert: read(`${name}.crt`) };
  };
  try {
    const authorityName = ['-subj', '/CN=Test Authority', '-days', '2'];
    openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.crt', ...authorityName);
    const local = 'DNS:localhost,IP:127.0.0.1';
    const own = ['-subj', '/CN=localhost', '-days', '2', '-addext', `subjectAltName=${local}`];
    openssl('req', '-x509', ...newKey, '-keyout', 'self.key', '-out', 'self.crt', ...own);
    return {
      authority: read('ca.crt'),
      good: identity('good', local, '-days', '2'),
      otherName: identity('other', 'DNS:elsewhere.example', '-days', '2'),
      // A negative number of days ends before it begins; OpenSSL 3 accepts it when signing.
      expired: identity('expired', local, '-days', '-1'),
      selfSigned: { key: read('self.key'), cert: read('self.crt') },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
