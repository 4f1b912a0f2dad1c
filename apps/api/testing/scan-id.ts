let planted = 0;

/**
 * The id of a scan that a spec plants: long enough not to occur in any other text, and above those of earlier specs of the same
 * database, because a scan with an id below the counter's position, which resets keep, is in no count.
 */
export const scanId = (): string => String(Date.now() * 1000 + (planted += 1));
