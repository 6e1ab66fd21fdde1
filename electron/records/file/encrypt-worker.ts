/** Entry point of the thread that encrypts plain records. It gives one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError, type KioskErrorShape } from '../../../shared/errors.ts';
import { translateFile } from '../errors.ts';
import { encryptFile, type EncryptTask } from './encrypt-file.ts';

/** Null when the records are encrypted. */
export type EncryptAnswer = KioskErrorShape | null;

function answer(task: EncryptTask): EncryptAnswer {
  try {
    encryptFile(task);
    return null;
  } catch (error) {
    const known = translateFile(error);
    if (known instanceof KioskError) return known.toShape();
    throw known;
  }
}

parentPort?.postMessage(answer(workerData as EncryptTask));
