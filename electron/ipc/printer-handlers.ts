import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/**
 * Handles the set-up of printers. Calibrating and loading paper are the counter's daily work; changing a
 * profile needs a supervisor.
 */
export function printerHandlers(studio: () => Pick<Studio, 'deps' | 'printSetup'>, staff: Staff) {
  const setup = () => studio().printSetup;
  return {
    printerSetup: ({ printerId }) => setup().view(printerId),
    async saveProfile({ printerId, profile }) {
      const allowedBy = staff.demand();
      const view = await setup().saveProfile(printerId, profile);
      studio().deps.note('printer-changed', { allowedBy });
      return view;
    },
    printCalibration: ({ printerId, mediumId }) => setup().printCalibration(printerId, mediumId),
    saveReading: ({ printerId, mediumId, reading }) => setup().saveReading(printerId, mediumId, reading),
    loadSupply: ({ printerId, prints }) => setup().loadSupply(printerId, prints),
  } satisfies Partial<Handlers>;
}
