import type { KeptOptions } from './kept.ts';
import type { Release, UpdatePlatform } from './release.ts';

/** The part of updates that the installed program does: it runs installers. */
export interface UpdateHost {
  readonly platform: UpdatePlatform;
  /** As Node names it. */
  readonly arch: string;
  /** Returns whether the system asks for an administrator before it installs. @param release null before one is here */
  needsAdministrator(release: Release | null): boolean;
  /**
   * Verifies a kept release once more, starts its installer and ends the program, which starts again afterwards.
   * @throws UpdateFailure `not-installed` when the installer was refused; the program then goes on
   */
  install(release: Release, kept: KeptOptions): Promise<void>;
}
