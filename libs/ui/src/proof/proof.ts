import type { Challenge } from '@ipw/domain/core/proof';
import { proofsUnderWay } from './proving';

/** More than pressure can grow while somebody is at it. */
const MOST_PROOFS = 3;

/** Solves a challenge in a worker; the answer is what the repeated call carries as `captcha`. */
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
 * Makes a call again with the proof its answer asked for, and again should that have become too easy meanwhile.
 * `challengeOf` finds the challenge in an answer, or nothing.
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
