/** Encodes frames of the camera in a worker, so that the live picture and the keys do not wait for it. */
import type { ShotFormat } from '../../../shared/model/pictures.ts';
import { startOwnThread } from '../../ui/own-thread.ts';
import type { Encoded, EncodeRequest } from './encoder-worker.ts';
import workerAddress from './encoder-worker.ts?worker&url';
import { pictureOf, type RawFrame } from './grab-frame.ts';

/** The page's one encoder, and the frames that it was given. It is idle between shots and stays with the page. */
let thread: Worker | null = null;
const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
let lastId = 0;

function started(): Worker {
  if (thread !== null) return thread;
  const worker = startOwnThread(workerAddress, 'encoder');
  worker.onmessage = ({ data: { id, file } }: MessageEvent<Encoded>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (file instanceof Error) one?.reject(file);
    else one?.resolve(new Uint8Array(file));
  };
  worker.onerror = () => {
    worker.terminate();
    thread = null;
    for (const one of waiting.values()) one.reject(new Error('The encoder has ended'));
    waiting.clear();
  };
  return (thread = worker);
}

/** Starts the encoder's thread before its first frame, which then need not wait for it. */
export const startEncoder = (): void => void started();

/** Encodes a frame in the studio's format for shots: upright, neither mirrored nor scaled. */
export function encodeFrame(frame: RawFrame, format: ShotFormat): Promise<Uint8Array<ArrayBuffer>> {
  lastId += 1;
  const picture = pictureOf(frame);
  const request: EncodeRequest = { id: lastId, frame: picture, rotation: frame.rotation, format };
  const one = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  waiting.set(lastId, one);
  started().postMessage(request, [picture]);
  return one.promise;
}
