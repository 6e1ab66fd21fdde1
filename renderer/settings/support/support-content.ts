/** The parts of the support file that the page reads. The main process writes it (`electron/support/support-file.ts`). */
import type { BackupsView } from '../../../shared/model/backups.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { LockGap } from '../../../shared/model/kiosk-lock.ts';

/** The program and the computer, which the file has in every state. */
interface AboutProgram {
  readonly madeAt: string;
  readonly program: {
    readonly version: string;
    readonly electron: string | null;
    readonly node: string;
    readonly host: string;
  };
  readonly system: { readonly platform: string; readonly release: string; readonly arch: string };
  readonly lock: { readonly on: boolean; readonly gaps: readonly LockGap[] | null };
  readonly errors: readonly { readonly time: string; readonly message: string }[];
}

/** The file where the records could not be read, and why. */
export interface ShortSupport extends AboutProgram {
  readonly notRead: { readonly code: ErrorCode; readonly reason: string | null };
}

export interface Support extends AboutProgram {
  readonly program: AboutProgram['program'] & { readonly mode: 'practice' | 'account' };
  readonly notRead?: never;
  readonly records: {
    readonly migration: number;
    readonly sqlite: string;
    readonly bytes: number;
    readonly blocked: string | null;
  };
  readonly service: { readonly region: string | null; readonly failure: ErrorCode | null };
  readonly backups:
    | (Pick<BackupsView, 'last' | 'failure'> & {
        readonly hasFolder: boolean;
      })
    | null;
  readonly printers: readonly {
    readonly id: string;
    readonly state?: string;
    readonly trouble?: string | null;
  }[];
  readonly cameras: Readonly<
    Record<string, { readonly version: string | null; readonly models: readonly string[] }>
  >;
  readonly settings: { readonly camera: string | null };
  readonly queues: {
    readonly prints: { readonly underWay: number; readonly waitingForStaff: number };
    readonly mail: { readonly sending: boolean; readonly nextTryAt: string | null };
  };
}
