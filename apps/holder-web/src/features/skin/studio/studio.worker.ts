import type { HandedFiles } from './ask-worker';
import { matchFiles, type Matched } from './match-files';

const handed: File[] = [];

/** Runs in a worker, so that the page stays responsive while files are read. */
addEventListener('message', ({ data: { files, last } }: MessageEvent<HandedFiles>) => {
  handed.push(...files);
  if (!last) return;
  matchFiles(handed).then(
    (matched: Matched) => postMessage(matched),
    () => postMessage(null),
  );
});
