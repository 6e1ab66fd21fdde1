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
/** How a print stands: what holds it back is worth a look while it is under way. */
export const printLight = ({ state, trouble, hold }: PrintView): Light =>
  lights[state] === 'off' && (trouble !== null || hold !== null) && state !== 'cancelled'
    ? 'warn'
    : lights[state];
