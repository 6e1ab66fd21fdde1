import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../build/lint/rooms.ts';
import { wallsBetween } from '../../../build/lint/walls.ts';

const cwd = '/kiosk';
const linter = new Linter({ cwd });

/** Returns the messages for one file that imports another. */
function messages(file: string, code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { house: { rules: { walls: wallsBetween(rooms) } } },
    rules: { 'house/walls': 'error' },
  };
  return linter.verify(code, config, { filename: `${cwd}/${file}` }).map(({ message }) => message);
}

describe('house/walls', () => {
  it.each([
    ['electron/orders/calls/journal.ts', '../../records/calls.ts'],
    ['electron/orders/calls/journal.ts', '../photos/photos.ts'],
    ['electron/orders/calls/journal.ts', '../../clock.ts'],
    ['electron/printing/cups/queue.ts', '../folder/write.ts'],
    ['electron/printing/windows/calls.ts', '../../windows/ffi.ts'],
    ['electron/kiosk.ts', './ipc/order-handlers.ts'],
    ['electron/records/orders.ts', '../../shared/ids.ts'],
    ['renderer/order/shot/ShotStep.vue.ts', '../frame/step-frame.ts'],
    ['renderer/order/order-page.ts', './shot/use-shots.ts'],
    ['renderer/shell/status.ts', '../desk/desk-store.ts'],
    ['renderer/order/shot/face.ts', '../../camera/analysis/face.ts?worker'],
    ['renderer/camera/analysis/model-files.ts', '../../../node_modules/@vladmandic/human/models/iris.json'],
    ['tests/electron/records/orders.test.ts', '../../../renderer/main.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(messages(file, `import '${target}';`)).toEqual([]);
  });

  it.each([
    ['electron/records/orders.ts', '../vault/vault.ts', 'electron/vault'],
    ['electron/records/orders/rows.ts', '../../orders/deps.ts', 'electron/orders'],
    ['electron/orders/calls/journal.ts', '../../retouch/retouch.ts', 'electron/retouch'],
    ['electron/orders/deps.ts', '../account/account.ts', 'electron/account'],
    ['electron/orders/deps.ts', '../studio.ts', 'electron/studio.ts'],
    ['electron/retouch/edits.ts', '../print-setup/approval.ts', 'electron/print-setup'],
    ['electron/clock.ts', './records/open.ts', 'electron/records'],
    ['electron/cloud.ts', './cloud/send.ts', 'electron/cloud/send.ts'],
    ['electron/orders/deps.ts', '../mail/mail.ts', 'electron/mail'],
    ['electron/ipc/handle.ts', '../../renderer/main.ts', 'renderer'],
    ['electron/kiosk.ts', '../tests/support/clock.ts', 'tests/support/clock.ts'],
    ['shared/ids.ts', '../electron/clock.ts', 'electron'],
    ['renderer/desk/desk.ts', '../order/order.ts', 'renderer/order'],
    ['renderer/order/shot/step.ts', '../payment/step.ts', 'renderer/order/payment'],
    ['renderer/ui/dates.ts', '../state/settings-store.ts', 'renderer/state'],
    ['renderer/desk/desk.ts', '../router.ts', 'renderer'],
    ['renderer/desk/desk.ts', '../../electron/clock.ts', 'electron'],
  ])('stops %s from importing %s', (file, target, to) => {
    const [message] = messages(file, `export { x } from '${target}';`);
    expect(message).toContain(`may not import ${to}:`);
  });

  it('checks a dynamic import too', () => {
    expect(messages('electron/vault/vault.ts', `await import('../records/open.ts');`)).toHaveLength(1);
  });

  it('requires a line in the table for a new folder', () => {
    expect(messages('electron/cloud/send.ts', '')).toEqual([expect.stringContaining('is in no room')]);
  });
});
