/** What must be enabled for an account before it may be used. No call asks for it: it is learnt from answers. */
import type { Endpoint } from './wire.ts';

export type ServiceCapability = 'aiEdit' | 'headshots' | 'faceMatch';

const capabilityAt: Readonly<Partial<Record<Endpoint, ServiceCapability>>> = {
  aiEdit: 'aiEdit',
  generatePortrait: 'headshots',
  faceMatch: 'faceMatch',
};

/** The capability that an endpoint needs; null for one that every account has. */
export const capabilityOf = (endpoint: Endpoint): ServiceCapability | null => capabilityAt[endpoint] ?? null;

export interface LearntCapability {
  readonly capability: ServiceCapability;
  readonly state: 'enabled' | 'not-enabled';
}

/** What the end of a call teaches about a capability; null when it teaches nothing, as most failures do. */
export function learntFrom(call: {
  readonly endpoint: Endpoint;
  readonly outcome: string;
  readonly code: string | null;
}): LearntCapability | null {
  const capability = capabilityOf(call.endpoint);
  if (capability === null) return null;
  if (call.outcome === 'done') return { capability, state: 'enabled' };
  return call.code === 'SERVICE_NOT_ENABLED' ? { capability, state: 'not-enabled' } : null;
}
