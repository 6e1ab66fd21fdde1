/** Borderless printing in Windows' Print Schema, which uses the same words for every driver. Pure functions. */

const framework = 'http://schemas.microsoft.com/windows/2003/08/printing/printschemaframework';
const keywords = 'http://schemas.microsoft.com/windows/2003/08/printing/printschemakeywords';

const [feature, option] = ['PageBorderless', 'Borderless'];

/** A ticket that requests borderless printing and nothing else. */
export const borderlessTicket = `<?xml version="1.0" encoding="UTF-8"?>
<psf:PrintTicket xmlns:psf="${framework}" xmlns:psk="${keywords}" version="1">
<psf:Feature name="psk:${feature}"><psf:Option name="psk:${option}"/></psf:Feature>
</psf:PrintTicket>`;

/**
 * Returns whether a driver's capabilities offer borderless printing, or whether a ticket chooses it.
 *
 * @param xml PrintCapabilities or a PrintTicket; a driver may choose its own XML prefixes
 */
export function namesBorderless(xml: string): boolean {
  const prefix = new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${keywords}["']`).exec(xml)?.[1];
  if (prefix === undefined) return false;
  const named = (kind: string, name: string): string =>
    `<[\\w.-]+:${kind}\\b[^>]*\\bname\\s*=\\s*["']${prefix}:${name}["']`;
  const within = new RegExp(`${named('Feature', feature)}[^>]*>([\\s\\S]*?)</[\\w.-]+:Feature>`).exec(
    xml,
  )?.[1];
  return within !== undefined && new RegExp(named('Option', option)).test(within);
}
