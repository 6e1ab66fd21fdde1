import type { Capability, CapabilityState } from '../../shared/model/account.ts';
import type { OrderRegion } from './orders/orders.ts';
import type { Sql } from './sql.ts';

interface LearnedCapability {
  readonly region: OrderRegion;
  /** The service's host, without a path; contains nothing about the account. */
  readonly host: string;
  readonly capability: Capability;
  readonly state: Exclude<CapabilityState, 'unknown'>;
  /** ISO 8601, UTC. */
  readonly learnedAt: string;
}

/** The last known state of each capability, by region and host. */
export interface Capabilities {
  put(learned: LearnedCapability): void;
  list(region: OrderRegion): LearnedCapability[];
}

export function createCapabilities(sql: Sql): Capabilities {
  const put = sql.prepare<LearnedCapability>(
    `INSERT INTO capabilities (region, host, capability, state, learned_at)
     VALUES (@region, @host, @capability, @state, @learnedAt)
     ON CONFLICT (region, host, capability)
     DO UPDATE SET state = excluded.state, learned_at = excluded.learned_at`,
  );
  const list = sql.prepare<{ region: string }, LearnedCapability>(
    `SELECT region, host, capability, state, learned_at AS learnedAt FROM capabilities WHERE region = @region`,
  );
  return {
    put: (learned) => void put.run(learned),
    list: (region) => list.all({ region }),
  };
}
