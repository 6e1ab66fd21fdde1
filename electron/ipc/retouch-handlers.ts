import type { Retouch } from '../retouch/retouch.ts';
import type { Handlers } from './handle.ts';

/** Handles everything that staff do with one picture and its versions. */
export function retouchHandlers(retouch: () => Retouch) {
  return {
    openRetouch: ({ orderId, shotId }) => retouch().openRetouch(orderId, shotId),
    startRetouch: ({ source }) => retouch().startRetouch(source),
    listRetouchSessions: ({ kind }) => retouch().list(kind),
    retouchSession: ({ sessionId }) => retouch().view(sessionId),
    edit: ({ sessionId, ...input }) => retouch().edit(sessionId, input),
    fillBackground: ({ sessionId, ...input }) => retouch().fillBackground(sessionId, input),
    resolveRetouchCall: ({ callId, resolution }) => retouch().resolve(callId, resolution),
    eraseRetouchSession: ({ sessionId }) => retouch().erase(sessionId),
  } satisfies Partial<Handlers>;
}
