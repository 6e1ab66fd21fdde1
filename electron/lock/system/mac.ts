import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import type { AskProgram } from '../../ask-program.ts';
import { isStartedByAgent } from '../unit.ts';
import { closedIf, type Autostart, type Checks } from './checks.ts';

export interface MacSystem {
  readonly autostart: Autostart;
  readonly username: string;
  readonly uid: number;
  readonly env: NodeJS.ProcessEnv;
  readonly ask: AskProgram;
}

/** Returns the checks of a Mac's session. */
export function macChecks({ autostart, username, uid, env, ask }: MacSystem): Checks {
  const isAgent = isStartedByAgent(env);

  /** Returns a value of a settings file; empty when it has none, null when `defaults` does not answer. */
  async function setting(file: string, key: string): Promise<string | null> {
    const answer = await ask('/usr/bin/defaults', ['read', file, key]);
    if (answer === null) return null;
    return answer.code === 0 ? answer.output.trim() : '';
  }
  const settingIs = async (file: string, key: string, wanted: string): Promise<LockGapState> => {
    const value = await setting(file, key);
    return value === null ? 'unknown' : closedIf(value === wanted);
  };

  return {
    start: () => (isAgent ? 'closed' : autostart === null ? 'unknown' : closedIf(autostart)),
    restart: () => closedIf(isAgent),
    'sign-in': () => settingIs('/Library/Preferences/com.apple.loginwindow', 'autoLoginUser', username),
    async rights() {
      if (uid === 0) return 'open';
      const answer = await ask('/usr/bin/id', ['-Gn', username]);
      return answer?.code === 0 ? closedIf(!answer.output.trim().split(/\s+/).includes('admin')) : 'unknown';
    },
    // Profiles for this account are written there, where everybody may read them.
    programs: () =>
      settingIs(
        `/Library/Managed Preferences/${username}/com.apple.applicationaccess.new`,
        'familyControlsEnabled',
        '1',
      ),
    // The desktop program closes it while its window is in front; no call tells whether the system obeys.
    'force-quit': () => 'unknown',
    async dumps() {
      const answer = await ask('/bin/sh', ['-c', 'ulimit -c']);
      return answer?.code === 0 ? closedIf(answer.output.trim() === '0') : 'unknown';
    },
  };
}
