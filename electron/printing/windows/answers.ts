/** Schemas for the answers of the print process. They are checked, because a faulty driver may have written into its memory. */
import { z } from 'zod';

const printer = z.object({
  name: z.string(),
  driver: z.string(),
  port: z.string(),
  isDefault: z.boolean(),
  /** `PRINTER_ATTRIBUTE_…` and `PRINTER_STATUS_…` of winspool.h. */
  attributes: z.int(),
  status: z.int(),
  /** Why the printer could not be read; empty when it could. */
  failure: z.string(),
});
/** A printer's state, as the spooler's own flags. */
export type PrinterFacts = z.infer<typeof printer>;

const page = z.object({
  dpiX: z.int().positive(),
  dpiY: z.int().positive(),
  physicalWidth: z.int().positive(),
  physicalHeight: z.int().positive(),
  offsetX: z.int(),
  offsetY: z.int(),
  printableWidth: z.int().positive(),
  printableHeight: z.int().positive(),
});
/** A page as the driver lays it out, in the driver's dots; the offset is from the paper's corner to the first dot. */
export type PageFacts = z.infer<typeof page>;

const ways = z.object({
  /** `300x600`: dots per inch across and along. */
  resolution: z.string(),
  source: z.string(),
  /** Glossy, matte, ...: the driver's own name for it. */
  mediaType: z.string(),
  /** `Borderless` to print over the edges. */
  borderless: z.string(),
});
/** A driver's settings other than paper, by the driver's own names. An empty text leaves the setting to the driver. */
export type DriverWays = z.infer<typeof ways>;

const driver = z.object({
  /** The version that the driver writes into its settings. */
  version: z.int(),
  papers: z.array(z.object({ name: z.string(), widthMm: z.number(), heightMm: z.number(), page })),
  resolutions: z.array(z.string()),
  sources: z.array(z.string()),
  mediaTypes: z.array(z.string()),
  /** True when borderless printing is a separate setting. The pages in `papers` are then the borderless ones. */
  borderless: z.boolean(),
  /** The settings that this user has in Windows. */
  usual: ways.omit({ borderless: true }),
});
export type DriverFacts = z.infer<typeof driver>;

const job = z.object({
  found: z.boolean(),
  document: z.string(),
  statusText: z.string(),
  /** `JOB_STATUS_…` of winspool.h. */
  status: z.int(),
  pagesPrinted: z.int(),
  totalPages: z.int(),
});
export type JobFacts = z.infer<typeof job>;

const answers = {
  list: z.object({ printers: z.array(printer) }),
  describe: z.object({ printer, driver }),
  page: z.object({ printer, page }),
  print: z.object({ job: z.int().positive() }),
  job: z.object({ job, printer }),
  cancel: z.object({ cancelled: z.boolean() }),
} as const;
export type WindowsAction = keyof typeof answers;
export type Answer<Action extends WindowsAction> = z.infer<(typeof answers)[Action]>;
/** Schema of the answer to each kind of request. */
export const answerSchemas: { readonly [Action in WindowsAction]: z.ZodType<Answer<Action>> } = answers;

/**
 * One message of the print process: an answer; a refusal with its reason; or the news that it is handing a sheet to the
 * spooler, with the job's number as soon as the spooler has given one.
 */
export const reply = z.union([
  z.object({ number: z.int(), answer: z.unknown() }),
  z.object({
    number: z.int(),
    refusal: z.object({ refused: z.boolean(), message: z.string(), code: z.int() }),
  }),
  z.object({ number: z.int(), handing: z.object({ job: z.int().nonnegative() }) }),
]);
