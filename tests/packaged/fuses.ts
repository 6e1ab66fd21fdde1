import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

/** Every fuse that must be on. Electron's list: https://www.electronjs.org/docs/latest/tutorial/fuses */
const on = [
  FuseV1Options.EnableCookieEncryption,
  FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  FuseV1Options.OnlyLoadAppFromAsar,
  FuseV1Options.WasmTrapHandlers,
];

/** Reads the fuses of a packed program. Returns a line for each fuse with a wrong setting. */
export async function fuseFaults(binary: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(binary);
  const fuses = Object.values(FuseV1Options).filter((fuse) => typeof fuse === 'number');
  return fuses.flatMap((fuse) => {
    const wanted = on.includes(fuse) ? FuseState.ENABLE : FuseState.DISABLE;
    return wire[fuse] === wanted
      ? []
      : [`${FuseV1Options[fuse]} should be ${FuseState[wanted].toLowerCase()}d`];
  });
}
