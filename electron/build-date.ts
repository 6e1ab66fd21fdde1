/** Replaced by the desktop build. Node runs the sources as they are and does not know the name. */
declare const HEADROOM_BUILT_AT: string | undefined;

/** For the sources, which are not built: no clock that is right shows an earlier day than this one. */
const sourcesSince = '2026-11-01T00:00:00.000Z';

/** When this program was built, UTC milliseconds. A clock that shows an earlier time is wrong. */
export const builtAt = Date.parse(
  typeof HEADROOM_BUILT_AT === 'undefined' ? sourcesSince : HEADROOM_BUILT_AT,
);
