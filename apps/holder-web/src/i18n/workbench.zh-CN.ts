import { uploadZhCn } from '@ipw/ui/upload/i18n/upload.zh-CN';
import { claimZhCn } from '../features/claim/claim.i18n.zh-CN';
import { frameZhCn } from '../features/workbench/workbench.i18n.zh-CN';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhCn = { ...uploadZhCn, ...claimZhCn, ...frameZhCn } satisfies Record<
  WorkbenchKey,
  string
>;
