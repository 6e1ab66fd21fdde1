/**
 * The publisher's public keys: Ed25519, SPKI in DER as base64. A release and a rules file are taken when one of them has signed it; two
 * are there while one replaces the other. The publisher puts its own here (CONTRIBUTING.md, "The publisher's key"): a program without
 * a key takes no updates and no rules files.
 */
export const publisherKeys: readonly string[] = [];
