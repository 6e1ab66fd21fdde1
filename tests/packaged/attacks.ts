/**
 * The attacks of the list "A person who should not", carried out in the packaged program while it is locked.
 */
import type { Attack, Target } from './attack.ts';
import { dataAttacks } from './data-attacks.ts';
import { stage } from './electron/stage.ts';
import { pageAttacks } from './page-attacks.ts';
import { printAttacks } from './print-attacks.ts';

const attacks: Readonly<Record<string, Attack>> = { ...pageAttacks, ...dataAttacks, ...printAttacks };

/** Carries out every attack. @throws Error that names what was not stopped */
export async function attack(target: Target): Promise<void> {
  const faults: string[] = [];
  for (const [name, one] of Object.entries(attacks)) {
    const found = await one(target).catch((error: unknown) => [String(error)]);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  faults.push(...stage.letOut.map((address) => `the program let ${address} out`));
  if (faults.length > 0) throw new Error(`A locked kiosk is open:\n${faults.join('\n')}`);
}
