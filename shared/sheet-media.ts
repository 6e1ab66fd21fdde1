/** The media that a sheet can be printed on. Sizes in millimetres, portrait. */
export interface Medium {
  readonly id: MediumId;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const mediumIds = [
  '4x6in',
  '10x15cm',
  '5x7in',
  '13x18cm',
  '6x8in',
  'a5',
  'a4',
  'letter',
  'postcard',
] as const;
export type KnownMediumId = (typeof mediumIds)[number];
/** A medium that the studio has named and measured itself. */
export type OwnMediumId = `own-${string}`;
/** Papers for slips and receipts: a roll as wide as receipt printers have it, and ISO 216. */
export const slipPapers = ['roll80', 'a6', 'a4'] as const;
export type SlipPaper = (typeof slipPapers)[number];
/** A medium for sheets, or a paper for slips. */
export type MediumId = KnownMediumId | OwnMediumId | SlipPaper;

export interface OwnMedium {
  readonly id: OwnMediumId;
  readonly name: string;
  /** Millimetres; the shorter side is the width. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A5 and A4: ISO 216. Letter: ANSI Y14.1. The postcard is the Selphy's, 100 x 148 mm. */
export const media: Readonly<Record<KnownMediumId, Medium>> = {
  '4x6in': { id: '4x6in', widthMm: 101.6, heightMm: 152.4 },
  '10x15cm': { id: '10x15cm', widthMm: 100, heightMm: 150 },
  '5x7in': { id: '5x7in', widthMm: 127, heightMm: 177.8 },
  '13x18cm': { id: '13x18cm', widthMm: 130, heightMm: 180 },
  '6x8in': { id: '6x8in', widthMm: 152.4, heightMm: 203.2 },
  a5: { id: 'a5', widthMm: 148, heightMm: 210 },
  a4: { id: 'a4', widthMm: 210, heightMm: 297 },
  letter: { id: 'letter', widthMm: 215.9, heightMm: 279.4 },
  postcard: { id: 'postcard', widthMm: 100, heightMm: 148 },
};

const isKnown = (id: MediumId): id is KnownMediumId => Object.hasOwn(media, id);

/** Returns the medium; null for one of the studio's own media that has been removed. */
export const mediumOf = (id: MediumId, own: readonly OwnMedium[]): Medium | null =>
  isKnown(id) ? media[id] : (own.find((each) => each.id === id) ?? null);
