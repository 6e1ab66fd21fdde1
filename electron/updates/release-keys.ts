/**
 * The publisher's public keys: Ed25519, SPKI in DER as base64. A release is taken when one of them has signed it; two are there while
 * one replaces the other. The publisher puts its own here (CONTRIBUTING.md, "Signing a release"): a program without a key takes no
 * updates.
 */
export const releaseKeys: readonly string[] = [];
