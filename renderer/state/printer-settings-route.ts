/** The current printer and paper in the printers' settings, kept in the address so that links can lead there. */
import type { LocationQueryValue } from 'vue-router';

export interface PrinterScreen {
  readonly printer: string | null;
  readonly medium: string | null;
  readonly calibrate: boolean;
}

type Query = Readonly<Record<string, LocationQueryValue | LocationQueryValue[]>>;
const one = (value: Query[string] | undefined): string | null => [value ?? null].flat()[0] ?? null;

export const printerScreenOf = (query: Query): PrinterScreen => ({
  printer: one(query['printer']),
  medium: one(query['medium']),
  calibrate: one(query['calibrate']) !== null,
});

interface PrinterRoute {
  readonly name: string;
  readonly params: { readonly section: string };
  readonly query: Readonly<Record<string, string>>;
}

/** Returns the route to all printers, to one printer, or to one of its papers. */
export const printerScreenTo = (printer?: string, medium?: string, calibrate = false): PrinterRoute => ({
  name: 'settings',
  params: { section: 'printers' },
  query: {
    ...(printer === undefined ? {} : { printer }),
    ...(medium === undefined ? {} : { medium }),
    ...(calibrate ? { calibrate: '1' } : {}),
  },
});
