import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { openStudio } from '../../../electron/studio.ts';
import { learnCapabilities, type LearntCapabilities } from '../../../electron/account/capabilities.ts';
import type { Records } from '../../../electron/records/open.ts';
import type { CallFacts } from '../../../electron/service/call.ts';
import { KioskError } from '../../../shared/errors.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { json, startScriptedServer } from '../service/scripted-server.ts';
import { picturesHere, workHere } from '../../support/kiosk/work-here.ts';
import { testScratch } from '../../support/files/test-scratch.ts';
import { openRecords } from '../../support/records/records-file.ts';
import { updatesView } from '../../support/fixture/data.ts';

const account = {
  region: 'eu',
  baseUrl: 'https://eu.photos.example',
  headshotBaseUrl: 'https://heads.example',
} as const;
const unknown = { aiEdit: 'unknown', headshots: 'unknown', faceMatch: 'unknown' };

function records(): Records {
  const opened = openRecords(join(tempFolder(), 'records.sqlite'));
  onTestFinished(() => opened.close());
  return opened;
}

const learning = (
  kept: Pick<Records, 'readOnly' | 'capabilities'>,
  more: {
    readonly since?: string;
    readonly account?: Parameters<typeof learnCapabilities>[0]['account'];
  } = {},
): LearntCapabilities =>
  learnCapabilities({ records: kept, account, since: null, clock: handClock(), log: memoryLog(), ...more });

const done = (endpoint: CallFacts['endpoint']) => ({ endpoint, outcome: 'done', code: null }) as const;
const refused = (endpoint: CallFacts['endpoint'], code: 'SERVICE_NOT_ENABLED' | 'SERVICE_CREDENTIALS') =>
  ({ endpoint, outcome: 'refused', code }) as const;

describe('what is enabled for an account', () => {
  it('is unknown before an answer reveals it, and no unrelated answer does', () => {
    const learnt = learning(records());
    learnt.learn(done('makeIdPhoto'));
    learnt.learn(refused('makeIdPhoto', 'SERVICE_NOT_ENABLED'));
    learnt.learn(refused('aiEdit', 'SERVICE_CREDENTIALS'));
    expect(learnt.view()).toEqual(unknown);
  });

  it('follows the last answer, after a restart too', () => {
    const kept = records();
    const learnt = learning(kept);
    learnt.learn(refused('aiEdit', 'SERVICE_NOT_ENABLED'));
    learnt.learn(refused('faceMatch', 'SERVICE_NOT_ENABLED'));
    learnt.learn(done('generatePortrait'));
    learnt.learn(done('faceMatch'));
    const known = { aiEdit: 'not-enabled', headshots: 'enabled', faceMatch: 'enabled' };
    expect(learnt.view()).toEqual(known);
    expect(learning(kept).view()).toEqual(known);
  });

  it('is known for its host and region only', () => {
    const kept = records();
    learning(kept).learn(done('aiEdit'));
    learning(kept).learn(done('generatePortrait'));
    expect(learning(kept, { account: { ...account, baseUrl: 'https://other.example' } }).view()).toEqual({
      ...unknown,
      headshots: 'enabled',
    });
    expect(learning(kept, { account: { ...account, region: 'us' } }).view()).toEqual(unknown);
    expect(learning(kept, { account: { ...account, headshotBaseUrl: null } }).view()).toMatchObject({
      headshots: 'unknown',
    });
  });

  it('is forgotten when the key changes', () => {
    const kept = records();
    learning(kept).learn(done('aiEdit'));
    expect(learning(kept, { since: '2026-11-21T10:00:00.001Z' }).view()).toEqual(unknown);
    expect(learning(kept, { since: '2026-11-21T10:00:00.000Z' }).view().aiEdit).toBe('enabled');
  });

  it('is known for practice whatever its port', () => {
    const kept = records();
    const at = (port: number) =>
      learning(kept, {
        account: { region: 'practice', baseUrl: `http://127.0.0.1:${port}`, headshotBaseUrl: null },
      });
    at(4_000).learn(done('generatePortrait'));
    expect(at(5_000).view().headshots).toBe('enabled');
  });

  it('is learnt from the studio’s calls', async () => {
    const server = await startScriptedServer();
    const entry = { region: 'eu', baseUrl: server.baseUrl, apiKey: 'k', apiSecret: 's' };
    const studio = await openStudio({
      dataDir: tempFolder(),
      host: 'browser',
      version: '0.0.0',
      launchWork: workHere,
      pictures: picturesHere,
      launchPractice: () => Promise.reject(new Error('there is an account')),
      log: memoryLog(),
      clock: systemClock,
      secrets: memoryStore({ account: JSON.stringify(entry) }),
      scratch: testScratch(),
      who: () => 'staff',
      orderChanged: () => undefined,
      retouchSessionChanged: () => undefined,
      printChanged: () => undefined,
      statusChanged: () => undefined,
      folderChanged: () => undefined,
      languageChosen: () => undefined,
      updates: () => updatesView({ kind: 'checkout' }),
      putBack: () => Promise.resolve(),
    });
    onTestFinished(async () => {
      await studio.close();
      await server.close();
    });
    const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer();
    const edit = () => studio.deps.service.client.aiEdit({ image });

    server.play(json({ message: 'AI edit is not enabled for this account' }, 403));
    expect(await rejectionOf(edit())).toMatch('SERVICE_NOT_ENABLED');
    expect(studio.capabilities.view()).toEqual({ ...unknown, aiEdit: 'not-enabled' });

    server.play(json({ output: image.toString('base64'), width: 64, height: 64 }));
    await edit();
    expect(studio.capabilities.view()).toEqual({ ...unknown, aiEdit: 'enabled' });
  });

  it('is known while the kiosk runs when nothing can be written', () => {
    const put = (): never => {
      throw new KioskError('DISK_FULL', 'full');
    };
    const learnt = learning({ readOnly: false, capabilities: { list: () => [], put } });
    learnt.learn(done('aiEdit'));
    expect(learnt.view().aiEdit).toBe('enabled');
  });
});
