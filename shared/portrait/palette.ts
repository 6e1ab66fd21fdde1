export const skinTones = ['porcelain', 'fair', 'olive', 'tan', 'brown', 'deep'] as const;
export type SkinTone = (typeof skinTones)[number];

export const hairColours = ['black', 'brown', 'chestnut', 'blond', 'red', 'grey', 'white'] as const;
export type HairColour = (typeof hairColours)[number];

/** The few colours from which all of a skin's shading is mixed. */
export interface SkinColours {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly line: string;
  readonly blush: string;
  readonly lip: string;
}

export const skinColours: Readonly<Record<SkinTone, SkinColours>> = {
  porcelain: {
    light: '#fdebdf',
    base: '#f3d3bf',
    shade: '#d69d83',
    line: '#8f5643',
    blush: '#e79484',
    lip: '#c97b74',
  },
  fair: {
    light: '#fadfca',
    base: '#ebbf9f',
    shade: '#c48763',
    line: '#7d4a33',
    blush: '#dc8068',
    lip: '#bd6d64',
  },
  olive: {
    light: '#eec7a3',
    base: '#d8a67d',
    shade: '#a8734f',
    line: '#683f28',
    blush: '#c47253',
    lip: '#ab6156',
  },
  tan: {
    light: '#d9aa82',
    base: '#bd8960',
    shade: '#895a3b',
    line: '#50301e',
    blush: '#a85f42',
    lip: '#985146',
  },
  brown: {
    light: '#b58160',
    base: '#935f40',
    shade: '#643d28',
    line: '#3a2116',
    blush: '#8b472f',
    lip: '#7f443b',
  },
  deep: {
    light: '#8a5f48',
    base: '#674230',
    shade: '#41281c',
    line: '#24150e',
    blush: '#6e3526',
    lip: '#683833',
  },
};

export interface HairColours {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

export const hairPalette: Readonly<Record<HairColour, HairColours>> = {
  black: { base: '#25201f', dark: '#121010', light: '#4a4341' },
  brown: { base: '#4b3324', dark: '#2c1c13', light: '#755139' },
  chestnut: { base: '#6f4229', dark: '#432515', light: '#9a6340' },
  blond: { base: '#c39b5f', dark: '#8d6a38', light: '#e6c78e' },
  red: { base: '#a2532c', dark: '#6b3118', light: '#cf7e4c' },
  grey: { base: '#95928f', dark: '#63605e', light: '#c2bfbb' },
  white: { base: '#d9d6d1', dark: '#a5a19b', light: '#f4f2ee' },
};

/** Returns the colour `share` (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number): number =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = Math.round(channel(from, index) * (1 - share) + channel(to, index) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
