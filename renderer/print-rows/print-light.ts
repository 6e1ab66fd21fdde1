import type { PrintState, PrintView } from '../../shared/model/prints.ts';
import type { Light } from '../../shared/model/status.ts';

const lights: Readonly<Record<PrintState, Light>> = {
  submitted: 'off',
  waiting: 'off',
  printing: 'off',
  printed: 'ok',
  failed: 'bad',
  uncertain: 'warn',
  cancelled: 'off',
};
/** Returns the light of a print's state: a print under way that is held back gets a warning. */
export const printLight = ({ state, trouble, hold }: PrintView): Light =>
  lights[state] === 'off' && (trouble !== null || hold !== null) && state !== 'cancelled'
    ? 'warn'
    : lights[state];
