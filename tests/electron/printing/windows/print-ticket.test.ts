import { describe, expect, test } from 'vitest';
import { borderlessTicket, namesBorderless } from '../../../../electron/printing/windows/print-ticket.ts';

const keywords = 'http://schemas.microsoft.com/windows/2003/08/printing/printschemakeywords';
const capabilities = (feature: string, options: readonly string[], prefix = 'psk'): string =>
  `<psf:PrintCapabilities xmlns:psf="x" xmlns:${prefix}="${keywords}" xmlns:ns0000="urn:maker">
    <psf:Feature name="${prefix}:PageMediaSize"><psf:Option name="${prefix}:Borderless"/></psf:Feature>
    <psf:Feature name="${feature}">
      <psf:Property name="psk:DisplayName"/>
      ${options.map((option) => `<psf:Option name="${option}" constrained="psk:None"><x/></psf:Option>`).join('')}
    </psf:Feature></psf:PrintCapabilities>`;

describe('borderless printing in the Print Schema’s words', () => {
  test.each([
    ['offered', capabilities('psk:PageBorderless', ['psk:None', 'psk:Borderless']), true],
    ['offered under another prefix', capabilities('k:PageBorderless', ['k:Borderless'], 'k'), true],
    ['without borderless among its options', capabilities('psk:PageBorderless', ['psk:None']), false],
    ['a maker’s own feature', capabilities('ns0000:PageBorderless', ['ns0000:Borderless']), false],
    ['another feature', capabilities('psk:PageOrientation', ['psk:Borderless']), false],
    ['nothing', '', false],
  ])('%s', (_what, xml, offered) => {
    expect(namesBorderless(xml)).toBe(offered);
  });

  test('is what our own ticket asks for', () => {
    expect(namesBorderless(borderlessTicket)).toBe(true);
  });
});
