import { judge, type Judged } from './judge';

/** Runs in a worker, so that the page stays responsive while files are read. */
addEventListener('message', ({ data }: MessageEvent<File[]>) => {
  judge(data).then(
    (judged: Judged) => postMessage(judged),
    () => postMessage(null),
  );
});
