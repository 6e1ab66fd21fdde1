import { KioskError } from '../../shared/errors.ts';
import type { Capability, CapabilityState } from '../../shared/model/account.ts';
import { learntFrom } from '../../shared/service/capabilities.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Capabilities as CapabilityRecords } from '../records/capabilities.ts';
import type { ServiceAccount } from '../service/account.ts';
import type { CallFacts } from '../service/call.ts';

export interface LearntCapabilities {
  /** Learns from every call that has ended. Never throws, so that learning cannot spoil an answer. */
  learn(call: Pick<CallFacts, 'endpoint' | 'outcome' | 'code'>): void;
  view(): Readonly<Record<Capability, CapabilityState>>;
}

export interface CapabilitiesOptions {
  readonly records: { readonly readOnly: boolean; readonly capabilities: CapabilityRecords };
  readonly account: Pick<ServiceAccount, 'region' | 'baseUrl' | 'headshotBaseUrl'>;
  /** ISO 8601. Anything learnt earlier was about another key; null accepts everything. */
  readonly since: string | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** Remembers the last answer about each capability, per region and host: a success, or "not enabled". */
export function learnCapabilities(options: CapabilitiesOptions): LearntCapabilities {
  const { records, account, since, clock, log } = options;
  const { region } = account;
  const hostFor = (capability: Capability): string | null => {
    // The practice service gets another port at every start.
    if (region === 'practice') return 'practice';
    const address = capability === 'headshots' ? account.headshotBaseUrl : account.baseUrl;
    return address === null ? null : (URL.parse(address)?.host ?? null);
  };

  const known: Record<Capability, CapabilityState> = {
    aiEdit: 'unknown',
    headshots: 'unknown',
    faceMatch: 'unknown',
  };
  for (const { capability, host, state, learnedAt } of records.capabilities.list(region)) {
    if (host === hostFor(capability) && (since === null || learnedAt >= since)) known[capability] = state;
  }

  return {
    learn(call) {
      const learnt = learntFrom(call);
      if (learnt === null || known[learnt.capability] === learnt.state) return;
      known[learnt.capability] = learnt.state;
      const host = hostFor(learnt.capability);
      if (host === null || records.readOnly) return;
      try {
        records.capabilities.put({ region, host, learnedAt: clock.now().toISOString(), ...learnt });
      } catch (error) {
        if (!(error instanceof KioskError)) throw error;
        log.warn({ code: error.code, ...learnt }, 'what was learnt of the account could not be kept');
      }
    },
    view: () => ({ ...known }),
  };
}
