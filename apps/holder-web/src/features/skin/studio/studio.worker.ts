import { matchFiles, type Matched } from './match-files';

/** Runs in a worker, so that the page stays responsive while files are read. */
addEventListener('message', ({ data }: MessageEvent<File[]>) => {
  matchFiles(data).then(
    (matched: Matched) => postMessage(matched),
    () => postMessage(null),
  );
});
