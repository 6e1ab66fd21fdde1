import type { Light, PrinterView } from '../../../shared/model.ts';
import { t } from '../../i18n/index.ts';

const lights: Readonly<Record<PrinterView['state'], Light>> = {
  ready: 'ok',
  busy: 'ok',
  stopped: 'bad',
  rejecting: 'bad',
  unreachable: 'bad',
};
export const printerLight = ({ state }: PrinterView): Light => lights[state];

/** How a printer stands, with the spooler's own reasons where something is the matter. */
export const printerWords = ({ state, reasons }: PrinterView): string =>
  [t(`printerStates.${state}`), ...(lights[state] === 'ok' ? [] : reasons)].join(' · ');
