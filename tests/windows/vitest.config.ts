import { defineConfig } from 'vitest/config';

/** Run last and alone, because their programs use the user's one Credential Manager, as every kiosk does. */
const withKeychain = [
  'tests/electron/account-terminal/terminal.test.ts',
  'tests/windows/keychain/**/*.test.ts',
];

/** Fifty kills in four files, side by side, which run first because they take longest. */
const kills = 'tests/windows/kills/*.test.ts';

/** Runs on the Windows Node under Wine: `npm run test:windows`. */
export default defineConfig({
  test: {
    // One per expected core, because all Windows programs share one Wine server.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // A starting kiosk waits for Wine more than it computes, so four fit on two cores.
        test: { name: 'kills', include: [kills], maxWorkers: 4, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'windows',
          include: [
            'tests/windows/**/*.test.ts',
            // Rooms that depend on files, locks and processes; their tests are the same on every system.
            'tests/electron/{account-terminal,exporting,folder,secrets,vault}/**/*.test.ts',
            'tests/electron/records/{open,file/checkpoints,mark/*,migrations/migrations}.test.ts',
            'tests/electron/{instance-lock,log,scratch}.test.ts',
            'tests/faults/{folder-paper,lost-wal}.test.ts',
          ],
          exclude: [...withKeychain, kills],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'keychain',
          include: withKeychain,
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
    setupFiles: ['tests/windows/support/wine-sockets.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
