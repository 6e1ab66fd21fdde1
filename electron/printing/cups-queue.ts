/** What the spooler says of its queues. */
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView } from '../../shared/model.ts';
import { askIpp, type ServerAddress } from './cups-server.ts';
import { numberOf, operations, statusNotFound, textsOf, type IppGroup } from './ipp.ts';

export interface Queue {
  readonly name: string;
  readonly label: string;
  readonly state: PrinterView['state'];
  /** The spooler's keywords, for example `media-empty-error`, then its sentence if it has one. */
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

/** RFC 8011, 5.4.11. */
const processing = 4;
const stopped = 5;

/** A queue's address within the spooler. Its host plays no part. */
export const queueUri = (name: string): string => `ipp://localhost/printers/${encodeURIComponent(name)}`;

/** Every text once, without those that say nothing. */
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

function queueFrom(group: IppGroup): Queue[] {
  const [name] = textsOf(group, 'printer-name');
  if (name === undefined) return [];
  const [info = ''] = textsOf(group, 'printer-info');
  const reasons = spoken([
    ...textsOf(group, 'printer-state-reasons'),
    ...textsOf(group, 'printer-state-message'),
  ]);
  return [{ name, label: info.trim() || name, state: stateOf(group, reasons), reasons }];
}

/** All queues. Throws as `askIpp` does. */
export async function listQueues(address: ServerAddress): Promise<Queue[]> {
  const { printers } = await askIpp(address, { operation: operations.getPrinters, attributes: asked });
  return printers.flatMap(queueFrom);
}

/** The name of the spooler's default queue, or null when it has none. */
export async function defaultQueue(address: ServerAddress): Promise<string | null> {
  const { printers } = await askIpp(address, {
    operation: operations.getDefault,
    attributes: ['printer-name'],
  });
  const [first] = printers;
  return first === undefined ? null : (textsOf(first, 'printer-name')[0] ?? null);
}

/**
 * One queue as it stands now.
 *
 * @throws KioskError PRINTER_UNKNOWN when there is none of this name, otherwise as `askIpp` does
 */
export async function findQueue(address: ServerAddress, name: string): Promise<Queue> {
  const target = { name: 'printer-uri', uri: queueUri(name) } as const;
  const answer = await askIpp(address, {
    operation: operations.getPrinterAttributes,
    target,
    attributes: asked,
  });
  const [queue] = answer.printers.flatMap(queueFrom);
  if (queue?.name === name) return queue;
  if (answer.status === statusNotFound || queue !== undefined) {
    throw new KioskError('PRINTER_UNKNOWN', 'the spooler has no such queue');
  }
  throw new KioskError('PRINTER_UNREACHABLE', `the spooler answered status ${answer.status}`);
}
