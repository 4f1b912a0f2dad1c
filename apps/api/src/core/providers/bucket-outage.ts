/** What the S3 client says of a failed call, whatever failed. */
interface ClientError {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether a call of a bucket got no answer, or that of a storage that cannot serve at the moment: a repeat may succeed. */
export function isBucketOutage(thrown: unknown): boolean {
  const { $metadata } = (thrown ?? {}) as ClientError;
  const status = $metadata?.httpStatusCode ?? 0;
  return $metadata !== undefined && (status === 0 || status >= 500 || status === 429);
}

/** A failed call of a bucket in one line; undefined for other errors. */
export function bucketFailure(thrown: unknown): string | undefined {
  const { name, message = '', $metadata } = (thrown ?? {}) as ClientError;
  return $metadata && `bucket: ${[name, message.split('\n')[0]].filter(Boolean).join(': ')}`;
}
