import type { PrinterView } from '../../../shared/model/prints.ts';
import type { Light } from '../../../shared/model/status.ts';
import { t } from '../../i18n/index.ts';
import { facts } from '../../i18n/join.ts';

const lights: Readonly<Record<PrinterView['state'], Light>> = {
  ready: 'ok',
  busy: 'ok',
  stopped: 'bad',
  rejecting: 'bad',
  unreachable: 'bad',
};
export const printerLight = ({ state }: PrinterView): Light => lights[state];

/** Returns a printer's state and its trouble. The spooler's own reasons are not for staff. */
export const printerWords = ({ state, trouble }: PrinterView): string =>
  facts(
    t(`printerStates.${state}`),
    lights[state] === 'ok' || trouble === null ? null : t(`prints.troubles.${trouble}`),
  );
