/** Signed rules files, through the contract. The pair of keys is the test's own. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { signRulesIn } from '../../../build/sign-rules.ts';
import { publicTextOf } from '../../../electron/publisher/signature.ts';
import { signRules } from '../../../electron/rules/rules-file.ts';
import { documentRules } from '../../../shared/documents.ts';
import { largestRulesFile } from '../../../shared/model/rules.ts';
import type { AuthorityRules } from '../../../shared/rules/model.ts';
import { programRules } from '../../../shared/rules/program-rules.ts';
import { rulesSchema } from '../../../shared/schemas/rules.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const keyOf = () => generateKeyPairSync('ed25519').privateKey;
const publisher = keyOf();
/** The key that it replaces is still in the program. */
const publisherKeys = [publicTextOf(keyOf()), publicTextOf(publisher)];
const text = { en: 'the law', fr: 'la loi', de: 'das Gesetz', es: 'la ley', pl: 'ustawa' };
/** UK documents take edits, Canada's lock them, and Germany takes paper again. */
const newer: AuthorityRules = {
  edition: 2,
  date: '2026-12-01',
  edits: [
    ...programRules.edits.map((rule) =>
      rule.id === 'uk-edits' ? { ...rule, policy: 'allowed' as const, checked: '2026-12-01' } : rule,
    ),
    {
      ...{ id: 'canada-edits', policy: 'locked', source: 'file', text, checked: '2026-11-30' },
      authority: { short: ['ca'], names: ['canada', 'canadian'] },
    },
  ],
  paper: programRules.paper.filter(({ id }) => id !== 'germany-paper'),
};
const encode = (file: string): Uint8Array => new TextEncoder().encode(file);
const fileOf = (rules: unknown = newer): Uint8Array => encode(signRules(rules, publisher));

async function openAt(dataDir: string, keys: readonly string[] = publisherKeys): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir, publisherKeys: keys });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close };
}
const fresh = (): Promise<OpenKiosk> => openAt(tempFolder());
const rulesOf = async (kiosk: OpenKiosk, specCode: string) =>
  (await kiosk.call('listDocuments')).find((one) => one.specCode === specCode)?.rules;

it('names what a file changes, applies it, and still has it after a restart', async () => {
  const dataDir = tempFolder();
  const kiosk = await openAt(dataDir);
  expect(await kiosk.call('rules')).toEqual({ rules: programRules, appliedAt: null, takesFiles: true });
  const bytes = fileOf();

  const preview = await kiosk.call('previewRules', { bytes });
  expect(preview).toMatchObject({ edition: 2, now: { edition: 1 } });
  expect(preview).toHaveProperty('changes', [
    { id: 'uk-edits', change: 'changed' },
    { id: 'germany-paper', change: 'removed' },
    { id: 'canada-edits', change: 'added' },
  ]);
  if (typeof preview === 'string') throw new Error(preview);
  const uk = preview.documents?.find(({ specCode }) => specCode === 'uk-passport');
  expect(uk).toMatchObject({ before: { policy: 'locked' }, after: { policy: 'allowed', source: 'uk' } });
  expect(preview.documents?.some(({ specCode }) => specCode === 'us-passport')).toBe(false);
  expect(await rulesOf(kiosk, 'uk-passport')).toMatchObject({ policy: 'locked', policyAsOf: '2026-11-21' });

  await kiosk.call('applyRules', { bytes });
  await kiosk.close();
  const again = await openAt(dataDir);
  expect(await again.call('rules')).toMatchObject({ rules: newer, appliedAt: expect.any(String) as string });
  expect(await rulesOf(again, 'uk-passport')).toMatchObject({ policy: 'allowed', policyAsOf: '2026-12-01' });
});

it('leaves an order the rules that its document was added with, and returns to the program’s', async () => {
  const kiosk = await fresh();
  const { id: orderId } = await kiosk.call('createOrder');
  await kiosk.call('setCustomer', {
    ...{ orderId, customerId: null, name: 'Ada', phone: '', email: '', keepPhotos: false },
  });
  await kiosk.call('addDocument', { orderId, specCode: 'uk-passport' });
  await kiosk.call('applyRules', { bytes: fileOf() });

  const order = await kiosk.call('openOrder', { orderId });
  const [photo] = order.photos;
  if (photo === undefined) throw new Error('no photo');
  expect(documentRules(photo.document).policy).toBe('locked');
  expect((await rulesOf(kiosk, 'uk-passport'))?.policy).toBe('allowed');

  expect(await kiosk.call('resetRules')).toMatchObject({ rules: programRules, appliedAt: null });
  expect((await rulesOf(kiosk, 'uk-passport'))?.policy).toBe('locked');
});

it('refuses every other file, and changes nothing', async () => {
  const kiosk = await fresh();
  const good = new TextDecoder().decode(fileOf());
  const { rules, ...file } = JSON.parse(good) as Record<string, unknown>;
  const files = {
    'not-one': [encode('{}'), encode('%PDF'), new Uint8Array()],
    damaged: [encode(good.slice(0, good.length / 2))],
    'too-large': [new Uint8Array(largestRulesFile + 1)],
    signature: [
      encode(good.replace('"policy": "allowed"', '"policy": "warn"')),
      encode(signRules(newer, keyOf())),
      encode(JSON.stringify({ ...file, rules, version: 2 })),
      encode(JSON.stringify({ ...file, rules, signature: '' })),
      encode(JSON.stringify({ ...file, rules, more: 1 })),
    ],
    older: [fileOf({ ...newer, edition: 1 })],
  };
  for (const [why, all] of Object.entries(files))
    for (const bytes of all) {
      expect(await kiosk.call('previewRules', { bytes })).toBe(why);
      expect(await kiosk.call('applyRules', { bytes })).toBe(why);
    }
  await kiosk.call('applyRules', { bytes: fileOf() });
  expect(await kiosk.call('applyRules', { bytes: fileOf() })).toBe('older');
  const keyless = await openAt(tempFolder(), []);
  expect(await keyless.call('applyRules', { bytes: fileOf() })).toBe('no-key');
  expect((await keyless.call('rules')).takesFiles).toBe(false);
});

it('is for a supervisor once there is a PIN', async () => {
  const kiosk = await fresh();
  await addSupervisor(kiosk, '2468');
  await kiosk.call('lockSupervisor');
  for (const call of ['previewRules', 'applyRules'] as const)
    expect(await rejectionOf(kiosk.call(call, { bytes: fileOf() }))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(kiosk.call('resetRules'))).toBe('SUPERVISOR_REQUIRED');
});

it('signs only rules that a Headroom understands', () => {
  const [first] = newer.edits;
  const wrong: readonly unknown[] = [
    { ...newer, edits: [{ ...first, authority: undefined }] },
    { ...newer, edits: [first, first] },
    { ...newer, edits: [{ ...first, source: 'file' }] },
    { ...newer, edits: [{ ...first, source: 'nobody' }] },
    { ...newer, edits: [{ ...first, authority: { short: ['UK'], names: [] } }] },
    { ...newer, date: 'today' },
  ];
  for (const rules of wrong) expect(() => signRules(rules, publisher)).toThrow();
  expect(rulesSchema.parse(programRules)).toEqual(programRules);
});

it('is signed by the script', async () => {
  const file = join(tempFolder(), 'rules.json');
  writeFileSync(file, JSON.stringify(newer));
  const kiosk = await fresh();
  const bytes = encode(signRulesIn(file, publisher));
  expect(await kiosk.call('applyRules', { bytes })).toMatchObject({ rules: newer });
});
