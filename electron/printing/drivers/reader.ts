/** Reads a driver's name, media and options from its description. */
import { createHash } from 'node:crypto';
import type { DriverOption, DriverView } from '../../../shared/printing.ts';
import { customSizes } from './custom.ts';
import { driverMedia } from './sizes.ts';
import { readPpd, type Ppd, type PpdEntry } from './ppd.ts';

export interface DriverSource {
  /** The bytes of its PPD file as Latin-1 text. */
  readonly ppd: string;
  /** As the spooler gives it; empty where it gives none. */
  readonly makeModel: string;
  /** The device that the spooler sends to, for example `usb://DNP/DS620?serial=…`. */
  readonly deviceUri: string;
}

/** Options that choose the medium, which a profile names separately. */
const mediaWords = ['PageSize', 'PageRegion', 'ManualFeed'];

/**
 * Returns a hash that changes when the queue, its driver, the driver's set-up or the device changes.
 *
 * @param parts everything that identifies them
 */
export function identityOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** Returns a description without parts that change on their own: comments (some hold their date) and line ends. */
const meaningOf = (ppd: string): string =>
  ppd
    .split(/\r\n|\n|\r/)
    .filter((line) => !line.startsWith('*%'))
    .map((line) => line.trimEnd())
    .join('\n');

function optionOf(description: Ppd, { option, text }: PpdEntry): DriverOption[] {
  const name = option.replace(/^\*/, '');
  if (name === '' || mediaWords.includes(name)) return [];
  const choices = description.choices(name).map((choice) => ({ value: choice.option, text: choice.text }));
  if (choices.length === 0) return [];
  const usual = description.valueOf(`Default${name}`);
  const known = choices.some(({ value }) => value === usual);
  return [{ name, text: text.replace(/^\*/, ''), choices, usual: known ? usual : '' }];
}

function read({ ppd, makeModel, deviceUri }: DriverSource): DriverView {
  const description = readPpd(ppd);
  const opened = [...description.choices('OpenUI'), ...description.choices('JCLOpenUI')];
  return {
    name: makeModel.trim() || description.valueOf('NickName') || description.valueOf('ModelName'),
    identity: identityOf([meaningOf(ppd), makeModel, deviceUri]),
    media: driverMedia(description),
    custom: customSizes(description),
    options: opened.flatMap((entry) => optionOf(description, entry)),
  };
}

/** The last reading of each device. An inkjet's description has six thousand statements and hardly ever changes. */
const lastReadings = new Map<string, { readonly ppd: string; readonly view: DriverView }>();

/** Reads a driver. Never throws: an unreadable description offers no media and no options. */
export function readDriver(source: DriverSource): DriverView {
  const device = JSON.stringify([source.makeModel, source.deviceUri]);
  const last = lastReadings.get(device);
  if (last?.ppd === source.ppd) return last.view;
  const view = read(source);
  lastReadings.set(device, { ppd: source.ppd, view });
  return view;
}
