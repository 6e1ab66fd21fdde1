import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAnswerRoom, rowsBytes, vaultWithin } from '../../../electron/vault/answer-room.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { KioskError } from '../../../shared/errors.ts';
import { newId } from '../../../shared/ids.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { privateFile } from '../../support/posix.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const MiB = 1024 * 1024;

function freshRoom(folder = tempFolder()) {
  const file = join(folder, 'studio', 'answer-room');
  return { room: createAnswerRoom(file), file, folder };
}

/** Returns the bytes that a file occupies on its disk. */
const taken = (file: string): number => statSync(file).blocks * 512;

describe('the reserved space for the answers of paid calls', () => {
  it('is really allocated, in a file that only its owner can read', async () => {
    const { room, file } = freshRoom();
    await room.hold(4 * MiB);
    expect(taken(file)).toBeGreaterThanOrEqual(4 * MiB + rowsBytes);
    expect(statSync(file).mode & 0o777).toBe(privateFile);
  });

  it('is created once and kept for the next call', async () => {
    const { room, file } = freshRoom();
    (await room.hold(4 * MiB)).end();
    const { ino, mtimeMs } = statSync(file);
    (await room.hold(4 * MiB)).end();
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });

  it('is as large as all calls under way need together', async () => {
    const { room, file } = freshRoom();
    const [one, other] = await Promise.all([room.hold(2 * MiB), room.hold(4 * MiB)]);
    expect(taken(file)).toBeGreaterThanOrEqual(6 * MiB + 2 * rowsBytes);
    await one.give('rows');
    expect(statSync(file).size).toBe(4 * MiB + rowsBytes);
    await other.give('answer');
    expect(statSync(file).size).toBe(rowsBytes);
  });

  it('is used in two parts, each once, and created again for a later call', async () => {
    const { room, file } = freshRoom();
    const held = await room.hold(2 * MiB);
    expect(await held.give('answer')).toBe(true);
    expect(await held.give('answer')).toBe(false);
    expect(statSync(file).size).toBe(rowsBytes);
    expect(await held.give('rows')).toBe(true);
    expect(await held.give('rows')).toBe(false);
    expect(statSync(file).size).toBe(0);
    held.end();
    await room.hold(2 * MiB);
    expect(taken(file)).toBeGreaterThanOrEqual(2 * MiB + rowsBytes);
  });

  it('is not used by another call while an answer is written into it', async () => {
    const { room } = freshRoom();
    const held = await room.hold(MiB);
    await held.give('answer');
    expect(await rejectionOf(room.hold(MiB))).toBe('DISK_FULL');
    held.end();
    (await room.hold(MiB)).end();
  });

  it.each([
    ['with holes', (file: string) => truncateSync(file, 64 * MiB)],
    ['that was cut short', (file: string) => truncateSync(file, MiB)],
    ['that was emptied', (file: string) => writeFileSync(file, '')],
    ['that was deleted', (file: string) => rmSync(file)],
  ])('is created again from a file %s', async (_how, spoil) => {
    const { room, file } = freshRoom();
    (await room.hold(2 * MiB)).end();
    spoil(file);
    await room.hold(2 * MiB);
    expect(taken(file)).toBeGreaterThanOrEqual(2 * MiB + rowsBytes);
  });

  it('is created in small pieces, between which the main thread does other work', async () => {
    const { room } = freshRoom();
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    await room.hold(144 * MiB);
    clearInterval(counting);
    // A piece of 1 MiB takes far less than the 16 ms for which the main thread may be blocked.
    expect(turns).toBeGreaterThan(10);
  });
});

describe('an answer on a disk that fails', () => {
  it('is written once more, and the log says so', async () => {
    const { room, folder } = freshRoom();
    const vault = createVault({ dir: join(folder, 'vault'), key: new Uint8Array(32) });
    const failures = [new KioskError('DISK_FAILED', 'EIO', { reason: 'write' })];
    const failing = (): typeof vault => ({
      ...vault,
      put(id, bytes) {
        const failure = failures.pop();
        return failure === undefined ? vault.put(id, bytes) : Promise.reject(failure);
      },
    });
    const log = memoryLog();
    const held = await room.hold(MiB);
    const id = newId('img');

    await vaultWithin(failing(), held, log).put(id, new Uint8Array([7]));

    expect([...(await vault.get(id))]).toEqual([7]);
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { code: 'DISK_FAILED' } }]);
    failures.push(new KioskError('RECORDS_READ_ONLY', 'EROFS'));
    expect(await rejectionOf(vaultWithin(failing(), held, log).put(newId('img'), new Uint8Array([7])))).toBe(
      'RECORDS_READ_ONLY',
    );
  });
});

describe.skipIf(!canMount)('the space for answers on a full disk', () => {
  it('is refused before a call is sent, says how much is missing, and allocates nothing', async () => {
    const { folder } = smallDisk(12);
    const { room, file } = freshRoom(folder);
    expect(await rejectionOf(room.hold(16 * MiB))).toBe('DISK_FULL');
    expect(room.missingBytes).toBe(16 * MiB + rowsBytes);
    expect(statSync(file).size).toBe(0);
    (await room.hold(MiB)).end();
    expect(room.missingBytes).toBe(0);
  });

  it('lets an answer be written when nothing else can be', async () => {
    const { folder } = smallDisk(16);
    const { room } = freshRoom(folder);
    const vault = createVault({ dir: join(folder, 'vault'), key: new Uint8Array(32) });
    const held = await room.hold(4 * MiB);
    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(16 * MiB))).toThrow('ENOSPC');

    const answer = new Uint8Array(3 * MiB).fill(5);
    expect(await rejectionOf(vault.put(newId('img'), answer))).toBe('DISK_FULL');
    const id = newId('img');
    await vaultWithin(vault, held, memoryLog()).put(id, answer);
    expect(Buffer.from(await vault.get(id)).equals(answer)).toBe(true);
    expect(await rejectionOf(vaultWithin(vault, held, memoryLog()).put(newId('img'), answer))).toBe(
      'DISK_FULL',
    );
  });
});
