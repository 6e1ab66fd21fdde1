/**
 * A photo service behind a network, both of which fail as told: the service does its work and counts it; the network
 * between loses, cuts, delays and repeats. The kiosk knows only the network's end of it.
 */
import type { Identity } from '../../electron/service/certificates.ts';
import { startFaultLine } from './fault-line.ts';
import type { FaultLine, LineFault } from './fault-line.ts';
import { paidEndpointAt, startFaultService } from './fault-service.ts';
import type { FaultService, ServiceFault } from './fault-service.ts';

/** The faults of one paid call; a part that is left out goes well. */
export interface Fault {
  readonly line?: LineFault;
  readonly service?: ServiceFault;
}

export interface FaultServer {
  /** Address of the service for a kiosk's account. */
  readonly baseUrl: string;
  readonly line: FaultLine;
  readonly service: FaultService;
  /** Sets the faults of the next paid calls, in order. Later calls go well again. */
  readonly meet: (...faults: readonly Fault[]) => void;
  /** Number of paid requests that have left the kiosk, whole or not; with TLS only those that arrived whole. */
  readonly begun: () => number;
  /** Number of paid calls whose body was read whole and whose work was done, on all endpoints together. */
  readonly accepted: () => number;
  readonly close: () => Promise<void>;
}

const isPaid = (path: string): boolean => paidEndpointAt(path) !== null;
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export async function startFaultServer(identity?: Identity): Promise<FaultServer> {
  let origin = '';
  const service = await startFaultService(() => origin, identity);
  const line = await startFaultLine(Number(new URL(service.server.baseUrl).port));
  origin = identity === undefined ? `http://127.0.0.1:${line.port}` : `https://localhost:${line.port}`;

  /** The line takes a fault first; the service finds its own half in `arriving`, if the call arrives at all. */
  const planned: Fault[] = [];
  const arriving: Fault[] = [];
  line.judge((path) => {
    if (!isPaid(path)) return null;
    const fault = planned.shift() ?? {};
    if (fault.line?.port === undefined && fault.line?.upload === undefined) arriving.push(fault);
    return fault.line ?? null;
  });
  // The line cannot see inside TLS, so the service then takes the fault itself.
  service.judge(() => (arriving.shift() ?? planned.shift())?.service ?? null);

  const arrived = (): string[] => service.server.requests.map(({ path }) => path);
  return {
    baseUrl: origin,
    line,
    service,
    meet: (...faults) => {
      planned.length = 0;
      planned.push(...faults);
    },
    begun: () => (identity === undefined ? line.begun : arrived()).filter(isPaid).length,
    accepted: () => sumOf(service.accepted()),
    close: async () => {
      await line.down();
      await service.server.close();
    },
  };
}
