/** Asks the spooler about its queues. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import { askIpp, type ServerAddress } from './server.ts';
import { numberOf, operations, statusNotFound, textsOf, type IppGroup } from './ipp.ts';

export interface Queue {
  readonly name: string;
  readonly label: string;
  readonly state: PrinterView['state'];
  /** True when nothing on the queue prints until it is resumed. It may reject new jobs as well. */
  readonly stopped: boolean;
  /** The spooler's keywords, for example `media-empty-error`, then its message, if it has one. */
  readonly reasons: readonly string[];
}

const asked = [
  'printer-name',
  'printer-info',
  'printer-state',
  'printer-state-reasons',
  'printer-state-message',
  'printer-is-accepting-jobs',
] as const;

/** A queue's driver name, and the device that its sheets go to. */
export interface QueueDevice {
  readonly makeModel: string;
  readonly deviceUri: string;
}

const askedOfDevice = ['printer-name', 'printer-make-and-model', 'device-uri'] as const;

/** States of a printer (RFC 8011, 5.4.11). */
const processing = 4;
const stopped = 5;

/** Returns a queue's address within the spooler. The host in it is ignored. */
export const queueUri = (name: string): string => `ipp://localhost/printers/${encodeURIComponent(name)}`;

/** Returns each text once, without empty ones and `none`. */
export const spoken = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'none')),
];

function stateOf(group: IppGroup, reasons: readonly string[]): Queue['state'] {
  if (group.get('printer-is-accepting-jobs')?.[0] === false) return 'rejecting';
  const state = numberOf(group, 'printer-state');
  if (state === stopped) return 'stopped';
  if (reasons.some((reason) => /^(connecting-to-device|offline)/.test(reason))) return 'unreachable';
  return state === processing ? 'busy' : 'ready';
}

function queueFrom(name: string, group: IppGroup): Queue {
  const [info = ''] = textsOf(group, 'printer-info');
  const reasons = spoken([
    ...textsOf(group, 'printer-state-reasons'),
    ...textsOf(group, 'printer-state-message'),
  ]);
  return {
    name,
    label: info.trim() || name,
    state: stateOf(group, reasons),
    stopped: numberOf(group, 'printer-state') === stopped,
    reasons,
  };
}

/** Returns all queues. Throws as `askIpp` does. */
export async function listQueues(address: ServerAddress): Promise<Queue[]> {
  const { printers } = await askIpp(address, { operation: operations.getPrinters, attributes: asked });
  return printers.flatMap((group) =>
    textsOf(group, 'printer-name')
      .slice(0, 1)
      .map((name) => queueFrom(name, group)),
  );
}

/** Returns the name of the spooler's default queue, or null when it has none. */
export async function defaultQueue(address: ServerAddress): Promise<string | null> {
  const { printers } = await askIpp(address, {
    operation: operations.getDefault,
    attributes: ['printer-name'],
  });
  const [first] = printers;
  return first === undefined ? null : (textsOf(first, 'printer-name')[0] ?? null);
}

/** Returns the attributes of one queue. Throws as {@link findQueue} does. */
async function askQueue(
  address: ServerAddress,
  name: string,
  attributes: readonly string[],
): Promise<IppGroup> {
  const target = { name: 'printer-uri', uri: queueUri(name) } as const;
  const { printers, status } = await askIpp(address, {
    operation: operations.getPrinterAttributes,
    target,
    attributes,
  });
  const [group] = printers;
  const found = group === undefined ? undefined : textsOf(group, 'printer-name')[0];
  if (group !== undefined && found === name) return group;
  if (status === statusNotFound || found !== undefined) {
    throw new KioskError('PRINTER_UNKNOWN', 'the spooler has no such queue');
  }
  throw new KioskError('PRINTER_UNREACHABLE', `the spooler answered status ${status}`);
}

/**
 * Reads one queue now.
 *
 * @throws KioskError PRINTER_UNKNOWN when no queue has this name, otherwise as `askIpp` does
 */
export const findQueue = async (address: ServerAddress, name: string): Promise<Queue> =>
  queueFrom(name, await askQueue(address, name, asked));

/** Reads a queue's driver name and device. Throws as {@link findQueue} does. */
export async function describeQueue(address: ServerAddress, name: string): Promise<QueueDevice> {
  const group = await askQueue(address, name, askedOfDevice);
  const first = (attribute: string): string => textsOf(group, attribute)[0] ?? '';
  return { makeModel: first('printer-make-and-model'), deviceUri: first('device-uri') };
}
