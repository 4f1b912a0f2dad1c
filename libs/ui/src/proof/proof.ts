import type { Challenge } from '@ipw/domain/core/proof';
import { proofsUnderWay } from './proving';

/** Maximum proofs for one call; the required difficulty cannot rise more often meanwhile. */
const MOST_PROOFS = 3;

/** Solves a challenge in a worker; returns the value of `captcha` for the repeated call. */
function prove(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  proofsUnderWay.set(proofsUnderWay.get() + 1);
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(challenge);
  }).finally(() => {
    worker.terminate();
    proofsUnderWay.set(proofsUnderWay.get() - 1);
  });
}

/**
 * Repeats a call with the proof its answer demands, and once more when the difficulty has risen meanwhile. `challengeOf`
 * returns the challenge in an answer, if any.
 */
export async function withProof<T>(
  first: T,
  again: (captcha: string) => Promise<T>,
  challengeOf: (answer: T) => Challenge | undefined,
): Promise<T> {
  let answer = first;
  for (let made = 0; made < MOST_PROOFS; made += 1) {
    const challenge = challengeOf(answer);
    if (!challenge) break;
    answer = await again(await prove(challenge));
  }
  return answer;
}
