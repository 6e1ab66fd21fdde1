/** The verdict above the buttons of an order's steps. */
const checking = 'Checking';

export const verdict = {
  /** Stands before the point that the verdict is about. */
  before: '{verdict}:',
  camera: { ok: 'Ready to take the photo', warn: 'Check', bad: 'No photo can be taken', off: checking },
  photo: { ok: 'Ready for this document', warn: 'Check', bad: 'Will not pass', off: 'Checking the shot' },
  crop: { ok: 'Ready for this format', warn: 'Check', bad: 'Outside the format', off: 'Measuring the face' },
  /** A preview that cannot be shown or ordered, whatever the photo is like. */
  answer: { ok: 'Ready for this document', warn: 'Check', bad: 'Do not approve', off: checking },
  payment: { ok: 'Ready for payment', warn: 'Check', bad: 'Do not take the money yet', off: checking },
  print: { ok: 'Ready to print', warn: 'Check', bad: 'Do not hand over yet', off: checking },
  file: { ok: 'Ready to save', warn: 'Check', bad: 'Do not hand over yet', off: checking },
  pictureRefused: 'The service cannot use this shot',
  forbiddenEdit: 'The authority forbids edits; a supervisor allowed this one',
  printer: '{printer}: {state}',
  printerStill: '{printer}: {state} (asked again at {time})',
  /** Stands in place of the printer where one of several papers is meant. */
  paper: '{printer}, {paper}',
  notPrinted: {
    sheet: 'The last sheet was not printed',
    slip: 'A slip was not printed',
    receipt: 'The receipt was not printed',
  },
  /** Papers that are saved as files. */
  noFile: {
    sheet: 'The file of the last sheet is missing',
    slip: 'The file of a slip is missing',
    receipt: 'The file of the receipt is missing',
  },
  anyway: 'Continue anyway:\n{next}',
  useAnyway: 'Use this photo anyway',
  more: '{count} more point | {count} more points',
};
