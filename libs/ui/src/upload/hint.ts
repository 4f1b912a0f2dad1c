import { formatLimit, uploadLimit, type Usage } from '@ipw/domain';
import { acceptOf } from './check-file';
import type { UploadEnv } from './upload-env';

/** The sentence below the field, from the row that check and server use: '.png .jpg .jpeg — below 10M · up to 10'. */
export function hintOf(usage: Usage, t: UploadEnv['t'], count: number): string {
  const limit = uploadLimit(usage);
  const parts = [t(limit.below ? 'upload.below' : 'upload.at_most', { max: formatLimit(limit.max) })];
  if (count > 1) parts.push(t('upload.up_to', { count }));
  if (limit.pages) parts.push(t('upload.pages', { count: limit.pages }));
  if (limit.pixels) parts.push(t('upload.pixels', { ...limit.pixels }));
  if (limit.ratio) parts.push(t('upload.ratio', { ...limit.ratio }));
  if (limit.advised) parts.push(t('upload.advised', { ...limit.advised }));
  return `${acceptOf(limit, ' ')} — ${parts.join(' · ')}`;
}
