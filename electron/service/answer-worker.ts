/** A worker's entry: reads one large answer and hands its pictures over without a copy. */
import { parentPort, workerData } from 'node:worker_threads';
import { readAnswer } from './read-answer.ts';
import type { ReadingTask } from './read-answer.ts';

const { kind, body } = workerData as ReadingTask;
const reading = readAnswer(kind, body);
const pictures = reading.ok && 'image' in reading.value ? [reading.value.image, reading.value.png] : [];
const memory = pictures.flatMap((picture) =>
  picture?.buffer instanceof ArrayBuffer ? [picture.buffer] : [],
);
parentPort?.postMessage(reading, memory);
