import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

/** Handles everything that staff do with one picture and its versions. */
export function benchHandlers(
  studio: () => Studio,
): Pick<
  Handlers,
  | 'openRetouch'
  | 'startRetouch'
  | 'listBenches'
  | 'bench'
  | 'edit'
  | 'fillBackground'
  | 'resolveBenchCall'
  | 'eraseBench'
> {
  const bench = () => studio().bench;
  return {
    openRetouch: ({ orderId, shotId }) => bench().openRetouch(orderId, shotId),
    startRetouch: ({ source }) => bench().startRetouch(source),
    listBenches: ({ kind }) => bench().list(kind),
    bench: ({ benchId }) => bench().view(benchId),
    edit: ({ benchId, ...input }) => bench().edit(benchId, input),
    fillBackground: ({ benchId, ...input }) => bench().fillBackground(benchId, input),
    resolveBenchCall: ({ callId, resolution }) => bench().resolve(callId, resolution),
    eraseBench: ({ benchId }) => bench().erase(benchId),
  };
}
