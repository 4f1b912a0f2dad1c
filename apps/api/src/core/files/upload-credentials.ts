import type { AssumeRoleCommandInput, STS } from '@aws-sdk/client-sts';
import type { StsCredentials } from '@ipw/domain';
import { bucketIn, type BucketSettings } from '../bucket-settings';
import type { Config } from '../config';
import { DomainError } from '../errors/domain-error';
import { clientOf } from '../providers/bucket';
import { UPLOAD_FOLDER } from './bucket-upload-store';

/** Shortest lifetime that token services offer. */
const LIFE_S = 900;

/**
 * Temporary credentials that write below the prefix of one upload and can do nothing else, not even read. The policy cannot limit
 * size or number, so what is written beyond the file that was announced stays until the sweep of unfinished uploads.
 */
export class UploadCredentials {
  constructor(
    private readonly sts: STS,
    private readonly settings: BucketSettings,
    private readonly roleArn: string,
  ) {}

  async of(uploadId: string): Promise<StsCredentials> {
    const { bucket, region, endpoint } = this.settings;
    const prefix = `${UPLOAD_FOLDER}/${uploadId}/`;
    const command: AssumeRoleCommandInput = {
      RoleArn: this.roleArn,
      RoleSessionName: `upload-${uploadId}`,
      DurationSeconds: LIFE_S,
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
            Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
          },
        ],
      }),
    };
    const { Credentials: given } = await this.sts.assumeRole(command);
    if (!given?.AccessKeyId || !given.SecretAccessKey || !given.SessionToken || !given.Expiration)
      throw new DomainError('BUSY', { retry_after: 60 });
    return {
      access_key_id: given.AccessKeyId,
      access_key_secret: given.SecretAccessKey,
      security_token: given.SessionToken,
      bucket,
      region,
      endpoint,
      prefix,
      expires_at: given.Expiration.toISOString(),
    };
  }
}

export const UPLOAD_CREDENTIALS = Symbol('upload-credentials');

/** The issuer of upload credentials; undefined without a bucket or without a role. */
export async function openUploadCredentials(config: Config): Promise<UploadCredentials | undefined> {
  const settings = bucketIn(config);
  const { S3_ROLE_ARN: role, S3_STS_ENDPOINT: endpoint } = config;
  if (!settings || !role) return undefined;
  const { STS } = await import('@aws-sdk/client-sts');
  const { credentials, region, requestHandler } = clientOf(settings);
  return new UploadCredentials(
    new STS({ endpoint: endpoint ?? settings.endpoint, region, credentials, requestHandler }),
    settings,
    role,
  );
}
