/** Parts that the schemas of several calls share. */
import { z } from 'zod';
import { connectedIdPattern } from '../camera/connected.ts';
import { mostTurn } from '../formats/photo-crop.ts';
import { idPattern, idTail, type Id, type IdKind } from '../ids.ts';
import { isMailAddress } from '../model/mail.ts';
import { cutStyles, mostCopies } from '../model/sheets.ts';
import type { BillLineId, ItemId, StudioItemId } from '../money.ts';
import { sensitivityKeys, sensitivityLevels } from '../service/issues.ts';
import { mediumIds, slipPapers, type OwnMediumId } from '../sheet-media.ts';
import { sheetOf } from '../sheet-prices.ts';
import { isFormatId, type StudioFormatId } from '../formats/studio-formats.ts';
import { isWholePath } from '../whole-path.ts';

export const id = <Kind extends IdKind>(kind: Kind) =>
  z.custom<Id<Kind>>(
    (value) => typeof value === 'string' && idPattern(kind).test(value),
    `an id of kind ${kind}`,
  );

/** One line of text that a person typed: trimmed, of bounded length, without control characters. */
export const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^\P{Cc}*$/u),
    );

/** Several lines of text that a person typed: trimmed, of bounded length, without other control characters. */
export const lines = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^(?:\P{Cc}|\n)*$/u),
    );

/** An amount of money in the smallest unit of its currency. */
export const money = z.int().min(0).max(1_000_000_000);

/** The id of a camera that another program drives. */
export const connectedId = z.string().regex(connectedIdPattern);

export const specCode = z.string().regex(/^[\w.-]{1,80}$/);

export const hotFolderId = z.templateLiteral(['folder:', z.string().regex(/^[0-9a-f]{8}$/)]);

/** A CUPS queue has no spaces; a Windows printer may have any character but a comma, and no backslash at its start. */
export const printerId = z.union([
  z.literal('file'),
  z.string().regex(/^cups:[^\p{Cc}\s/#]{1,127}$/u),
  z.string().regex(/^windows:[^\p{Cc},]{1,220}$/u),
  hotFolderId,
]);

export const ownMediumId = z.custom<OwnMediumId>(
  (value) => typeof value === 'string' && /^own-[0-9a-f]{8}$/.test(value),
  "a medium of the studio's own",
);

/** A sheet on one of the papers for slips is refused when it is planned. */
export const mediumId = z.union([z.enum(mediumIds), z.enum(slipPapers), ownMediumId]);

/** Nothing printed here is larger than half a metre. */
const placeMm = z.number().min(0).max(500);

/** A sheet as staff laid it out. */
export const layout = z.strictObject({
  mediumId,
  gapMm: z.number().min(0).max(20),
  edgeMm: z.number().min(0).max(30),
  cut: z.enum(cutStyles),
  caption: z.boolean(),
  photos: z
    .array(z.strictObject({ photoId: id('pho'), count: z.number().int().min(1).max(100).nullable() }))
    .min(1)
    .max(20),
  arranged: z
    .strictObject({
      landscape: z.boolean(),
      photos: z
        .array(z.strictObject({ photoId: id('pho'), xMm: placeMm, yMm: placeMm, rotated: z.boolean() }))
        .min(1)
        .max(200),
    })
    .nullable(),
});

export const studioItemId = z.custom<StudioItemId>(
  (value) => typeof value === 'string' && /^item-[0-9a-f]{8}$/.test(value),
  'an item that the studio sells',
);

export const studioFormatId = z.custom<StudioFormatId>(
  (value) => typeof value === 'string' && isFormatId(value),
  "one of the studio's own formats",
);

export const itemId = z.custom<ItemId>(
  (value) => typeof value === 'string' && (studioItemId.safeParse(value).success || sheetOf(value) !== null),
  'an item or a sheet',
);

const photoLine = new RegExp(`^per_${idTail}/[\\w.-]{1,80}$`);

export const billLineId = z.custom<BillLineId>(
  (value) => typeof value === 'string' && (idPattern('oit').test(value) || photoLine.test(value)),
  'a line of an order',
);

export const copies = z.number().int().min(1).max(mostCopies);

export const nothing = z.void();

/** Number of a list's rows before the requested part. */
export const skip = z.int().min(0).max(10_000_000);

export const forOrder = { orderId: id('ord') };

/** Concerns the order's first person when `personId` is absent. */
export const forPerson = { ...forOrder, personId: id('per').optional() };

export const forPhoto = { ...forOrder, photoId: id('pho') };

/** A crop within the picture is checked where the picture's size is known. */
export const photoCrop = z.strictObject({
  x: z.number().min(0).max(1_000_000),
  y: z.number().min(0).max(1_000_000),
  width: z.number().min(1).max(1_000_000),
  turn: z.number().min(-mostTurn).max(mostTurn),
});

export const sensitivity = z.partialRecord(z.enum(sensitivityKeys), z.enum(sensitivityLevels));

export const because = line(300).pipe(z.string().min(1));

/** An address of the form that mail servers take. */
export const mailAddress = line(254).pipe(z.string().refine(isMailAddress, 'an e-mail address'));

/** The name or the IP address of a mail server. */
export const mailHost = line(253).pipe(z.string().regex(/^[\p{L}\p{N}.:-]+$/u));

/** An absolute folder path, or none. */
export const folderPath = z
  .string()
  .max(1_000)
  .transform((text) => text.trim())
  .pipe(z.string().refine(isWholePath, 'a whole path'));

export const callSettled = z.strictObject({
  callId: id('call'),
  resolution: z.enum(['counted', 'not-counted']),
});
