import { describe, expect, it } from 'vitest';
import { lineElsewhere } from '../../build/setup-system.mjs';

const debians = ['libsecret-1-dev', 'g++', 'make', 'chromium-headless-shell', 'poppler-utils'];
const lineWith = (manager: string | null): string => lineElsewhere(debians, (program) => program === manager);

describe('the line that installs system packages', () => {
  it.each([
    ['dnf', 'sudo dnf install libsecret-devel gcc-c++ make chromium-headless poppler-utils'],
    ['pacman', 'sudo pacman -S --needed libsecret gcc make poppler'],
    ['zypper', 'sudo zypper install libsecret-devel gcc-c++ make poppler-tools'],
  ])('has the names of a system with %s', (manager, line) => {
    expect(lineWith(manager)).toContain(line);
  });

  it('has Debian’s names where the package manager is not known', () => {
    expect(lineWith(null)).toContain(debians.join(' '));
  });
});
