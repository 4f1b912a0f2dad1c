// @ts-expect-error -- plain JavaScript
import { freePort as portOf } from '../../../tools/ports.mjs';

/** A port of this machine on which nothing listens; another with each call. */
export const freePort = portOf as () => Promise<number>;
