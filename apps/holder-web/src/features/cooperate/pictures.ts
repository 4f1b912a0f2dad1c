import type { UploadedFile } from '@ipw/domain';

export const USAGE = 'company_case_image';
export const picturesIn = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : [];
