/** Replaced by the desktop build where a key file is given. Undefined when Node runs the sources as they are. */
declare const HEADROOM_RULES_KEY: string | undefined;

/** For sources, and for a build without a key file: the publisher's public key, PEM. Empty until the publisher has one. */
const keyOfSources = '';

/** The public key with which rules files are signed, PEM; empty for a Headroom that accepts none. */
export const publisherKey: string =
  typeof HEADROOM_RULES_KEY === 'undefined' ? keyOfSources : HEADROOM_RULES_KEY;
