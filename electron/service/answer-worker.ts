/** Worker entry: reads one large answer and transfers its pictures without a copy. */
import { parentPort, workerData } from 'node:worker_threads';
import { picturesOf } from './answers.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadingTask } from './read-answer.ts';

const { kind, body } = workerData as ReadingTask;
const reading = readAnswer(kind, body);
const pictures = reading.ok ? picturesOf(reading.value) : [];
const memory = pictures.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
parentPort?.postMessage(reading, memory);
