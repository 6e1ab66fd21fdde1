import type { KoffiFunc } from 'koffi';
import { loadKoffi, systemLibrary, WindowsError } from '../windows/ffi.ts';

/** Windows' Credential Manager. Every method throws WindowsError. */
export interface CredentialCalls {
  /** Null when there is no such credential. */
  read(target: string): Promise<Buffer | null>;
  /** Creates or changes the credential. */
  write(target: string, user: string, blob: Buffer): Promise<void>;
  /** Does nothing when there is no such credential. */
  remove(target: string): Promise<void>;
}

/** wincred.h: CRED_TYPE_GENERIC. */
const generic = 1;
/** wincred.h: CRED_PERSIST_LOCAL_MACHINE. The credential stays on this computer, like the records and pictures. */
const onThisMachine = 2;
/** Microsoft Learn, System Error Codes: ERROR_NOT_FOUND. */
const notFound = 1168;

/** koffi's own reference to memory that Windows allocated. */
type Pointer = bigint;

let calls: Promise<CredentialCalls> | undefined;

/**
 * Loads the calls once; after a failure, the next use tries again. @throws when koffi or the library cannot be loaded
 */
export function loadCredentialCalls(): Promise<CredentialCalls> {
  calls ??= load().catch((error: unknown) => {
    calls = undefined;
    throw error;
  });
  return calls;
}

async function load(): Promise<CredentialCalls> {
  const koffi = await loadKoffi();
  const [advapi, kernel] = await Promise.all([systemLibrary('advapi32.dll'), systemLibrary('kernel32.dll')]);
  // Microsoft Learn, CREDENTIALW.
  const credential = koffi.struct('CREDENTIALW', {
    Flags: 'uint32_t',
    Type: 'uint32_t',
    TargetName: 'str16',
    Comment: 'str16',
    LastWritten: koffi.array('uint32_t', 2),
    CredentialBlobSize: 'uint32_t',
    CredentialBlob: 'void *',
    Persist: 'uint32_t',
    AttributeCount: 'uint32_t',
    Attributes: 'void *',
    TargetAlias: 'str16',
    UserName: 'str16',
  });
  const lastError = kernel<() => number>('uint32_t GetLastError()');
  const credRead = advapi<(target: string, type: number, flags: 0, out: [Pointer | null]) => number>(
    'int CredReadW(str16 target, uint32_t type, uint32_t flags, _Out_ void **credential)',
  );
  const credWrite = advapi<(credential: object, flags: 0) => number>(
    'int CredWriteW(CREDENTIALW *credential, uint32_t flags)',
  );
  const credDelete = advapi<(target: string, type: number, flags: 0) => number>(
    'int CredDeleteW(str16 target, uint32_t type, uint32_t flags)',
  );
  const credFree = advapi<(credential: Pointer) => void>('void CredFree(void *credential)');

  /**
   * Makes a call in another thread, because the service behind it may hang. koffi returns that thread's last error.
   *
   * @returns 0, or the error's number
   */
  const errorOf = <Args extends unknown[]>(call: KoffiFunc<(...args: Args) => number>, ...args: Args) =>
    new Promise<number>((resolve, reject) => {
      call.async(...args, (failure: unknown, ok: number) => {
        const number = ok === 0 ? lastError() : 0;
        if (failure instanceof Error) reject(failure);
        else resolve(number);
      });
    });

  return {
    async read(target) {
      const out: [Pointer | null] = [null];
      const number = await errorOf(credRead, target, generic, 0, out);
      if (number === notFound) return null;
      if (number !== 0 || out[0] === null) throw new WindowsError('CredReadW', number);
      try {
        const { CredentialBlob: blob, CredentialBlobSize: size } = koffi.decode(out[0], credential) as {
          readonly CredentialBlob: Pointer | null;
          readonly CredentialBlobSize: number;
        };
        // Copies the data: Electron allows no view of foreign memory.
        return blob === null
          ? Buffer.alloc(0)
          : Buffer.from(koffi.decode(blob, 'uint8_t', size) as Uint8Array);
      } finally {
        credFree(out[0]);
      }
    },
    async write(target, user, blob) {
      const number = await errorOf(
        credWrite,
        {
          ...{ Flags: 0, Type: generic, TargetName: target, Comment: null, LastWritten: [0, 0] },
          ...{ CredentialBlobSize: blob.length, CredentialBlob: blob, Persist: onThisMachine },
          ...{ AttributeCount: 0, Attributes: null, TargetAlias: null, UserName: user },
        },
        0,
      );
      if (number !== 0) throw new WindowsError('CredWriteW', number);
    },
    async remove(target) {
      const number = await errorOf(credDelete, target, generic, 0);
      if (number !== 0 && number !== notFound) throw new WindowsError('CredDeleteW', number);
    },
  };
}
