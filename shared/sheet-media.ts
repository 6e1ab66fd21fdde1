/** The media that a sheet can be printed on. Sizes in millimetres, portrait. */
export interface Medium {
  readonly id: MediumId;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const mediumIds = ['4x6in', '10x15cm', '5x7in', 'a4'] as const;
export type MediumId = (typeof mediumIds)[number];

export const media: Readonly<Record<MediumId, Medium>> = {
  '4x6in': { id: '4x6in', widthMm: 101.6, heightMm: 152.4 },
  '10x15cm': { id: '10x15cm', widthMm: 100, heightMm: 150 },
  '5x7in': { id: '5x7in', widthMm: 127, heightMm: 177.8 },
  a4: { id: 'a4', widthMm: 210, heightMm: 297 },
};
