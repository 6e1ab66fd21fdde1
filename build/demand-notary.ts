/**
 * Runs before electron-builder packs. Without the notary's keys, electron-builder only warns and makes a disk image
 * that macOS refuses to open. A trial folder (`--dir`) needs no notary.
 */
/** Each set is sufficient. electron-builder passes them to Apple's notary tool. */
const waysToTheNotary = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN', 'APPLE_KEYCHAIN_PROFILE'],
] as const;

/** The parts used here of electron-builder's own description. */
interface Packing {
  readonly electronPlatformName: string;
  readonly targets: readonly { readonly name: string }[];
}

/**
 * @param env the environment with the secrets
 * @throws when a disk image for macOS is to be made and no set of the notary's keys is complete
 */
export function demandNotary(
  { electronPlatformName, targets }: Packing,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const isForSale = electronPlatformName === 'darwin' && targets.some(({ name }) => name !== 'dir');
  if (!isForSale || waysToTheNotary.some((keys) => keys.every((key) => env[key]))) return;
  const sets = waysToTheNotary.map((keys) => keys.join(', ')).join('; or ');
  throw new Error(`The installer cannot be notarised. Set in the environment: ${sets}.`);
}

export default (context: Packing): void => {
  demandNotary(context);
};
