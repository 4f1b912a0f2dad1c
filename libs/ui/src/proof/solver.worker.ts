import { proofText, solve, type Challenge } from '@ipw/domain/core/proof';

/** Runs in a worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(proofText(solve(data)));
});
