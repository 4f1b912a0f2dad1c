import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type Part,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { XhrHttpHandler } from '@aws-sdk/xhr-http-handler';
import { UPLOAD_PART_SIZE, type StsCredentials } from '@ipw/domain';
import { type SendOptions, STALL_MS, UploadError } from './request';

export interface BucketOptions extends SendOptions {
  /** Requests credentials; called again before they expire. */
  credentials: () => Promise<StsCredentials>;
  /** Id of the multipart upload begun earlier. */
  begun: string | undefined;
  onBegun: (begun: string) => void;
}

const identityOf = (credentials: StsCredentials) => ({
  accessKeyId: credentials.access_key_id,
  secretAccessKey: credentials.access_key_secret,
  sessionToken: credentials.security_token,
  expiration: new Date(credentials.expires_at),
});

/** An S3 client with expiring credentials: the library requests new ones five minutes before. The first ones are given. */
function clientOf(
  first: StsCredentials,
  credentials: BucketOptions['credentials'],
  requestHandler: XhrHttpHandler,
): S3Client {
  let given: StsCredentials | undefined = first;
  return new S3Client({
    endpoint: first.endpoint,
    region: first.region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    requestHandler,
    credentials: async () => {
      const fresh = given ?? (await credentials());
      given = undefined;
      return identityOf(fresh);
    },
  });
}

/** Aborts a stalled upload when nothing was sent for a while, or when the member cancels. */
function watch(signal: AbortSignal | undefined) {
  const control = new AbortController();
  const end = () => control.abort();
  let timer: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(end, STALL_MS);
  };
  signal?.addEventListener('abort', end);
  moved();
  return {
    abortSignal: control.signal,
    moved,
    over: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    },
  };
}

/** The handler reports a request's progress; its types are Node's. */
interface Tells {
  on: (event: string, listener: (event: ProgressEvent) => void) => void;
}

/**
 * Uploads a file into the bucket in parts; stored parts are not sent again. False when the upload cannot even be begun,
 * because browsers may not reach the bucket. Throws an UploadError that may be retried for later failures of storage or
 * network.
 */
export async function sendToBucket(
  file: Blob,
  first: StsCredentials,
  options: BucketOptions,
): Promise<boolean> {
  const { credentials, begun, onBegun, onProgress, signal } = options;
  const line = new XhrHttpHandler({});
  const client = clientOf(first, credentials, line);
  const watched = watch(signal);
  const target = { Bucket: first.bucket, Key: `${first.prefix}file` };
  let from = 0;
  let known = begun !== undefined;
  (line as unknown as Tells).on(XhrHttpHandler.EVENTS.UPLOAD_PROGRESS, ({ loaded }) => {
    watched.moved();
    onProgress?.(Math.min(1, (from + loaded) / file.size));
  });
  try {
    const listed = begun && (await partsOf(client, { ...target, UploadId: begun }, file.size, watched));
    const upload = listed
      ? { ...target, UploadId: begun }
      : {
          ...target,
          UploadId: (await client.send(new CreateMultipartUploadCommand(target), watched)).UploadId,
        };
    known = true;
    if (!listed) onBegun(upload.UploadId!);
    const parts = listed || [];
    for (from = parts.length * UPLOAD_PART_SIZE; from < file.size; from += UPLOAD_PART_SIZE) {
      const PartNumber = parts.length + 1;
      const Body = file.slice(from, from + UPLOAD_PART_SIZE);
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }), watched);
      parts.push({ PartNumber, ETag });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
      watched,
    );
    return true;
  } catch (error) {
    signal?.throwIfAborted();
    if (!known) return false;
    throw error instanceof UploadError ? error : new UploadError('', true);
  } finally {
    watched.over();
    client.destroy();
  }
}

/** The stored parts without a gap from the first; undefined when the storage no longer knows the upload. */
async function partsOf(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
  size: number,
  watched: { abortSignal: AbortSignal },
) {
  try {
    const { Parts = [] } = await client.send(new ListPartsCommand(upload), watched);
    const isNext = ({ PartNumber, Size }: Part, at: number) =>
      PartNumber === at + 1 && Size === Math.min(UPLOAD_PART_SIZE, size - at * UPLOAD_PART_SIZE);
    const gap = Parts.findIndex((part, at) => !isNext(part, at));
    return (gap < 0 ? Parts : Parts.slice(0, gap)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  } catch (error) {
    if ((error as Error).name === 'NoSuchUpload') return undefined;
    throw error;
  }
}
