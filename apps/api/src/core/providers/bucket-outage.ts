/** What the S3 client says of a failed call, whatever failed. */
interface ClientError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether a call of a bucket got no answer in time, or that of a storage that cannot serve at the moment: a repeat may succeed. */
export function isBucketOutage(thrown: unknown): boolean {
  const { name, $metadata } = (thrown ?? {}) as ClientError;
  const status = $metadata?.httpStatusCode ?? 0;
  return $metadata !== undefined && (name === 'TimeoutError' || status >= 500 || status === 429);
}
