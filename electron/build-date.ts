/** Replaced by the desktop build. Undefined when Node runs the sources as they are. */
declare const HEADROOM_BUILT_AT: string | undefined;

/** For sources, which are not built: no correct clock shows an earlier day than this one. */
const sourcesSince = '2026-11-01T00:00:00.000Z';

/** Build time of this program, UTC milliseconds. A clock that shows an earlier time is wrong. */
export const builtAt = Date.parse(
  typeof HEADROOM_BUILT_AT === 'undefined' ? sourcesSince : HEADROOM_BUILT_AT,
);
