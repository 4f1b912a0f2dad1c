import { homeZhCn } from '../features/workbench/home.i18n.zh-CN';
import { frameZhCn } from '../features/workbench/workbench.i18n.zh-CN';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhCn = {
  ...frameZhCn,
  ...homeZhCn,
} satisfies Record<WorkbenchKey, string>;
