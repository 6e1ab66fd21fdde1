/**
 * Capabilities that must be enabled for an account according to the interface; all are, unless the command line says
 * otherwise.
 */
import { PracticeError } from './errors.ts';

export const capabilities = ['aiEdit', 'headshots', 'faceMatch'] as const;
export type Capability = (typeof capabilities)[number];

const named: Readonly<Record<Capability, string>> = {
  aiEdit: 'AI editing',
  headshots: 'Headshot generation',
  faceMatch: 'Face matching',
};

/** @throws PracticeError 403 when it is switched off */
export function requireCapability(enabled: ReadonlySet<Capability>, capability: Capability): void {
  if (enabled.has(capability)) return;
  throw new PracticeError('CAPABILITY_OFF', `${named[capability]} is not enabled for these credentials.`);
}
