import { proofText, solve, type Challenge } from '@ipw/domain/core/proof';

/** Solves beside the page, so that typing and reading go on. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(proofText(solve(data)));
});
