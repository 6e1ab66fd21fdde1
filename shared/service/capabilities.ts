/** Features that must be enabled for an account. No call asks for them: they are learnt from answers. */
import type { Endpoint } from './wire.ts';

export type ServiceCapability = 'aiEdit' | 'headshots' | 'faceMatch';

const capabilityAt: Readonly<Partial<Record<Endpoint, ServiceCapability>>> = {
  aiEdit: 'aiEdit',
  generatePortrait: 'headshots',
  faceMatch: 'faceMatch',
};

/** Returns the capability that an endpoint needs; null for one that every account has. */
export const capabilityOf = (endpoint: Endpoint): ServiceCapability | null => capabilityAt[endpoint] ?? null;

export interface LearntCapability {
  readonly capability: ServiceCapability;
  readonly state: 'enabled' | 'not-enabled';
}

/** Returns what the end of a call reveals about a capability; null when it reveals nothing, as with most failures. */
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
