import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/staff.ts';
import type { Handlers } from './handle.ts';

/**
 * Handles the set-up of printers. Calibrating and loading paper are the counter's daily work; changing a
 * profile needs a supervisor.
 */
export function printerHandlers(studio: () => Pick<Studio, 'printSetup'>, staff: Staff) {
  const setup = () => studio().printSetup;
  return {
    printerSetup: ({ printerId }) => setup().view(printerId),
    saveProfile({ printerId, profile }) {
      staff.demand();
      return setup().saveProfile(printerId, profile);
    },
    printCalibration: ({ printerId, mediumId }) => setup().printCalibration(printerId, mediumId),
    saveReading: ({ printerId, mediumId, reading }) => setup().saveReading(printerId, mediumId, reading),
    loadSupply: ({ printerId, prints }) => setup().loadSupply(printerId, prints),
  } satisfies Partial<Handlers>;
}
