import { parentPort } from 'node:worker_threads';
import decodeQr from 'qr/decode.js';

/** A picture of four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}
/** The text of a code; null without one. */
export type QrText = string | null;

function textIn(pixels: Pixels): QrText {
  try {
    return decodeQr(pixels) || null;
  } catch {
    // There is none, or it cannot be read.
    return null;
  }
}

parentPort!.on('message', (pixels: Pixels) => parentPort!.postMessage(textIn(pixels)));
