/** The parts of the support file that the page reads. The main process writes it (`electron/support/support-file.ts`). */
import type { ErrorCode } from '../../../shared/errors.ts';
import type { BackupsView } from '../../../shared/model/backups.ts';
import type { LockGap } from '../../../shared/model/kiosk-lock.ts';

export interface Support {
  readonly madeAt: string;
  readonly program: {
    readonly version: string;
    readonly mode: 'practice' | 'account';
    readonly electron: string | null;
    readonly node: string;
    readonly host: string;
  };
  readonly system: { readonly platform: string; readonly release: string; readonly arch: string };
  readonly lock: { readonly on: boolean; readonly gaps: readonly LockGap[] | null };
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
  readonly errors: readonly { readonly time: string; readonly message: string }[];
}
