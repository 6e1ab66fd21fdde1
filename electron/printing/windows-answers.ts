/** What the Windows helper answers, checked. Its fields are named as .NET names them. */
import { z } from 'zod';

const printer = z.object({
  Name: z.string(),
  Driver: z.string(),
  Port: z.string(),
  IsDefault: z.boolean(),
  Attributes: z.int(),
  Status: z.int(),
  /** Why it could not be asked; empty when it was. */
  Failure: z.string().nullable(),
});
/** How a printer stands: the spooler's own flags. */
export type PrinterFacts = z.infer<typeof printer>;

const page = z.object({
  DpiX: z.int().positive(),
  DpiY: z.int().positive(),
  PhysicalWidth: z.int().positive(),
  PhysicalHeight: z.int().positive(),
  OffsetX: z.int(),
  OffsetY: z.int(),
  PrintableWidth: z.int().positive(),
  PrintableHeight: z.int().positive(),
});
/** A page as the driver lays it out, in the driver's dots; the offset leads from the paper's corner to the first dot. */
export type PageFacts = z.infer<typeof page>;

const driver = z.object({
  /** Width and height in hundredths of an inch. */
  Papers: z.array(z.object({ Name: z.string(), Width: z.int(), Height: z.int(), Page: page })),
  Resolutions: z.array(z.string()),
  Sources: z.array(z.string()),
  UsualResolution: z.string(),
  UsualSource: z.string(),
});
export type DriverFacts = z.infer<typeof driver>;

const job = z.object({
  Found: z.boolean(),
  Document: z.string(),
  StatusText: z.string(),
  Status: z.int(),
  PagesPrinted: z.int(),
  TotalPages: z.int(),
});
export type JobFacts = z.infer<typeof job>;

const answers = {
  list: z.object({ List: z.object({ Printers: z.array(printer) }) }),
  describe: z.object({ Printer: printer, Driver: driver }),
  page: z.object({ Printer: printer, Page: page }),
  print: z.object({ Job: z.int().nonnegative() }),
  job: z.object({ Job: job, Printer: printer }),
  cancel: z.object({ Cancelled: z.boolean() }),
} as const;
export type WindowsAction = keyof typeof answers;
export type Answer<Action extends WindowsAction> = z.infer<(typeof answers)[Action]>;
/** One for each thing that the helper can be asked. */
export const answerSchemas: { readonly [Action in WindowsAction]: z.ZodType<Answer<Action>> } = answers;

/** Why the helper did not do it: the name of what was thrown, its words, and Windows' own number of it or 0. */
export const refusal = z.object({
  Ok: z.literal(false),
  Kind: z.string(),
  Message: z.string(),
  Code: z.int(),
});
