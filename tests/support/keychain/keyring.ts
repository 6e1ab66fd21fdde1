import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const programs = ['/usr/bin/dbus-daemon', '/usr/bin/gnome-keyring-daemon'];

/** True when a Secret Service for the tests can be started here. */
export const hasKeyring = process.platform === 'linux' && programs.every((path) => existsSync(path));

export type KeyringState = { readonly password: string } | 'locked' | 'bus-only';

export interface Keyring {
  /** The environment that a process needs to reach this keyring and no other. */
  readonly env: NodeJS.ProcessEnv;
  /** Unlocks a running, locked keyring as a sign-in does. */
  unlock(password: string): Promise<void>;
  /** Keeps the keyring from answering, or lets it answer again. */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

/** Returns an environment without any session of the person who runs the tests. */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
  };
}

/**
 * Starts a message bus with a keyring of its own. The keyring stores its data in `home`, where the next start finds
 * it.
 *
 * @param how a password unlocks the keyring, over its standard input; `bus-only` starts none
 */
export async function startKeyring(home: string, how: KeyringState): Promise<Keyring> {
  mkdirSync(join(home, 'data'), { recursive: true, mode: 0o700 });
  const env = bareEnvironment(home);
  // `--nopidfile` and a configuration without service folders: the bus cannot start another keyring on its own.
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], {
    env: { ...env, XDG_DATA_DIRS: home },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const started: ChildProcess[] = [bus];
  const stop = async (): Promise<void> => {
    for (const child of started.toReversed()) await end(child);
  };
  try {
    const address = await firstLine(bus);
    const session = { ...env, DBUS_SESSION_BUS_ADDRESS: address };
    if (how !== 'bus-only') {
      const daemon = startDaemon(session, how);
      started.push(daemon);
      await owned(session, daemon);
    }
    return {
      env: session,
      unlock: (password) => unlockRunning(join(home, 'keyring', 'control'), password),
      hang: (isHanging) => void started.at(-1)?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT'),
      stop,
    };
  } catch (error) {
    // A bus without its keyring would outlive the tests, because no other code knows of it.
    await stop();
    throw error;
  }
}

function startDaemon(env: NodeJS.ProcessEnv, how: { readonly password: string } | 'locked'): ChildProcess {
  const unlock = how === 'locked' ? [] : ['--unlock'];
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--components=secrets', ...unlock], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // A daemon that ends at once does not read its password; `owned` detects its absence.
  daemon.stdin.on('error', () => undefined);
  daemon.stdin.end(how === 'locked' ? '' : how.password);
  return daemon;
}

/**
 * Speaks to gnome-keyring's control socket as its PAM module does (pam/gkr-pam-client.c): a byte with the sender's
 * credentials, then length, operation and the password with its length.
 */
async function unlockRunning(socketPath: string, password: string): Promise<void> {
  const [head, unlockOperation] = [12, 1];
  const message = Buffer.alloc(1 + head + password.length);
  message.writeUInt32BE(head + password.length, 1);
  message.writeUInt32BE(unlockOperation, 5);
  message.writeUInt32BE(password.length, 9);
  message.write(password, 13);
  const socket = connect(socketPath);
  socket.write(message);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (answer.readUInt32BE(4) !== 0) throw new Error('The keyring was not unlocked.');
}

/** Waits until a process on the bus owns the Secret Service's name; fails when the daemon has ended. */
async function owned(env: NodeJS.ProcessEnv, daemon: ChildProcess): Promise<void> {
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.GetNameOwner',
  ];
  for (let tries = 0; tries < 100 && daemon.exitCode === null; tries += 1) {
    const ask = spawn('dbus-send', [...question, 'string:org.freedesktop.secrets'], { env, stdio: 'ignore' });
    const [code] = (await once(ask, 'exit')) as [number | null];
    if (code === 0) return;
    await sleep(50);
  }
  throw new Error('The keyring did not appear on its bus.');
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The bus has no output.');
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('The bus gave no address.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
