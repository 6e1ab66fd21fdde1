/** A studio takes data along from practice once, with its own recovery key, also when its account was set while the kiosk was closed. */
import { expect, it, onTestFinished } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import {
  pin,
  startServer,
  credentials,
  connect,
  inPractice,
  setUp,
} from '../../support/kiosk/practice-studio.ts';

it('does not carry the proof of another recovery key', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  await connect(kiosk, server);
  expect(await kiosk.call('settings')).toMatchObject({ recoveryKeyProvenAt: null });
  expect(await kiosk.call('recoveryKey')).toMatch(/^(?:\w{4} ){13}\w{4}$/);
});

it('happens once: a studio that connects again keeps what it has changed since', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  await connect(kiosk, server);
  await kiosk.call('saveSettings', {
    settings: { ...(await kiosk.call('settings')), studioName: 'Photo Bianchi' },
  });
  await kiosk.call('disconnectAccount');
  expect(await kiosk.call('settings')).toMatchObject({ studioName: 'Photo Rossi' });
  await connect(kiosk, server);
  expect(await kiosk.call('settings')).toMatchObject({ studioName: 'Photo Bianchi' });
});

it('waits for the next start when the account was set while the kiosk was closed', async () => {
  const kiosk = await inPractice();
  await setUp(kiosk);
  await kiosk.close();
  const account = { baseUrl: 'https://photos.example', ...credentials };
  const again = await openKiosk({ dataDir: kiosk.dataDir, account });
  onTestFinished(() => again.close());
  const { people } = await again.call('counter');
  const asha = people.find(({ name }) => name === 'Asha')?.id ?? 'stf_';
  await again.call('signIn', { staffId: asha, pin });
  expect(await again.call('settings')).toMatchObject({ studioName: 'Photo Rossi' });
  expect((await again.call('staff')).map(({ name }) => name)).toEqual(['Asha', 'Ben']);
});
