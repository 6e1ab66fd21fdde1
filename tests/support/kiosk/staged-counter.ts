/** A counter whose program has a staged update. */
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { UpdateRefusal } from '../../../shared/model/updates.ts';
import { mailCertificates } from '../customers/mail-server.ts';
import { installProgram } from './installed-program.ts';
import { openCounter } from '../../electron/orders/counter.ts';

/** A print program that takes its sheets from a folder. */
export const printerId = 'folder:0a1b2c3d';
export const lab = (path: string) => ({ id: printerId, name: 'Lab', path, format: 'jpeg' }) as const;

/** A counter whose program has a staged update, and the press that installs it. */
export async function withStaged(change: Partial<StudioSettings> = {}) {
  const program = await installProgram();
  const counter = await openCounter(change, undefined, {
    ...program.ofVersion('1.0.0'),
    mailAuthority: mailCertificates().authority,
  });
  await program.stageOn(counter);
  return {
    ...{ counter, install: program.install },
    press: (): Promise<UpdateRefusal | null> => counter.call('installUpdate', { version: '1.1.0' }),
  };
}
